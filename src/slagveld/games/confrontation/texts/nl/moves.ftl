## Activering

ask-move = { $count ->
    [one] Beweeg de figuur, of laat hem staan.
   *[other] Beweeg de figuren één voor één: nog { $count }.
}
do-move-end = Klaar: wie niet bewogen heeft, blijft staan
do-move-walk = Lopen
do-move-rush = Rennen (charge zonder doelwit)
do-move-stay = Blijven staan, eventueel draaien
do-move-dodge = Ontwijken
field-move-figure = Figuur
field-move-path = Weg
field-move-facing = Kijkrichting
field-move-target = Doelwit
field-move-targets = Doelwitten: iedereen met wie contact gemaakt wordt
value-movement = Beweging
item-move-pace = Tempo
item-move-lamed = Gewonde benen
item-move-spent = Al afgelegd
note-move-rush = Hij mag met niemand in contact eindigen. Wie verder gaat dan zijn loopafstand kan niet vuren.
note-move-dodge = Wie ontwijkt doet deze beurt niets anders; op hem vuren telt als één afstand verder.
status-move-charged = gechargeerd ({ $amount } op INI, ATT en DEF)
status-move-dodging = ontwijkend
status-move-held = vastgehouden (deze beurt geen dobbelstenen op aanval)
told-move-contact = { $name } is in contact met { $enemy }.
told-move-stays = { $name } { AGREE($name, "blijft", "blijven") } staan.
event-moved-charge = { $in-place ->
    [yes] { $name } chargeert zonder een stap te doen.
   *[no] { $name } chargeert over { $length }.
}
event-moved-failed-charge = { $in-place ->
    [yes] { $name } chargeert vergeefs en draait ter plaatse.
   *[no] { $name } chargeert over { $length } en komt niet ver genoeg.
}
event-moved-engage = { $in-place ->
    [yes] { $name } staat al dichtbij genoeg.
   *[no] { $name } rukt { $length } op.
}
event-moved-slip = { $in-place ->
    [yes] { $name } draait zich na het schot.
   *[no] { $name } gaat na het schot { $length } weg.
}
event-moved-fall = { $name } valt { $length }.
told-move-missed = { $name } mist { $enemy }.
roll-move-shot = { $name } vuurt op { $enemy }
refusal-move-no-figure = Kies een van je eigen figuren op tafel.
refusal-move-card = De kaart van { $name } wordt nu niet gespeeld.
refusal-move-fled = { $name } is op de vlucht en luistert niet.
refusal-move-paralysed = { $name } is verlamd door de angst.
refusal-move-reacted = { $name } heeft reactievuur gegeven; zijn activering is voorbij.
refusal-move-moved = { $name } heeft deze beurt al een soort beweging gekozen.
refusal-move-fighting = { $name } is in contact met een vijand: hij kan alleen blijven of zich onttrekken.
refusal-move-climbing = { $name } hangt aan een wand: hij kan alleen klimmen, zich laten vallen of blijven.
refusal-move-turn = { $name } kan zo niet draaien: dan verandert met wie hij in contact is.
refusal-move-shot-target = { $name } kan nu niet op die figuur vuren.
refusal-dodge-mount = { $name } is bereden en kan niet ontwijken.
refusal-dodge-fighting = { $name } is in gevecht en kan niet ontwijken.

## Charges en contacteren

do-assault-charge = Chargeren
do-assault-engage = Contacteren
field-assault-figures = Figuren die samen gaan
field-assault-walk = Lopend (MOV in plaats van tweemaal MOV)
announced-assault-charge = { $name } chargeert { $enemy }
announced-assault-engage = { $name } contacteert { $enemy }
announced-assault-walk = { $name } loopt op { $enemy } af
announced-assault-disengage = { $name } keert zich tegen { $enemy }
announced-assault-fire = { $name } vuurt onderweg op { $enemy }
told-assault-reach = { $name } kan { $enemy } bereiken.
told-assault-short = { $name } kan { $enemy } niet bereiken.
told-assault-not-both = { $name } kan niet ook nog { $enemy } raken.
ask-assault-way = Langs welke weg komt { $name } bij { $enemy }?
ask-assault-short = { $enemy } is buiten bereik: hoe ver gaat { $name } op hem af?
do-assault-way = Gaan
do-assault-hold = Blijven staan
ask-assault-fire = Vuurt { $name } tijdens de aanval?
do-assault-fire = Vuren (moeilijkheid 7)
do-move-hold-fire = Niet vuren
ask-assault-redirect = De doelwitten van { $name } zijn gesneuveld. Tegen wie gaat de aanval verder?
do-assault-redirect = Tegen anderen
do-assault-break-off = Afbreken
note-assault-bound = Eenmaal aangekondigd moet het gebeuren; pas daarna wordt gemeten.
note-assault-penalty = { $enemy } krijgt { $amount } op INI, ATT en DEF.
note-assault-short = { $name } is buiten bereik.
note-assault-contact = Contact met { $enemy }
odds-assault-courage = { $count ->
    [one] Moed van { $name }
   *[other] Moed van { $name }, { $count } samen
}
odds-assault-dares = durft
odds-assault-afraid = is bang
refusal-assault-figures = Noem de figuren die samen gaan, elk één keer.
refusal-assault-nobody = Noem minstens één vijand.
refusal-assault-twice = Noem elke vijand één keer.
refusal-assault-apart = { $name } kan ze niet allemaal tegelijk raken: noem alleen vijanden die dicht genoeg bij elkaar staan voor één sokkel.
refusal-assault-no-enemy = Alleen een vijand op tafel kan genoemd worden.
refusal-assault-unseen = { $name } ziet { $enemy } niet en kan alleen contacteren, niet chargeren.
refusal-assault-hidden = { $enemy } is verborgen: { $name } heeft hem nog niet ontdekt.
refusal-assault-crowded = Bij { $enemy } is plaats voor hoogstens { $most } tegenstanders; { $name } kan er niet meer bij.
refusal-assault-left = { $name } heeft zich net aan { $enemy } onttrokken en mag met deze beweging niet opnieuw contact met hem maken.
refusal-assault-scout = { $name } is zo dicht bij de vijand opgesteld dat hij in de eerste beurt niet mag chargeren of contacteren.
refusal-assault-bound = { $name } heeft het aangekondigd en moet contact maken.
refusal-assault-no-contact = { $name } moet eindigen in contact met iemand die genoemd is.
refusal-assault-missed = { $name } komt ook bij { $enemy } uit en moet hem raken.
refusal-assault-facing = { $name } chargeert en moet eindigen met het gezicht naar wie hij treft.
refusal-assault-away = { $name } moet op zijn doelwit af gaan.

## Zich onttrekken

do-disengage = Zich onttrekken
field-disengage-strength = Op kracht
announced-disengage = { $name } probeert zich te onttrekken aan { $enemies }
announced-disengage-force = { $name } probeert zich met kracht te onttrekken aan { $enemies }
roll-disengage = Poging van { $name } om zich te onttrekken aan het gevecht met { $enemies }
roll-disengage-strength = Dobbelsteen van de Kracht van { $name }
value-disengage-difficulty = Moeilijkheid
item-disengage-opponents = { $count ->
    [one] Eén tegenstander
   *[other] { $count } tegenstanders
}
item-disengage-slips = Glipt weg
item-disengage-resistance = Hoogste Uithoudingsvermogen tegen hem
item-disengage-die = Dobbelsteen van zijn Kracht
odds-disengage = Zich onttrekken
odds-disengage-free = komt los
odds-disengage-held = zit vast
note-disengage-held = Wie vast blijft zitten legt deze beurt geen dobbelstenen op aanval.
refusal-disengage-free = { $name } is met geen vijand in contact.
refusal-disengage-contacted = { $name } werd deze beurt gechargeerd of gecontacteerd en kan zich niet onttrekken.
refusal-disengage-option = In dit gevecht onttrekt niemand zich op kracht.
refusal-disengage-size = { $name } is niet groter dan { $enemy }.
refusal-disengage-weak = { $name } is te zwak om zich los te rukken.
ask-granted = Waar gaat { $name } heen?
do-granted-withdraw = Weggaan
do-granted-into = In contact met anderen
do-granted-remain = Blijven staan
refusal-granted-left = { $name } moet eindigen buiten contact met wie hij verlaten heeft.
refusal-granted-remain = { $name } heeft zich onttrokken en moet het gevecht verlaten.

## Reactievuur

policy-reaction = Reactievuur
policy-reaction-ask = vragen
policy-reaction-always = altijd vuren
policy-reaction-never = nooit vuren
ask-reaction = { $name } is in je reserve en wordt aangevallen. Reactievuur?
do-reaction-fire = Reactievuur (moeilijkheid 6)
help-reaction-fire = De kaart wordt gespeeld. Deze beurt geen dobbelstenen op aanval; doodt hij zijn doelwit, dan mag hij lopen.
announced-reaction = { $name } geeft reactievuur op { $enemy }
odds-reaction = Schot
odds-reaction-hit = raak
odds-reaction-miss = mis
brief-assault-afraid = je bent bang
brief-assault-daunts = zij vluchten
cost-assault-reaction = zij mogen eerst schieten
odds-assault-fight = Het gevecht dat volgt, dobbelstenen gehalveerd: { $name } na { $count ->
    [one] 1 aanval
   *[other] { $count } aanvallen
}
