"""Close combat actions: blows, captures, executions, healing hands, Surge and Charge.

Who may strike whom, and how; the attack itself is resolved in `attack`.

Serves MK-MOVE-9, MK-SOAR-8, MK-SOAR-9, MK-TARGET, MK-MELEE, MK-CHARGE, MK-CAPTURE-8, MK-CAPTURE-10,
MK-CAPTURE-17, MK-CAPTURE-18, MK-BUILT-18, MK-CARD-G2, MK-CARD-G3, MK-CARD-G7, MK-CARD-charge,
MK-CARD-healing, MK-CARD-weapon-master, MK-CARD-sweep, MK-BUILT-15, MK-CAPTURE-2.
Leans on MK-ABILITY-2, MK-ABILITY-3, MK-IMMUNE-2, MK-BUILT-16, MK-ETIQ-1, MK-CARD-demoralized.
"""
