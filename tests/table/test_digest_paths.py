"""The digest of moving asks every public function; the speeds of moving are measured."""

import inspect
import random

from tests.table import digest_paths

from slagveld.table.bench_routes import move_speeds


def test_every_public_function_is_asked():
    asked = set(digest_paths.questions(random.Random(1)))
    public = {
        f"{module.__name__.rpartition('.')[2]}.{name}"
        for module in digest_paths.MODULES
        for name, value in vars(module).items()
        if callable(value)
        and not inspect.isclass(value)
        and not name.startswith("_")
        and getattr(value, "__module__", None) == module.__name__
    }
    assert public - asked == set()
    assert len(public) > 70


def test_the_same_seed_gives_the_same_digest():
    assert digest_paths.digest(3, 2) == digest_paths.digest(3, 2) != digest_paths.digest(4, 2)


def test_speeds_are_measured():
    speeds = {speed.name: speed.per_second for speed in move_speeds(0.0)}
    assert len(speeds) == 8
    assert min(speeds.values()) > 10
    prepared = speeds["route 30 cm, disc, prepared"]
    assert prepared > speeds["route 30 cm, disc, with its ground"] * 0.8
