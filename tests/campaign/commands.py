"""`slagveld campaign` as a test calls it."""

import json

FAT = "game: pig\nname: Herd\nentries:\n  - {key: sow, count: 3}\n"
THIN = "game: pig\nname: Runts\nentries:\n  - {key: sow}\n  - {key: boar}\n"


def told(run, *words):
    code, out, err = run("campaign", *words, "--json")
    assert (code, err) == (0, ""), (out, err)
    return json.loads(out)


def wrong(run, *words):
    """The one line that answers wrong input."""
    code, out, err = run("campaign", *words)
    assert (code, out) == (2, ""), (out, err)
    assert err.count("\n") == 1
    return err
