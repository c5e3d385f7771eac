from pathlib import Path

import pytest

from slagveld.texts.languages import WRITTEN


@pytest.fixture
def write(tmp_path):
    """Writes files below tmp_path: path and text; gives the whole path."""

    def write_file(path: str, text: str) -> Path:
        whole = tmp_path / path
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.write_text(text, encoding="utf-8")
        return whole

    return write_file


@pytest.fixture
def write_all(write):
    """Writes the same Fluent text in all languages, into `folder/en.ftl` and so on."""

    def write_files(folder: str, text: str, **others: str) -> Path:
        for language in WRITTEN:
            path = write(f"{folder}/{language}.ftl", others.get(language, text))
        return path.parent

    return write_files
