"""Fear and courage: courage tests, flight, paralysis and rallying.

Who fears whom, what becomes of those who fail, and how those in flight rally or run on.

Serves CON-FEAR, CON-CARD-abominable, CON-CARD-cri-de-guerre, CON-CARD-cri-de-ralliement,
CON-CARD-fanatisme, CON-CARD-immunite, CON-CARD-mort-vivant.
Leans on CON-STAT.
"""
