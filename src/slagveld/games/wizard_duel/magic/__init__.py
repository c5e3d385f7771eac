"""Magic points, and what they buy beside creatures: attack, defence and healing magic.

Serves WD-SPELL, WD-WIZARD-5, WD-WIZARD-6, WD-WIZARD-7, WD-WIZARD-8, WD-WIZARD-10, WD-WIZARD-14,
WD-CHECK-3.
"""
