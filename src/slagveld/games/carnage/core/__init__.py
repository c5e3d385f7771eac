"""What a battle is made of: figures, units, the field, the state, and what holds just now.

Here are the book of the game (its key, sentences and measures), the values of a unit with all that
the pearl and spells make of them, the pearl table, and the parts of a round in which a side does
several things in any order.

Serves CAR-0-inch, CAR-0-base-size, CAR-1-gaps, CAR-1-impartial, CAR-2-attack, CAR-3-d10,
CAR-5-stats, CAR-5.1-unit, CAR-5.1-formation, CAR-5.1.3, CAR-5.2-bases, CAR-6.1-finish,
CAR-6.2-sides, CAR-7-example-42, CAR-7-limits, CAR-7-bow-st, CAR-7-table, CAR-7-06-10, CAR-7-11-15,
CAR-7-16-20, CAR-7-26-30, CAR-7-31, CAR-7-32-35, CAR-7-36-40, CAR-7-41-42, CAR-7-43-50, CAR-7-51-55,
CAR-7-67-71, CAR-7-72-76, CAR-7-77-81, CAR-7-87-89, CAR-7-90-94, CAR-10.3, CAR-12.6-measure,
CAR-12-st3, CAR-13.1-who, CAR-13.2-agility, CAR-13.2-wound-table, CAR-14.3-diversion,
CAR-14.4-frenzy, CAR-19-independent, CAR-19-composition, CAR-7-shuffle, CAR-19-target, CAR-7-01-05,
CAR-7-21-25, CAR-7-56-60, CAR-7-61-63, CAR-7-64-66, CAR-7-82-86, CAR-7-95-00.
Leans on CAR-2-entry, CAR-4-compass, CAR-5.1-moments, CAR-5.1.2, CAR-5.1.5c, CAR-5.1.5d-melee,
CAR-5.1.5d-charge, CAR-6.1-order, CAR-6.2-roll, CAR-6.2-tie, CAR-6.7-order, CAR-6.9.2, CAR-6.9.3,
CAR-7-roll, CAR-7-no-repeat, CAR-8-types, CAR-8-engaged, CAR-8.6a, CAR-8.6e, CAR-9.3.1,
CAR-9.7-enter, CAR-10-exhausted, CAR-10-free-shot-once, CAR-12.4, CAR-13.2-enemy-choice,
CAR-13.3-status, CAR-14.2-explosion-all, CAR-14.2-explosion-crater, CAR-14.3-teleport-move,
CAR-14.3-acceleration, CAR-14.4-shield, CAR-16-end, CAR-16-little-boy-goal, CAR-16-eggs-attack,
CAR-19-archer.
"""
