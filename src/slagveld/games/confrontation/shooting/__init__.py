"""The third phase: who shoots when and at whom, how difficult that is, and whom it strikes.

Moves after the shot are here, and the single shots out of turn that assaults ask for. Magic would
come after all shooting, and has only its place kept.

Serves CON-STAT-8, CON-STAT-9, CON-STUNT-3, CON-DODGE-3, CON-DODGE-6, CON-SHOOT, CON-RANGE-1,
CON-RANGE-2, CON-FIRE, CON-SHMOD, CON-DAMAGE-1, CON-DAMAGE-2, CON-MAGIC, CON-HOUSE-9,
CON-CARD-conscience, CON-CARD-harcelement, CON-CARD-precision, CON-CARD-tir-instinctif.
Leans on CON-STAT-2, CON-TURN, CON-FEAR, CON-REACT, CON-CARD-tir-d-assaut.
"""
