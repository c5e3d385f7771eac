# Wonden, slachtoffers, en bekwaamheden waar geen ander deel naar vraagt

wounds-roll = Wondworp van { $by } tegen { $name }
wounds-roll-fall = Wondworp tegen { $name }
wounds-roll-strength = Krachtdobbelsteen van { $by } tegen { $name }
wounds-strength-weapon = Kracht van het wapen
wounds-strength-fall = Kracht van de val
wounds-bonus = Meesterlijke slag
wounds-part-strength = Krachtdobbelsteen { $dice }
wounds-roll-survival = Overlevingsinstinct van { $name }
wounds-roll-regeneration = Regeneratie van { $name }
wounds-roll-mutation = Mutatie van { $name }
wounds-told-roll = { $name }: { $parts }, samen { $total }{ $place ->
    [legs] , benen
    [arms] , armen
    [abdomen] , buik
    [chest] , borst
    [head] , hoofd
    [glancing] , alleen geschampt
    [vital] , een vitale plek
   *[other] {""}
}. { $level ->
    [none] Geen wond.
    [stunned] Verdoofd.
    [light] Een lichte wond.
    [serious] Een zware wond.
    [critical] Een kritieke wond.
   *[killed] Op slag gedood.
}
wounds-event-wounded = { $level ->
    [light] { $name } is licht gewond.
    [serious] { $name } is zwaar gewond.
   *[critical] { $name } is kritiek gewond.
}
wounds-event-worse = { $name } was al { $before ->
    [light] licht
    [serious] zwaar
   *[critical] kritiek
} gewond, krijgt er { $dealt ->
    [light] een lichte wond
    [serious] een zware wond
   *[critical] een kritieke wond
} bij en is nu { $level ->
    [light] licht
    [serious] zwaar
   *[critical] kritiek
} gewond.
wounds-told-last = { $name } was al { $before ->
    [light] licht
    [serious] zwaar
   *[critical] kritiek
} gewond: { $dealt ->
    [light] nog een lichte wond
    [serious] nog een zware wond
   *[critical] nog een kritieke wond
} is dodelijk.
wounds-event-mended = { $level ->
    [none] { $name } is genezen.
    [light] { $name } is nu nog licht gewond.
   *[serious] { $name } is nu nog zwaar gewond.
}
wounds-status-stunned = verdoofd
wounds-status-dying = gedood, maar vecht nog door
wounds-status-lamed = kreupel (halve MOV)
wounds-status-weakened = verzwakt (FOR 1 minder)
wounds-status-gained = rijker met { $gains }
wounds-cause-fled = van de tafel gevlucht
wounds-told-dropped = { $name } laat vallen wat hij droeg.

## Persoonlijke vijanden

wounds-ask-reward = { $name } heeft zijn persoonlijke vijand gedood. Wat krijgt hij?
wounds-do-reward = De beloning kiezen
wounds-field-reward = Beloning
wounds-gain = { $ability } ({ $words })
wounds-gains = { $gains }
refusal-wounds-reward = Dat is geen van de beloningen waaruit je kiest.

## Mutaties

wounds-ask-mutate = { $dice ->
    [one] Eén mutatiedobbelsteen: voor wie?
   *[other] { $dice } mutatiedobbelstenen: voor wie is de eerste?
}
wounds-do-mutate = Een mutatiedobbelsteen geven
wounds-do-keep-dice = Geen mutaties meer
wounds-field-mutant = Figuur
wounds-field-value = Waarde
wounds-told-mutation = { $name }: { $value ->
    [initiative] Initiatief
    [attack] Aanval
    [strength] Kracht
    [defence] Verdediging
    [resistance] Uithoudingsvermogen
   *[shooting] Schutterswaarde
}
wounds-note-mutation = { $least } tot { $most } beter tot het einde van de beurt.
refusal-wounds-mutant = Mutatiedobbelstenen zijn voor eigen figuren met de bekwaamheid.
refusal-wounds-mutated = { $name } heeft deze beurt al een mutatiedobbelsteen gehad.
refusal-wounds-no-shooting = { $name } heeft geen Schutterswaarde die beter kan worden.

## Bevel

value-courage = Moed
value-discipline = Discipline
wounds-item-no-discipline = Discipline telt nooit
wounds-item-lent = Geleid door { $name }
wounds-item-staff = Volledige staf

## Kansen

wounds-odds-level = { $level ->
    [none] geen wond
    [stunned] verdoofd
    [light] lichte wond
    [serious] zware wond
    [critical] kritieke wond
   *[killed] gedood
}
wounds-odds-need = De dobbelsteen moet tonen
wounds-odds-test = Een worp tegen een karakteristiek
wounds-odds-roll = Een wondworp
wounds-odds-melee = Aanvallen in een gevecht
wounds-odds-value = Karakteristiek met alle wijzigingen
wounds-odds-difficulty = Wat het totaal moet halen
wounds-odds-strictly = 1: het totaal moet hoger zijn, zoals bij een moedtest
wounds-odds-five = 1: ook na een vijf mag nog eens geworpen worden
wounds-odds-strength = Kracht (FOR)
wounds-odds-resistance = Uithoudingsvermogen (RES)
wounds-odds-bonus = Bonus van een meesterlijke slag
wounds-odds-legs = 1: een regel legt de benen als plaats vast
wounds-odds-survives = Het getal dat de wondworp laat vervallen (7: geen)
wounds-odds-attack = Aanval (ATT)
wounds-odds-threshold = Drempelwaarde van elke aanval
wounds-odds-defence = Verdediging (DEF)
wounds-odds-attack-dice = Dobbelstenen op aanval
wounds-odds-defence-dice = Dobbelstenen op verdediging
wounds-odds-master = 1: één meesterlijke slag
wounds-odds-wound = De wond van het doelwit vooraf
lapsed-wound = { $name } is gesneuveld: een verdere treffer gaat verloren.
lapsed-gone = { $name } { AGREE($name, "is", "zijn") } van tafel en { AGREE($name, "doet", "doen") } niets meer.
