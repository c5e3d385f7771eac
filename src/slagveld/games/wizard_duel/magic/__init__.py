"""Magic points, and the four spells they buy: attack, defence, healing and creature magic.

Serves WD-SPELL, WD-SUMMON, WD-PLACE-1, WD-PLACE-2, WD-SHEET-2, WD-WIZARD-5, WD-WIZARD-6,
WD-WIZARD-7, WD-WIZARD-8, WD-WIZARD-10, WD-WIZARD-14, WD-CHECK-3, WD-FAMILIAR-2, WD-NATURE-2,
WD-NATURE-3.
"""
