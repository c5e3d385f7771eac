"""Normal moves, and leaving a fight: marching, breaking off, fleeing.

Where a unit may go and how far is known in `ground`; charges and wraps have rooms of their own.

Serves CAR-8.1, CAR-8.2, CAR-8.3, CAR-8.5, CAR-8-into-contact, CAR-8-engaged, CAR-8.6, CAR-8.6a,
CAR-8.6b, CAR-8.6d, CAR-8.6e, CAR-13.2-flee, CAR-14.3-diversion-friend, CAR-8.6c.
Leans on CAR-6.9-any-time.
"""
