"""Armies by points: the troop types of the book, figures of one's own design, and their prices.

Serves CAR-0-scale, CAR-0-mounts, CAR-0-base-size, CAR-5.1.1, CAR-5.1.2, CAR-5.3, CAR-5.4,
CAR-16-cattle-cows, CAR-17, CAR-18, CAR-19-composition, CAR-19-archer, CAR-19-price, CAR-19-teron,
CAR-19-yarik, CAR-20.
Leans on CAR-2-bouncer, CAR-8-types, CAR-16-armies, CAR-5-stats, CAR-19-independent.
"""
