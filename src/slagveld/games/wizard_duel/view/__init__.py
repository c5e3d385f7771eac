"""The duel as it is shown: the table with its models, duel sheets, rulers, the guided duel.

Serves WD-SHEET, WD-GAP-2, WD-GAP-4, WD-TERM-1, WD-SETUP-2.
Leans on WD-FAMILIAR-4, WD-FIELD-2, WD-MEASURE-2, WD-RACE-2, WD-SETUP-1, WD-SETUP-5, WD-SPELL-2,
WD-SPELL-7, WD-SUMMON-1, WD-WIZARD-11.
"""
