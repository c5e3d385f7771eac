"""The energy pearl: its roll, the move of its wagon, and what it does at once.

Effects on values are worked out in `core/pearl_table.py`, those on distances in
`ground/move_distances.py` and `shooting/ranges.py`.

Serves CAR-6.3, CAR-7-roll, CAR-7-example-42, CAR-7-duration, CAR-7-no-repeat, CAR-7-neutral,
CAR-7-shuffle, CAR-7-wagon, CAR-7-table, CAR-7-43-50, CAR-7-56-60, CAR-7-67-71, CAR-7-72-76,
CAR-7-82-86, CAR-15.1-pearl, CAR-7-wagon-start.
Leans on CAR-2-entry.
"""
