### De beurt, speldoelen, het einde.

## Fasen

phase-setup = Opzetten
phase-command = Opdrachtfase
phase-action = Actiefase
phase-end = Eindfase
ask-drop = Laat iemand een voorwerp vallen voor de opdrachtfase begint?
do-end-drop = Niets meer laten vallen
ask-command = Opdrachtfase: nog iets?
do-end-command = De opdrachtfase beëindigen
ask-action = { $left ->
    [one] Geef een krijger een actie: nog { $left }.
   *[other] Geef een krijger een actie: nog { $left }.
}
do-end-action = De actiefase beëindigen
ask-end = De eindfase is gedaan.
do-end-turn = De beurt beëindigen
policy-phases = Einde van fasen
policy-phases-auto = Vanzelf als er niets te doen is
policy-phases-brisk = Ook de opdrachtfase overslaan
policy-phases-ask = Ik kondig elk einde van een fase aan

## Speldoelen

objective-name = Speldoel { $number }
objective-controlled = onder controle van { $player }

## De schat

treasure-name = De schat
do-drag = De schat slepen
do-drag-help = Een speciale actie: de krijger beweegt zoals gewoonlijk en neemt de schat mee. Bij je eigen startrand heb je gewonnen.
field-drag-fighter = Wie hem sleept
field-drag-path = Langs welke weg
field-drag-facing = Kijkrichting aan het eind
refusal-drag-none = In deze veldslag is er geen schat.
refusal-drag-contact = { $name } moet in basiscontact staan met de schat.
refusal-drag-enemy = { $name } kan de schat niet slepen zolang een vijand een van beide raakt.

## Het einde

end-alone = Slechts één partij heeft nog krijgers die meetellen.
end-rounds = De laatste ronde is voorbij.
end-treasure = De schat is thuisgebracht.
result-objectives = Het aantal speldoelen beslist ({ $scores }).
result-cheaper = Evenveel speldoelen: het leger dat minder punten kostte, wint ({ $scores }).
result-slain = Speldoelen en legers zijn gelijk: de punten van geëlimineerde krijgers beslissen ({ $scores }).
result-draw = Speldoelen, legers en punten van geëlimineerde krijgers zijn gelijk (speldoelen: { $scores }).
result-score = { $side }: { $value }
end-captive-back = { $name } gaat terug naar { $owner }.
end-item-back = { $item } gaat terug naar { $owner }.
cause-left = zijn speler heeft opgegeven
