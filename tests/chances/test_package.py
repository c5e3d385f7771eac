"""The package as a whole: its examples run, it samples nothing, its caches are bounded."""

import ast
import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import slagveld.chances
from slagveld.chances import bench

MODULES = [
    "slagveld.chances",
    *(
        f"slagveld.chances.{found.name}"
        for found in pkgutil.iter_modules(slagveld.chances.__path__)
    ),
]
SOURCES = sorted(Path(slagveld.chances.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_docstrings_are_true(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_nothing_samples_and_nothing_leans_on_the_rest_of_the_project(source):
    tree = ast.parse(source.read_text(encoding="utf-8"))
    imported = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    ] + [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    for module in imported:
        top = module.split(".")[0]
        assert top not in ("random", "secrets", "icepool", "scipy")
        assert top != "slagveld" or module.startswith("slagveld.chances")
    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "random"
    ]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_every_cache_has_a_bound(source):
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "lru_cache":
            assert [word.arg for word in node.keywords] == ["maxsize"]
            assert isinstance(node.keywords[0].value, ast.Constant)
            assert isinstance(node.keywords[0].value.value, int)
        assert getattr(node, "id", "") != "cache"


def test_every_public_name_exists_once_and_is_documented():
    names = slagveld.chances.__all__
    assert names == sorted(set(names))
    for name in names:
        assert getattr(slagveld.chances, name).__doc__


def test_the_benchmark_answers_every_question():
    measured = bench.bench(seconds=0.0)
    assert list(measured) == list(bench.QUESTIONS)
    assert all(value > 0 for value in measured.values())
