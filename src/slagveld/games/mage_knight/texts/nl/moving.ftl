## Bewegingen van losse krijgers

do-move = Bewegen
do-quick-move = Bewegen met Quickness (telt niet mee)
do-run = Looppas (1 click)
do-break-away = Losbreken
do-quick-break = Losbreken met Quickness (telt niet mee)
do-break-away-help = Eerst de dobbelsteen; waarheen wordt gevraagd als het losbreken gelukt is.
do-way-flying = { $what } (vliegend)
do-way-captive = { $what } met { $captive }
do-go = Ga daarheen
do-stay = Blijf staan
do-turn = Draai op de plaats
do-spin = Draai { $name } naar { $mover }
do-keep-facing = Niet draaien

field-move-fighter = Krijger
field-move-path = Bewegingspad
field-move-facing = Kijkrichting
field-move-captive = Plaats van de gevangene
field-move-soar = Aan het einde hoogvliegen
field-spin-facing = Kijkrichting

ask-where-to = Waar gaat { $name } heen?
ask-turn = { $name } komt niet los. Draait hij op de plaats?
ask-spin = { $mover } is in basiscontact met { $name } gekomen: een vrije draai?

## Dobbelstenen

roll-break = { $name } probeert los te breken van { $enemies }
roll-terrify = Durft { $name } tot { $bearer } te naderen?
told-broke-away = { $name } mag bewegen.
told-held-fast = { $name } blijft staan en mag alleen draaien.
told-held-horse = { $name } blijft staan en mag niet eens draaien.
told-stays = { $name } blijft staan.
told-daunted = { $name } durft { $bearer } deze beurt niet aan te raken.
told-pole-arm = De Pole Arm van { $enemy } beëindigt de actie van { $name }.
tally-break = Losbreken
item-break-ability = { $ability }
item-break-horseshoe = Hoefijzer
odds-break = Losbreken
odds-break-free = Breekt los
odds-break-held = Komt niet los

status-soaring = hoogvliegend

## Goed om te weten vóór een beweging

note-move-contact = Staat dan in basiscontact met { $enemy }.
note-move-terrify = { $enemy } heeft Terrify: eerst een dobbelsteen, en bij 1 of 2 een ander eindpunt.
note-move-pole-arm = { $enemy } heeft een Pole Arm: wie tegen het gezichtsveld komt, krijgt 1 schade en zijn actie is voorbij.
cost-run = looppas: 1 click
note-shake-off = { $enemy } wordt afgeschud en krijgt 1 schade als het losbreken lukt.

## Vaste antwoorden

policy-spins = Vrije draai
policy-spins-ask = Vraag het mij
policy-spins-face = Draai altijd recht naar de vijand
policy-spins-never = Draai nooit

## Weigeringen

refusal-break-first = { $name } staat in basiscontact met een vijand en moet eerst losbreken.
refusal-nothing-to-break = { $name } raakt geen vijand en kan gewoon bewegen.
refusal-soar = { $name } heeft geen vleugels en kan niet hoogvliegen.
refusal-end-in-contact = { $ability }: { $name } mag zijn beweging niet eindigen in basiscontact met { $enemy }.
refusal-daunted = { $name } durft { $enemy } deze beurt niet aan te raken.
refusal-no-captive = { $name } heeft geen gevangene.
refusal-captive-room = Naast { $name } is geen plaats voor zijn gevangene { $captive }.
refusal-not-quick = { $name } heeft geen Quickness: zijn beweging telt als actie.
refusal-run-type = { $name } kan geen looppas doen: dat kunnen alleen voet en hoefijzer.
refusal-run-ability = { $name } kan door { $ability } geen looppas doen.
refusal-run-domain = { $domain }: niemand mag een looppas doen.
refusal-run-contact = { $name } staat in basiscontact met een vijand en kan geen looppas doen.
refusal-spin = Het gezichtsveld van { $name } moet tegen { $mover } aan komen.
