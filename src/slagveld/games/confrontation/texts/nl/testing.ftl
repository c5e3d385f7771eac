# Worpen tegen een karakteristiek, en waarden

ask-roll-on = { $purpose }: een { $die }. Het totaal is { $total }, nodig is { $needed }. Nog eens werpen?
ask-roll-on-aim = { $purpose }: een { $die }. Het totaal is { $total }, en tot { $needed } helpt het. Nog eens werpen? Een 1 faalt.
do-roll-more = Nog eens werpen
do-stop-rolling = Laten staan
policy-rolling = Nog eens werpen na een zes
policy-rolling-needed = alleen als het nodig is
policy-rolling-ask = steeds vragen
value-initiative = Initiatief
value-attack = Aanval
value-strength = Kracht
value-defence = Verdediging
value-resistance = Uithoudingsvermogen
value-shooting = Schutterswaarde
item-wounds = Wonden
item-arm = Gewonde arm
item-mutation = Mutatie
item-charged = Gechargeerd
item-afraid = Bang
item-not-below = Niet lager dan
item-one-fails = Een 1 faalt
