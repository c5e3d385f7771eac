"""Bodies read strictly: the wire's struct, no field more, no text where a number belongs."""

from collections.abc import Generator
from typing import Any, ClassVar, TypeVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from slagveld.server.app.problems import malformed

T = TypeVar("T")


class _Strict(AbstractDTO[Any]):
    """Stands where the framework would convert leniently."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]

    def decode_bytes(self, value: bytes) -> Any:
        """The body as its struct."""
        return read(self.decoder, value)

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """Nothing to prepare: msgspec reads the struct itself."""

    @classmethod
    def create_openapi_schema(
        cls,
        field_definition: FieldDefinition,
        handler_id: str,  # noqa: ARG003 - the framework's signature, here and below
        schema_creator: Any,
    ) -> Reference | Schema:
        """The struct's own schema."""
        found: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return found

    @classmethod
    def generate_field_definitions(
        cls,
        model_type: type[Any],  # noqa: ARG003
    ) -> Generator[DTOFieldDefinition, None, None]:
        """Fields are msgspec's business."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:  # noqa: ARG003
        """Fields are msgspec's business."""
        return False


def read(decoder: msgspec.json.Decoder[T], raw: bytes) -> T:
    """What some JSON holds; raises ProblemError with the field at fault."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise malformed(error) from None


def strict(kind: type[msgspec.Struct]) -> type[AbstractDTO[Any]]:
    """What a handler names as its `dto` to have its body read strictly."""
    return type(
        f"Strict{kind.__name__}",
        (_Strict,),
        {"decoder": msgspec.json.Decoder(kind), "model_type": kind},
    )
