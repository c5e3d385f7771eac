"""The digest of moving asks every public function and depends on the seed only."""

import inspect
import random

from tests.table import digest_paths


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
    assert len(public) > 90


def test_the_same_seed_gives_the_same_digest():
    assert digest_paths.digest(3, 2) == digest_paths.digest(3, 2) != digest_paths.digest(4, 2)
