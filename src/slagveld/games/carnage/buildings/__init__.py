"""Buildings: going in and out by doors and windows, how many find room, and where they stand.

Who shoots out of a building and at it is settled in `sight` and `shooting`.

Serves CAR-9.7-enter, CAR-9.7-window, CAR-9.7-capacity, CAR-9.7-example.
Leans on CAR-8.1, CAR-8.6, CAR-8.6a, CAR-8.6e, CAR-13.2-flee.
"""
