### Carnage: bewegen, chargeren, een gevecht verlaten.

## Vragen

ask-move = Herschik, beweeg en chargeer in willekeurige volgorde.
ask-move-flee = { $unit } { AGREE($unit, "moet", "moeten") } het gevecht verlaten als dat kan; herschik, beweeg en chargeer daarna.
ask-move-first = { $unit } { AGREE($unit, "is", "zijn") } versneld en { AGREE($unit, "beweegt", "bewegen") } vóór de vijand.
ask-free-shot = { $unit }: een gratis schot op de chargerende { $enemy }?
ask-enemy-choice = { $enemy } { AGREE($enemy, "is", "zijn") } uitgeschakeld. { AGREE($unit, "Laat", "Laten") } { $unit } deze eenheid de rest van de ronde met rust?

## Wat je kunt doen

do-march = Bewegen
do-charge = Charge
do-break-off = Gevecht staken
do-ignore = Met rust laten
do-fight-on = Verder vechten
do-free-shot = Schieten op de aanvaller
do-hold-shot = Niet schieten
help-march = Draai gratis ter plaatse en beweeg daarna als één blok. Eindigen tegen een vijand is een gewone aanval, zonder charge.
help-charge = Zeg wie je chargeert; pas dan wordt de afstand gemeten. Buiten bereik loopt de eenheid toch haar volle afstand en is ze de volgende ronde uitgeput.
help-break-off = Verlaat het gevecht langs een vrije ontsnappingsroute, tot een gewone beweging ver.
help-ignore = Tussen deze twee vallen deze ronde geen slagen, en jouw eenheid mag weggaan.

## Velden

field-unit = Eenheid
field-facing = Kijkrichting na het draaien
field-path = Weg
field-charge-target = Wie er gechargeerd wordt
field-ignored = Uitgeschakelde vijand

## Hoe ver

limit-move = Bewegingsafstand
limit-charge = Chargeafstand
limit-flying-feet = Vliegende voeten: zo ver als cavalerie
limit-leaden-feet = Lome voeten: zo ver als infanterie
limit-get-moving = Vooruit met de geit: dubbel zo ver
limit-exhausted = Uitgeput: half zo ver
limit-spent = Al bewogen
limit-none = Niets over

## Voor het zover is

note-attacks = Aanval op { $enemy }
note-charge-unmeasured = De afstand tot { $enemy } wordt pas na de aankondiging gemeten.
odds-charge-case = Indien binnen bereik (nog niet gemeten): { $unit }, figuren in contact: { $figures }, dobbelstenen: { $dice }
odds-charge-measured = { $unit }, figuren in contact: { $figures }, dobbelstenen: { $dice }
odds-free-shot = Indien binnen bereik: gratis schot van { $enemy }, dobbelstenen: { $dice }

## Wat er gebeurt

announced-charge = { $unit } { AGREE($unit, "chargeert", "chargeren") } { $enemy }
announced-free-shot = { $unit } { AGREE($unit, "schiet", "schieten") } op de chargerende { $enemy }
told-holds-shot = { $unit } { AGREE($unit, "schiet", "schieten") } niet op de chargerende { $enemy }.
told-charge-measured = Van { $unit } tot { $enemy } is het { $distance }; een charge gaat { $limit } ver.
told-charge-measured-slow = Van { $unit } tot { $enemy } is het { $distance }, traag terrein en muren meegerekend; een charge gaat { $limit } ver.
told-charge-failed = De charge mislukt: { $unit } { AGREE($unit, "is", "zijn") } de volgende ronde uitgeput.
told-closes-up = { $unit } { AGREE($unit, "schuift", "schuiven") } langs { $enemy } door, zodat meer figuren contact maken.
lapsed-charge-target = { $unit } { AGREE($unit, "staakt", "staken") } de charge: de vijand is er niet meer.
lapsed-charge-unit = De charge op { $enemy } is voorbij: er is niemand meer om hem uit te voeren.
told-charge-no-way = { $unit } { AGREE($unit, "vindt", "vinden") } geen weg naar { $enemy }.
told-charge-diverted = { $unit } { AGREE($unit, "is", "zijn") } afgeleid en { AGREE($unit, "vergeet", "vergeten") } te chargeren.
told-march-lost = { $unit } { AGREE($unit, "kan", "kunnen") } deze beweging niet meer maken.
told-attacks = { $unit } { AGREE($unit, "maakt", "maken") } contact met { $enemy }: een gewone aanval, zonder charge.
told-ignores = { $unit } { AGREE($unit, "laat", "laten") } { $enemy } deze ronde met rust.
told-fights-on = { $unit } { AGREE($unit, "vecht", "vechten") } door tegen { $enemy }.
state-exhausted = deze ronde uitgeput (halve afstand, geen charge)
event-moved-pulled = { $name } { AGREE($name, "wordt", "worden") } { $length } naar de parel gezogen.
event-moved-pulled-hair = { $name } { AGREE($name, "wordt", "worden") } een haarbreed naar de parel gezogen.
event-moved-march-hair = { $name } { AGREE($name, "beweegt", "bewegen") } een haarbreed.
event-moved-charge = { $name } { AGREE($name, "chargeert", "chargeren") } { $length }.
event-moved-charge-hair = { $name } { AGREE($name, "chargeert", "chargeren") } over een haarbreed.
event-moved-failed-charge = { $name } { AGREE($name, "chargeert", "chargeren") } vergeefs en { AGREE($name, "komt", "komen") } { $length } ver.
event-moved-flee = { $name } { AGREE($name, "vlucht", "vluchten") } { $length } uit het gevecht.
event-moved-break-off = { $name } { AGREE($name, "staakt", "staken") } het gevecht en { AGREE($name, "trekt", "trekken") } zich { $length } terug.

## Weigeringen

refusal-not-yours = Dit is geen eenheid van jou.
refusal-only-accelerated = Nu beweegt alleen de versnelde eenheid.
refusal-diverted = { $unit } { AGREE($unit, "is", "zijn") } afgeleid en { AGREE($unit, "kan", "kunnen") } niets doen.
refusal-charged = { $unit } { AGREE($unit, "heeft", "hebben") } gechargeerd en { AGREE($unit, "maakt", "maken") } deze ronde geen andere beweging.
refusal-moved = { $unit } { AGREE($unit, "heeft", "hebben") } deze ronde al bewogen.
refusal-inside = { $unit } { AGREE($unit, "is", "zijn") } in een gebouw en { AGREE($unit, "moet", "moeten") } daar eerst uit.
refusal-engaged = { $unit } { AGREE($unit, "is", "zijn") } in gevecht en { AGREE($unit, "kan", "kunnen") } alleen het gevecht staken of omsingelen.
refusal-turned = { $unit } { AGREE($unit, "is", "zijn") } deze ronde al gedraaid.
refusal-no-move = { $unit } { AGREE($unit, "zou", "zouden") } niet draaien en niet bewegen.
refusal-neutralised = { $unit } { AGREE($unit, "is", "zijn") } uitgeschakeld en { AGREE($unit, "mag", "mogen") } geen gevecht beginnen.
refusal-split-attack = { $unit } { AGREE($unit, "werd", "werden") } deze ronde afgesplitst van een eenheid in gevecht en { AGREE($unit, "mag", "mogen") } niet aanvallen.
refusal-attack-ignored = { $enemy } { AGREE($enemy, "wordt", "worden") } deze ronde met rust gelaten.
refusal-charge-broke-off = { $unit } { AGREE($unit, "heeft", "hebben") } deze ronde een gevecht gestaakt en { AGREE($unit, "kan", "kunnen") } niet chargeren.
refusal-charge-moved = { $unit } { AGREE($unit, "heeft", "hebben") } deze ronde al bewogen; een charge komt in de plaats van een beweging.
refusal-charge-exhausted = { $unit } { AGREE($unit, "is", "zijn") } uitgeput en { AGREE($unit, "kan", "kunnen") } deze ronde niet chargeren.
refusal-charge-target = Alleen een vijandelijke eenheid kan gechargeerd worden.
refusal-charge-gap = Geen enkele weg naar { $enemy } is open voor de hele eenheid in deze formatie.
refusal-no-fight = { $unit } { AGREE($unit, "is", "zijn") } niet in gevecht.
refusal-leave-attacked = { $unit } { AGREE($unit, "werd", "werden") } deze ronde aangevallen en { AGREE($unit, "kan", "kunnen") } het gevecht niet staken.
refusal-leave-initiative = { $unit } { AGREE($unit, "kan", "kunnen") } het gevecht alleen staken als de eigen partij de hoogste initiatiefwaarde van het gevecht heeft.
refusal-still-touching = { $enemy } { AGREE($enemy, "zou", "zouden") } nog in contact zijn.
refusal-ignore-contact = { $unit } { AGREE($unit, "kan", "kunnen") } alleen een vijand met rust laten waarmee er contact is.
refusal-ignore-strong = { $enemy } { AGREE($enemy, "is", "zijn") } niet uitgeschakeld.
refusal-ignore-twice = { $enemy } { AGREE($enemy, "wordt", "worden") } al met rust gelaten.
refusal-must-flee = { $unit } { AGREE($unit, "is", "zijn") } uitgeschakeld en { AGREE($unit, "moet", "moeten") } eerst het gevecht staken.
cost-free-shot = zij schieten eerst
cost-charge-fails = te ver: volgende ronde uitgeput
