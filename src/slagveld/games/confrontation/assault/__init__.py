"""Charges and engagements, from their announcement to contact.

Who may be named, measuring, assault fire, reaction fire of those who are assaulted, creatures that
go on after those who fled, and the way into contact or as near as it gets.

Serves CON-WALK-3, CON-CHARGE-1, CON-CHARGE-2, CON-CHARGE-3, CON-CHARGE-4, CON-CHARGE-7,
CON-CHARGE-8, CON-CHARGE-10, CON-ENGAGE, CON-DISENGAGE-6, CON-FEAR-9, CON-FEAR-10, CON-REACT,
CON-CARD-charge-bestiale, CON-CARD-rapidite, CON-CARD-tir-d-assaut.
Leans on CON-APP, CON-MOVE, CON-WALK-2, CON-DISENGAGE-4, CON-DISENGAGE-5, CON-FEAR-1, CON-FEAR-2,
CON-FEAR-15.
"""
