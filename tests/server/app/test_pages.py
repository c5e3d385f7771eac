"""The built web table as files."""

import gzip

import pytest

from slagveld.server.app.pages import Pages


@pytest.fixture
def folder(tmp_path):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Slagveld</title>" + "x" * 500)
    (web / "assets" / "main-1a2b.js").write_text("let a = 1;" * 100)
    (web / "assets" / "dot.png").write_bytes(b"\x89PNG")
    (web / "icons.json").write_text('{"orc-head": "<path d=\\"M0 0\\"/>"}')
    (tmp_path / "secret.txt").write_text("no")
    return web


def test_hashed_assets_are_kept_for_ever_and_the_page_never(folder):
    pages = Pages(folder)
    assert "immutable" in pages.file("assets/main-1a2b.js").cache
    assert pages.front().cache == "no-cache"
    assert pages.file("assets/main-1a2b.js").kind.startswith("text/javascript")


def test_text_is_packed_and_pictures_are_not(folder):
    pages = Pages(folder)
    script = pages.file("assets/main-1a2b.js")
    assert gzip.decompress(script.packed) == script.body
    assert pages.file("assets/dot.png").packed is None


@pytest.mark.parametrize(
    "name",
    ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "assets", "", "none.js", "a\0b"],
)
def test_no_name_leads_out_of_the_folder(folder, name):
    assert Pages(folder).file(name) is None


def test_links_out_of_the_folder_are_not_followed(folder):
    (folder / "assets" / "way-out.txt").symlink_to(folder.parent / "secret.txt")
    assert Pages(folder).file("assets/way-out.txt") is None


def test_a_changed_file_is_read_again(folder):
    pages = Pages(folder)
    before = pages.front()
    (folder / "index.html").write_text("other")
    import os

    os.utime(folder / "index.html", ns=(1, 1))
    assert pages.front().body == b"other"
    assert pages.front().mark != before.mark


def test_icons_by_name(folder):
    pages = Pages(folder)
    assert pages.icons() == {"orc-head": '<path d="M0 0"/>'}
    assert pages.icons() is pages.icons()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "not built"), ("nl", "niet gebouwd"), ("de", "nicht gebaut")]
)
def test_where_nothing_is_built_a_page_says_how(tmp_path, language, word):
    pages = Pages(tmp_path / "none")
    assert not pages.built
    assert pages.icons() == {}
    page = pages.front(language).body.decode()
    assert f'lang="{language}"' in page
    assert "make web" in page
    assert "⟦" not in page
    assert word in page
