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
need-difficulty = Moeilijkheid
need-value = Waarde
need-fear = Angstwaarde van { $name }
need-fear-fled = Angstwaarde waarvoor gevlucht is
need-snapshot = Vaste moeilijkheid
need-stunt = MOV in stappen van { $step }
need-jump = Moeilijkheid van de sprong
item-pass = Het moet overtroffen worden
item-dice = Vorige dobbelstenen
item-lowest = De laagste dobbelsteen telt
part-dice = { $dice }
part-value = { $name } { $value }
part-item = { $reason } { $amount }
part-bound = { $reason } { $value }
yields-so-far = { $count ->
    [0] niet genoeg
   *[other] genoeg
}
yields-lowest = { $count ->
    [2] geslaagd
   *[other] mislukt
}
yields-lowest-so-far = { $count ->
    [2] genoeg
   *[other] niet genoeg
}
yields-blocked = { $count ->
    [0] niet geblokkeerd
   *[other] geblokkeerd
}
