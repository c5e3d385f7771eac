## Spells: names, and what they do

spell-fire-dart = Fire Dart
spell-fire-dart-text = Strikes a visible enemy model up to { $range } away with 3 attack dice and Strength 4; it defends as usual.
spell-mend = Mend
spell-mend-text = A friendly model up to { $range } away gets back one lost Wound and the die lost with it. The dead stay dead.
spell-aegis = Aegis
spell-aegis-text = Each model of a friendly regiment up to { $range } away has one more defence die until the end of the round.
spell-fury = Fury
spell-fury-text = Each model of a friendly regiment up to { $range } away has one more attack die in its next melee this round.
spell-courage = Courage
spell-courage-text = A friendly regiment up to { $range } away is no longer frightened and passes every fear test until the end of the round.
spell-mire = Mire
spell-mire-text = A visible enemy regiment up to { $range } away has half its Agility, rounded up, until its next activation ends.
spell-storm = Storm
spell-storm-text = Strikes up to 3 models of a visible enemy regiment up to { $range } away, each with 2 attack dice and Strength 3; each defends for itself.
spell-dread = Dread
spell-dread-text = A visible enemy regiment up to { $range } away takes a fear test against Fear 1 at once.
spell-blink = Blink
spell-blink-text = The wizard or a friendly model on foot up to { $range } away is placed up to { $distance } from where it stood, facing as you like, not in contact with an enemy.
spell-raise = Raise
spell-raise-text = One slain model of a friendly Undead regiment up to { $range } away returns with 1 Wound, touching its regiment. Only red wizards know it.
spell-counterspell = Counterspell
spell-counterspell-text = Stops the spell of an enemy wizard up to { $range } away with at least as many skulls as his. It is the wizard’s spell of the round.
