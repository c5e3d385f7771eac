"""What tests of every game's army building ask of a roster."""

from slagveld.texts import WRITTEN, Speaker, say


def broken(muster, roster):
    """The rules an army breaks, with the entry at fault; every sentence can be said."""
    found = muster.faults(roster)
    for fault in found:
        for language in WRITTEN:
            assert Speaker(language).faults(fault.text) == ()
    return [(fault.rule, fault.entry) for fault in found]


def wrong_words(muster, roster):
    """What is wrong with an army, in words."""
    return [say(fault.text) for fault in muster.faults(roster)]
