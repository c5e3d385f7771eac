"""Magic at any moment: who may cast what on whom, the magic words, and what spells do.

The other rooms open a `MagicMoment` where a mage could want to speak; whether his player is asked
there is a matter of his stops.

Serves CAR-6.1-magic, CAR-6.9, CAR-14.
Leans on CAR-2-entry, CAR-10-announce.
"""
