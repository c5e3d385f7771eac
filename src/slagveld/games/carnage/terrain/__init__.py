"""The kinds of terrain: what bars the way, what slows, what parts two bases, what hides.

Everything else on terrain asks here: `ground` for ways, `sight` for lines, `shooting` for cover,
`buildings` for doors.

Serves CAR-9-analogy, CAR-9-halving, CAR-9.1, CAR-9.2.1, CAR-9.2.2-movement, CAR-9.3-kinds,
CAR-9.3.1, CAR-9.3.2-movement, CAR-9.4, CAR-9.5, CAR-9.6, CAR-9.8-movement, CAR-9.9, CAR-9.10,
CAR-9.8-cover.
Leans on CAR-9.3.2-cover, CAR-9.7-enter, CAR-12.4.
"""
