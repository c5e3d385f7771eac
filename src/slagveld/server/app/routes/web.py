"""Everything that is not the API: the page and its assets."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from slagveld.server.app.asking import unknown
from slagveld.server.app.pages import Page
from slagveld.server.app.services import Inside
from slagveld.texts import best_language

Asked = Request[Any, Any, Any]


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def asset(services: Inside, request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the web table whose name changes with its content."""
    page = services.pages.file(f"assets/{name.lstrip('/')}")
    if page is None:
        raise unknown()
    return _sent(page, request)


@get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def front(services: Inside, request: Asked, name: FromPath[str] = "") -> Response[bytes]:
    """The page of the web table, whatever the address: the browser finds its way itself."""
    place = name.strip("/")
    if place.split("/")[0] in ("api", "schema"):
        raise unknown()
    single = services.pages.file(place) if place and "/" not in place else None
    language = best_language(request.headers.get("accept-language"))
    return _sent(single or services.pages.front(language), request)


def _sent(page: Page, request: Asked) -> Response[bytes]:
    headers = {"ETag": page.mark, "Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs and page.packed is not None:
        headers["Content-Encoding"] = "gzip"
        return Response(page.packed, media_type=page.kind, headers=headers)
    return Response(page.body, media_type=page.kind, headers=headers)
