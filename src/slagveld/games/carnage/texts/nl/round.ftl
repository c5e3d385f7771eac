### De ronde: initiatief, de energieparel en haar wagen, het einde.

phase-setup = Opstelling

roll-initiative = Initiatief van { $name }
roll-initiative-again = Initiatief van { $name }, opnieuw na een gelijke worp
roll-pearl-tens = { $name } werpt voor de energieparel, tientallen (een 10 telt als 0)
roll-pearl-units = { $name } werpt voor de energieparel, eenheden (een 10 telt als 0)

## De parel

pearl-is = De energieparel ({ $number }): “{ $name }” { $effect }
pearl-again = { $number }: “{ $name }” is in deze veldslag al voorgekomen; er wordt opnieuw voor de parel geworpen.
# A range of the pearl table that is dealt out anew.
pearl-range = Invloedstabel van de parel, { $first }–{ $last }
pearl-hurried = deze ronde de dubbele bewegingsafstand
told-hurry-nobody = Er wordt geen eenheid aangewezen voor de dubbele afstand.
state-armed = deze ronde twee verwondingsworpen voor elke treffer
state-diverted = afgeleid
state-accelerated = het eerst in deze fase
state-frenzied = waanzinnig (ST +1 in deze ronde)
state-holds = bij het speldoel; wie daar aan het einde van de volgende ronde nog staat, wint

ask-wagon = De parel zegt “{ $name }” Waar gaat haar wagen eerst heen?
do-move-wagon = De wagen verplaatsen
do-move-wagon-help = Tot { $most } in elke richting, over alles heen, maar niet op een figuur.
do-leave-wagon = De wagen laten staan
field-wagon-spot = Waarheen
refusal-wagon-far = De wagen verplaatst zich hoogstens { $most }.
refusal-wagon-edge = De wagen blijft op tafel.
refusal-wagon-figure = De wagen eindigt niet op een figuur: { $name } { AGREE($name, "staat", "staan") } daar.
policy-wagon = De wagen van de parel
policy-wagon-ask = Vraag het me elke keer
policy-wagon-near = Vraag het me als het effect van zijn plaats afhangt
policy-wagon-never = Laat hem staan

ask-throw = { $name } { AGREE($name, "staat", "staan") } precies op de parel. Welke kant wordt de eenheid op geslingerd?
do-throw = Slingeren
field-throw = Richting
ask-hurry = Welke van je eenheden mag deze ronde twee keer zo ver oprukken?
do-hurry = Deze eenheid
do-hurry-nobody = Geen
field-hurry = Eenheid
refusal-hurry = Alleen een eenheid van de initiatiefpartij mag worden aangewezen.

## Wat de parel doet

pearl-effect-disaster = Eenheden van de initiatiefpartij vechten niet man tegen man.
pearl-effect-bad-luck = Eenheden van de initiatiefpartij hebben WS −2 en ST −2.
pearl-effect-oops = Iedereen heeft WS −2.
pearl-effect-queasy = Eenheden van de initiatiefpartij hebben ST −2.
pearl-effect-flying-feet = Alle eenheden van de initiatiefpartij bewegen als cavalerie.
pearl-effect-happy-hour = Eenheden van de initiatiefpartij hebben WS +1.
pearl-effect-lucky-dog = Eenheden van de initiatiefpartij hebben WS +2 en ST +2.
pearl-effect-good-roll = Eenheden van de initiatiefpartij hebben AR +2.
pearl-effect-not-your-day = De tegenstanders van de initiatiefpartij vallen twee keer aan.
pearl-effect-armageddon = Eenheden van de initiatiefpartij vallen twee keer aan en hebben ST +2.
pearl-effect-out-of-the-way = Alle eenheden binnen { $reach } van de parel worden weggeteleporteerd, tot op { $far } van de parel.
pearl-effect-elven-blessing = Voor elke treffer met een afstandswapen worden twee verwondingsworpen gedaan.
pearl-effect-get-moving = Een eenheid van de initiatiefpartij mag twee keer zo ver oprukken.
pearl-effect-south-wind = Pijlen vliegen naar het noorden anderhalf keer zo ver en naar het zuiden half zo ver.
pearl-effect-north-wind = Pijlen vliegen naar het zuiden anderhalf keer zo ver en naar het noorden half zo ver.
pearl-effect-give-them-a-weapon = Eenheden binnen { $reach } van de parel doen twee verwondingsworpen voor elke treffer.
pearl-effect-suction = Alle eenheden worden { $reach } naar de parel gezogen.
pearl-effect-beginners-luck = Eenheden van de initiatiefpartij hebben +1 op elke dobbelsteen.
pearl-effect-creeping-death = Een figuur van elke eenheid verliest 1 W.
pearl-effect-light-sensitive = Eenheden van de initiatiefpartij hebben AR −1.
pearl-effect-bad-weather = Aanvallen met afstandswapens hebben −1 op elke worp om te treffen.
pearl-effect-leaden-feet = Cavalerie beweegt maar zo ver als infanterie.

## Het einde

end-cows = De helft van de kudde is dood.
end-eggs = De eieren zijn vernield.
end-hold = Het speldoel is een volle ronde bezet gehouden.
end-broken = Hoogstens één partij heeft nog troepen die kunnen vechten.
end-rounds = De laatste ronde is voorbij.
cause-left = de speler heeft de veldslag verlaten

fault-ids = Twee stukken hebben hetzelfde nummer.
fault-next-id = Een nummer is zijn tijd vooruit.
fault-unit = { $name } { AGREE($name, "is", "zijn") } geen deugdelijke eenheid.
fault-magic = { $name } { AGREE($name, "heeft", "hebben") } minder dan geen magie.
fault-numbers = Een getal valt buiten zijn grenzen.
