"""What all attacks have in common: who may be attacked, the dice, the rolls, full defence.

Melee, shots, breath and spells make pools of dice here and roll them; who is attacked may react.
Machines use the parts that suit them.

Serves LC-1.1-18, LC-1.1-19, LC-1.2-2, LC-1.2-3, LC-1.2-5, LC-1.2-6, LC-1.3-13, LC-1.3-14,
LC-1.3-16, LC-1.6-1, LC-1.6-3, LC-1.6-4, LC-1.6-5, LC-1.6-6, LC-1.6-7, LC-1.6-8, LC-1.6-15,
LC-1.6-16, LC-1.6-17, LC-1.6-18, LC-1.6-19, LC-1.6-20, LC-1.6-22, LC-1.6-23, LC-1.6-25, LC-1.6-ex1,
LC-1.6-ex2, LC-1.8-berserker, LC-1.8-fanatic-2, LC-1.8-swordsmanship, LC-1.8-ranged-2,
LC-1.8-ranged-7, LC-1.8-ranged-8, LC-1.8-ranged-9, LC-1.8-fear-11, LC-1.8-backstab, LC-1.8-breath-1,
LC-1.8-breath-3, LC-1.8-reach, LC-1.8-sluggish-2, LC-1.8-sluggish-ex1, LC-1.9-16, LC-1.10-7,
LC-1.10-13, LC-1.11-2, LC-1.11-6, LC-1.9-29, LC-1.8-ranged-3.
Leans on LC-1.1-3, LC-1.3-17, LC-1.5-6, LC-1.6-10, LC-1.6-26, LC-1.8-fear-5, LC-1.8-fear-7, LC-1.9.
"""
