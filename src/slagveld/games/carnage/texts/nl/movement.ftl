### Carnage: bewegen, chargeren, een gevecht verlaten.

## Vragen

ask-move = Herschik, beweeg en chargeer in willekeurige volgorde.
ask-move-flee = { $unit } moet het gevecht verlaten als dat kan; herschik, beweeg en chargeer daarna.
ask-move-first = { $unit } is versneld en beweegt vóór de vijand.
ask-free-shot = { $unit }: een gratis schot op de aanstormende { $enemy }?
ask-enemy-choice = { $enemy } is uitgeschakeld. Laat { $unit } deze eenheid de rest van de ronde met rust?

## Wat je kunt doen

do-march = Bewegen
do-charge = Charge
do-break-off = Gevecht staken
do-ignore = Met rust laten
do-fight-on = Verder vechten
do-free-shot = Schieten op de aanvaller
do-hold-shot = Niet schieten
help-march = Verdraai gratis ter plaatse en beweeg daarna als één blok. Eindigen tegen een vijand is een aanval zonder charge.
help-charge = Zeg wie je chargeert; pas dan wordt de afstand gemeten. Buiten bereik loopt de eenheid toch haar volle afstand en is ze de volgende ronde uitgeput.
help-break-off = Verlaat het gevecht langs een vrije ontsnappingsroute, tot een gewone beweging ver.
help-ignore = Tussen deze twee vallen deze ronde geen slagen, en jouw eenheid mag weggaan.

## Velden

field-unit = Eenheid
field-facing = Kijkrichting na het verdraaien
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

note-attacks = Valt aan: { $enemy }
note-charge-unmeasured = De afstand tot { $enemy } wordt pas na de aankondiging gemeten.
odds-charge-case = Indien binnen bereik (nog niet gemeten): { $unit }, figuren in contact: { $figures }, dobbelstenen: { $dice }
odds-charge-measured = { $unit }, figuren in contact: { $figures }, dobbelstenen: { $dice }
odds-free-shot = Indien binnen bereik: gratis schot van { $enemy }, dobbelstenen: { $dice }

## Wat er gebeurt

announced-charge = { $unit } chargeert { $enemy }
announced-free-shot = { $unit } schiet op de aanstormende { $enemy }
told-charge-measured = { $unit } moet { $distance } afleggen tot { $enemy }; een charge gaat { $limit } ver.
told-charge-no-way = { $unit } vindt geen weg naar { $enemy }.
told-charge-diverted = { $unit } vergeet te chargeren.
told-march-lost = { $unit } kan deze beweging niet meer maken.
told-attacks = { $unit } valt aan: { $enemy }
told-ignores = { $unit } laat { $enemy } deze ronde met rust.
movement-exhausted = uitgeput

## Weigeringen

refusal-not-yours = Dit is geen eenheid van jou.
refusal-only-accelerated = Nu beweegt alleen de versnelde eenheid.
refusal-diverted = { $unit } is afgeleid en kan niets doen.
refusal-charged = { $unit } heeft gechargeerd en maakt deze ronde geen andere beweging.
refusal-moved = { $unit } heeft deze ronde al bewogen.
refusal-inside = { $unit } is in een gebouw en moet daar eerst uit.
refusal-engaged = { $unit } is in gevecht en kan alleen het gevecht staken of omsingelen.
refusal-turned = { $unit } heeft zich deze ronde al verdraaid.
refusal-no-move = { $unit } zou zich niet verdraaien en niet bewegen.
refusal-neutralised = { $unit } is uitgeschakeld en mag geen gevecht beginnen.
refusal-split-attack = { $unit } werd deze ronde afgesplitst van een eenheid in gevecht en mag niet aanvallen.
refusal-attack-ignored = { $enemy } wordt deze ronde met rust gelaten.
refusal-charge-broke-off = { $unit } heeft deze ronde een gevecht gestaakt en kan niet chargeren.
refusal-charge-moved = { $unit } heeft deze ronde al bewogen; een charge komt in de plaats van een beweging.
refusal-charge-exhausted = { $unit } is uitgeput en kan deze ronde niet chargeren.
refusal-charge-target = Alleen een vijandelijke eenheid kan gechargeerd worden.
refusal-charge-gap = Geen enkele weg naar { $enemy } is open voor de hele eenheid in deze formatie.
refusal-no-fight = { $unit } is niet in gevecht.
refusal-leave-attacked = { $unit } werd deze ronde aangevallen en kan het gevecht niet staken.
refusal-leave-initiative = { $unit } kan het gevecht alleen staken als haar partij de hoogste initiatiefwaarde van het gevecht heeft.
refusal-still-touching = { $enemy } zou nog in contact zijn.
refusal-ignore-contact = { $unit } kan alleen een vijand met rust laten die contact met haar maakt.
refusal-ignore-strong = { $enemy } is niet uitgeschakeld.
refusal-ignore-twice = { $enemy } wordt al met rust gelaten.
refusal-must-flee = { $unit } is uitgeschakeld en moet eerst het gevecht staken.
