### Schieten: aankondigen, meten, en wat ervan komt.

## Wat gevraagd wordt

ask-announce = Welke van je eenheden schieten, en op wie? Er wordt nog niets gemeten.
ask-fire = { $name } { AGREE($name, "staat", "staan") } precies op de grens tegenover { $target }: direct of indirect vuur?
do-announce = Schieten
do-announce-help = Zeg wie op wie schiet. De afstanden worden gemeten als iedereen gesproken heeft; een doel buiten bereik is een verloren schot.
do-fire = Zo schieten
field-shooter = Wie schiet
field-shot-target = Op wie
field-fire = Soort vuur
fire-direct = Direct vuur: de voorste rang schiet
fire-indirect = Indirect vuur: een pijlenregen van allen, over andere eenheden heen

## Waarom niet

refusal-shot-not-own = Kies een eenheid van jezelf.
refusal-shot-only = Alleen de eenheid die net gewekt is mag nu een schot aankondigen.
refusal-shot-outdoors = { $name } { AGREE($name, "is", "zijn") } niet in een gebouw: eenheden in gebouwen kondigen eerst aan.
refusal-shot-indoors = { $name } { AGREE($name, "is", "zijn") } in een gebouw en { AGREE($name, "moest", "moesten") } het schot vóór de anderen aankondigen.
refusal-shot-no-bow = { $name } { AGREE($name, "heeft", "hebben") } geen afstandswapen.
refusal-shot-announced = { $name } { AGREE($name, "heeft", "hebben") } al een schot aangekondigd: een eenheid heeft één doel.
refusal-shot-diverted = { $name } { AGREE($name, "is", "zijn") } afgeleid en { AGREE($name, "doet", "doen") } niets.
refusal-shot-engaged = { $name } { AGREE($name, "is", "zijn") } in een man-tegen-mangevecht en { AGREE($name, "kan", "kunnen") } niet schieten.
refusal-shot-forest = { $name } { AGREE($name, "staat", "staan") } midden in een open bos en { AGREE($name, "kan", "kunnen") } niet schieten.
refusal-shot-nobody = Kies een vijandelijke eenheid om op te schieten.
refusal-shot-friend = { $name } { AGREE($name, "hoort", "horen") } bij je eigen partij.
refusal-shot-inside = { $name } { AGREE($name, "is", "zijn") } in een gebouw en { AGREE($name, "schiet", "schieten") } niet: daar kan niet op geschoten worden.
refusal-shot-behind = { $name } { AGREE($name, "staat", "staan") } niet vóór de eenheid.
refusal-shot-unseen = Geen van de boogschutters ziet { $name }.
refusal-shot-hidden = Vanuit het midden van de eenheid is niets van { $name } te zien.

## Wat verteld wordt

shot-announced = { $name } { AGREE($name, "gaat", "gaan") } op { $target } schieten
told-holds-fire = { $units } { AGREE($units, "schiet", "schieten") } niet.
told-shared = De verwondingen worden in het man-tegen-mangevecht verdeeld: { $parts }.
shot-part = { $name } ({ $count })
told-wind = De wind verandert het schootsbereik van { $name } tegen { $target }: direct vuur reikt { $direct }, indirect vuur { $indirect }.
told-visible = { $count ->
    [one] Van { $target } is maar één figuur zichtbaar, en meer kunnen er niet getroffen worden; de overige verwondingen gaan verloren.
   *[other] Van { $target } zijn maar { $count } figuren zichtbaar, en meer kunnen er niet getroffen worden; de overige verwondingen gaan verloren.
}
event-shot-direct = Van { $name } tot { $target } is het { $range }: direct vuur.
event-shot-indirect = Van { $name } tot { $target } is het { $range }: indirect vuur.
event-shot-either = Van { $name } tot { $target } is het { $range }: direct of indirect vuur.
event-shot-lost = Van { $name } tot { $target } is het { $range }. { $reason }
shot-lost-range = Buiten bereik: het schot is verloren.
shot-lost-blocked = Andere eenheden staan het directe vuur in de weg: het schot is verloren.
shot-lost-unseen = Niemand ziet het doel: het schot is verloren.
shot-lost-hidden = Vanuit het midden van de eenheid is niets van het doel te zien: het schot is verloren.
shot-lost-building = Indirect vuur op of uit gebouwen bestaat niet: het schot is verloren.
shot-lost-forest = Aan een bosrand reiken pijlen maar { $limit }: het schot is verloren.
shot-lost-after-all = Het schot van { $name } op { $target } gaat niet door. { $reason }
shot-lost-gone = Het schot van { $name } is verloren: het doel is er niet meer.
shot-lost-diverted = De boogschutters zijn afgeleid en schieten niet.
shot-lost-engaged = De boogschutters zijn in een man-tegen-mangevecht en schieten niet.

## Wat een schot verandert

shot-forest-edge = Bosrand
shot-low-wall = Achter een lage muur
shot-small-rocks = Achter kleine rotsen
shot-window = Achter een raam

## Kansen

# $limit is een afstand, $shooters de figuren die schieten, $dice hun dobbelstenen.
odds-shot-direct = Direct, tot { $limit }: { $shooters ->
    [one] 1 schutter
   *[other] { $shooters } schutters
}, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
odds-shot-indirect = Indirect, tot { $limit }: { $shooters ->
    [one] 1 schutter
   *[other] { $shooters } schutters
}, { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}
odds-shot-blocked = Tot { $limit }: het schot is verloren, direct vuur is geblokkeerd
odds-shot-beyond = Verder dan { $limit }: het schot is verloren
shot-note-visible = { $count ->
    [one] Hoogstens 1 figuur kan getroffen worden: meer zijn er niet zichtbaar.
   *[other] Hoogstens { $count } figuren kunnen getroffen worden: meer zijn er niet zichtbaar.
}
shot-note-melee = Het doel is in een man-tegen-mangevecht: verwondingen worden over beide partijen verdeeld.
shot-note-wind = De wind verandert het bereik van dit schot.
