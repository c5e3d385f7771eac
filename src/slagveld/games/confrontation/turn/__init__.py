"""The course of a battle: the approach, the phases of a turn, cards, the end and who has won.

Cards are drawn, kept in reserve and played, and their figures activated. The end phase, mutations,
the objects of a scenario and the check of a state for soundness are here too.

Serves CON-APP, CON-TURN, CON-MOVE-1, CON-MOVE-2, CON-MOVE-3, CON-MOVE-4, CON-MOVE-5, CON-MOVE-6,
CON-MOVE-7, CON-MOVE-8, CON-MOVE-9, CON-MOVE-11, CON-CHARGE-5, CON-DIV, CON-REACT-6, CON-END,
CON-GAP-5, CON-CARD-autorite, CON-CARD-mutagene.
Leans on CON-STAT, CON-FEAR, CON-SHOOT, CON-CARD-eclaireur, CON-CARD-mort-vivant.
"""
