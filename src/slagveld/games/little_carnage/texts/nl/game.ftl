### Opzetten: opties, scenario's, opstellen, tafels; hoe veldslagen eindigen; wat niet klopt.

## Opties

option-points = Legerpunten
option-points-help = Wat elk leger mag kosten; 0: zoals in het scenario.
option-rounds = Laatste ronde
option-rounds-help = Na zoveel ronden eindigt de veldslag; 0: zoals in het scenario.
option-deploy = Opstellen
option-deploy-help = Of de legers klaarstaan, of elke speler zelf opstelt.
option-deploy-ready = staat klaar
option-deploy-own = zelf doen
option-one-card = Kaart voor kaart
option-one-card-help = Legerkaarten worden één voor één omgedraaid, niet allemaal aan het begin van de ronde.
option-magic = Magie
option-magic-help = Tovenaars mogen meevechten, met eigen spreuken die niet in het regelboek staan.
option-board = Speelbord met velden
option-board-help = De tafel is in velden verdeeld; een bewegingspunt is één veld waard.
option-veterans = Veteranen
option-veterans-help = Regimenten met ervaringsmarkers mogen meedoen, zoals in een campagne.
option-confirm = Bijzondere regels
option-confirm-help = Of beide spelers vooraf instemmen met de bijzondere regels van een scenario.
option-confirm-both = beiden stemmen in
option-confirm-nobody = zonder vragen

## Opzetten die niet gaan

refusal-set-sides = Er zijn precies twee spelers in twee partijen nodig; een spelleider zit als laatste.
refusal-set-size = De zijden van een tafel meten { $least } tot { $most } cm.
refusal-set-table = Dit is geen tafel: { $reason }
refusal-set-ids = Terreinstukken hebben eigen nummers nodig, van 1 tot 999.
refusal-set-edge = Een terreinstuk steekt over de rand.
refusal-set-army = Dit is geen leger: { $reason }
refusal-set-ground = { $title } wordt op zijn eigen slagveld gespeeld: de overwinningsvoorwaarden vragen erom.

## Een tafel leggen

kit-help = { $words }
refusal-kit-pieces = Er passen hoogstens { $most } stukken op een tafel.
refusal-kit-kind = Stuk { $number }: er zit geen { $kind } in de doos.
refusal-kit-name = Stuk { $number } heeft een naam die niet te tonen is.
refusal-kit-size = { $piece }: de zijden meten { $least } tot { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "steekt", "steken") } over de rand van de tafel.
refusal-kit-zone = { $piece } { AGREE($piece, "ligt", "liggen") } in een opstelzone, waar legers ruimte nodig hebben.

## Voor de eerste ronde

phase-setup = Opstellen
setup-deck = Legerkaarten
told-scenario = { $words }
told-condition = Overwinning voor { $player } ({ $role }): { $words }
told-condition-points = { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
} voor { $player } ({ $role }): { $words }
told-no-room = { $name } { AGREE($name, "vindt", "vinden") } geen plaats en { AGREE($name, "blijft", "blijven") } weg.
ask-agree = { $title } heeft bijzondere regels. { $rules } Stem je in?
special-rules = { $first }
special-rules-more = { $before } { $next }
do-agree = Instemmen
do-decline = Weigeren
told-agreed = akkoord met de bijzondere regels
ask-name = Rol: { $role }. Wie is het?
do-name = Aanwijzen: { $role }
field-name = Wie?
told-named = { $name } als { $role }
refusal-name = { $role }: alleen een model dat een regiment op zichzelf is; pas als er geen is, een model uit een regiment.
ask-site = { $piece }: waar komt die te staan?
do-site = Plaatsen: { $piece }
field-site = Het midden ervan
refusal-site-area = { $piece }: alleen hier: { $area }.

## Opstellen

ask-deploy = Stel { $name } op (nog { $left } te gaan).
do-place-regiment = Zelf opstellen
do-place-regiment-help = Elk model in je eigen zone, elk tegen een ander van het regiment.
do-place-ready = In goede orde opstellen
do-place-all-ready = Alles wat nog komt in goede orde opstellen
field-deploy-plan = Plaatsen
refusal-deploy-all = Elk model van { $name } krijgt precies één plaats.
refusal-deploy-zone = { $name } { AGREE($name, "moet", "moeten") } geheel in de eigen zone staan.
refusal-deploy-near = Blijf minstens { $distance } weg: { $area }.
refusal-deploy-apart = De modellen van { $name } moeten één groep vormen, elk tegen een ander.

## Hoe veldslagen eindigen

end-condition = { $words }
end-rounds = Ronde { $rounds } was de laatste.
end-spent = Niemand kan nog toeslaan.
end-declined = De bijzondere regels zijn niet aangenomen.
told-held = { $rounds ->
    [one] { $area }: aan het eind van de ronde in handen van { $player }.
   *[other] { $area }: { $held } van { $rounds } ronden in handen van { $player }.
}
told-held-no-more = { $area }: niet meer alleen in handen van { $player }; het tellen begint opnieuw.
told-points = { $player } wint { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
  }: { $words }

## Wat niet klopt

fault-ids = Twee dingen hebben hetzelfde nummer.
fault-next-id = Het volgende nummer is al vergeven.
fault-stand = Voetplaat { $number } kan zo niet.
fault-model = Model { $number } kan zo niet.
fault-regiment = { $name } { AGREE($name, "kan", "kunnen") } zo niet.
fault-cards = De legerkaarten zijn niet in orde.
fault-numbers = Een getal is buiten zijn grenzen.
told-deployed = { $player } stelt { $name } op ({ $count ->
    [one] 1 model
   *[other] { $count } modellen
}).
told-standing = { $player }: { $victory ->
    [one] 1 overwinningspunt
   *[other] { $victory } overwinningspunten
}, levende modellen ter waarde van { $alive ->
    [one] 1 legerpunt
   *[other] { $alive } legerpunten
}.
about-game = Kleine regimenten, legerkaarten in één rij, en handen vol dobbelstenen met doodskoppen en schilden.
