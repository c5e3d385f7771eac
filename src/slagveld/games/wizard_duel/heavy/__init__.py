"""Heavy weapons: who serves them and what it costs the crew, how they are pushed and shoot.

Serves WD-HEAVY.
Leans on WD-ACT-6, WD-SUMMON-7.
"""
