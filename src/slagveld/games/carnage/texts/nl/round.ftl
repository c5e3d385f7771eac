### De ronde: initiatief, de energieparel en haar wagen, het einde.

phase-setup = Opstelling

roll-initiative = Initiatief van { $name }
roll-pearl-tens = De energieparel: tientallen
roll-pearl-units = De energieparel: eenheden

## De parel

pearl-is = De energieparel: { $name } { $effect }
pearl-again = { $name } is in deze veldslag al geweest: er wordt opnieuw voor de parel geworpen.
# A range of the pearl table that is dealt out anew.
pearl-range = Invloedstabel van de parel, { $first }–{ $last }
pearl-hurried = Mag twee keer zo ver oprukken

ask-wagon = De parel zegt „{ $name }” Waar gaat haar wagen eerst heen?
do-move-wagon = De wagen verplaatsen
do-move-wagon-help = Tot 20 cm in elke richting, over alles heen, maar niet op een figuur.
do-leave-wagon = De wagen laten staan
field-wagon-spot = Waarheen
refusal-wagon-far = De wagen verplaatst zich hoogstens 20 cm.
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

## Het einde

end-cows = de helft van de kudde is dood.
end-eggs = de eieren zijn vernield.
end-hold = het doel is een volle ronde vastgehouden.
end-broken = hoogstens één partij heeft nog troepen die kunnen vechten.
end-rounds = de laatste ronde is voorbij.
cause-left = de speler heeft de veldslag verlaten
set-holds = Houdt het doel vast

fault-ids = Twee stukken hebben hetzelfde nummer.
fault-next-id = Een nummer is zijn tijd vooruit.
fault-unit = { $name } { AGREE($name, "is", "zijn") } geen deugdelijke eenheid.
fault-magic = { $name } { AGREE($name, "heeft", "hebben") } minder dan geen magie.
fault-numbers = Een getal valt buiten zijn grenzen.
