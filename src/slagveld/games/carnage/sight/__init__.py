"""Who sees whom: from where a figure looks, and what there is to see of a unit.

Archers, mages and rulers ask here.

Serves CAR-9.1-shooting, CAR-9.2.2-inside, CAR-9.7-shoot-out, CAR-9.10-sight, CAR-12-direct,
CAR-12-indirect, CAR-12.4, CAR-12.6, CAR-12.7, CAR-12-ranks, CAR-12-ex5, CAR-14.1-sight,
CAR-9.1-plate.
"""
