## Waarden en dobbelstenen

fight-ws = Wapenbehendigheid (WS)
fight-st = Sterkte (ST)
fight-ar = Bepantsering (AR)
fight-dice = Dobbelstenen per figuur
fight-need-hit = Treffen met WS { $ws }
fight-need-wound = Verwonden met ST { $st } tegen AR { $ar }
fight-reason-charge = Charge
fight-reason-frenzy = Waanzin
fight-reason-limits = Niet verder dan de tabel gaat
fight-reason-bouncer = Bouncer: een 1 mislukt altijd
fight-reason-pearl = De parel: { $name }

## Wat er gegooid wordt

roll-wound = Treffers van { $name } op { $target }
roll-spell = { $spell } van { $name } op { $target }
roll-shield = { $what }, op de schilden
roll-hit-nest = { $name } { AGREE($name, "valt", "vallen") } het nest aan
roll-wound-nest = Treffers van { $name } op het nest
yields-hits = { $count ->
    [0] geen treffer
    [one] 1 treffer
   *[other] { $count } treffers
}
yields-wounds = { $count ->
    [0] geen verwonding
    [one] 1 verwonding
   *[other] { $count } verwondingen
}
yields-shields = { $count ->
    [0] geen schild vernietigd
    [one] 1 schild vernietigd
   *[other] { $count } schilden vernietigd
}
yields-eggs = { $count ->
    [0] geen ei vernield
    [one] 1 ei vernield
   *[other] { $count } eieren vernield
}
pool-strikers = Figuren die aanvallen
pool-shooters = Figuren die schieten
pool-attacks = Aanvallen per figuur (AT)
pool-shots = Schoten per figuur
pool-hits = Treffers
pool-spell = Automatische treffers: { $spell }
pool-shields = Niet meer dan er schilden zijn
pool-spent = Op de schilden geworpen
event-lost-lives = { $name } { AGREE($name, "verliest", "verliezen") } { $amount } W (nog { $left } W).
fight-shields = Schilden van { $name }
eggs-left = Eieren in het nest
roll-hit-melee = { $name } { AGREE($name, "valt", "vallen") } { $target } aan
roll-hit-charge = { $name } { AGREE($name, "valt", "vallen") } { $target } in de charge aan
roll-hit-direct = { $name } { AGREE($name, "schiet", "schieten") } met direct vuur op { $target }
roll-hit-indirect = { $name } { AGREE($name, "schiet", "schieten") } een pijlenregen op { $target }
roll-hit-free-shot = { $name } { AGREE($name, "schiet", "schieten") } op de chargerende { $target }

## Wie wie aanvalt

ask-allocate = { $count ->
    [one] Een van je figuren staat in contact met meerdere vijanden. Welke valt die figuur aan?
   *[other] { $count } van je figuren staan in contact met meerdere vijanden. Welke valt elk ervan aan?
}
do-choose-opponents = Aanvallen
do-choose-opponents-help = Figuren die je weglaat, vallen de eenheid aan waarmee de meeste van hun makkers in contact staan.
do-strike-all-at = Allemaal tegen één vijand
field-strike-pairs = Figuren en hun tegenstanders
field-strike-at = Tegen welke vijand?
strike-figure = { $name }, figuur { $number }
target-unit = { $name }
target-nest = Het nest
refusal-strike-not-touched = Een figuur valt alleen een vijand aan waarmee ze in contact staat.
refusal-strike-no-choice = Deze figuur heeft geen tegenstander te kiezen.
refusal-strike-twice = Een figuur valt maar één vijand aan.

## Kansen

odds-blow = { $dice ->
    [one] { $name } tegen { $target }, 1 dobbelsteen
   *[other] { $name } tegen { $target }, { $dice } dobbelstenen
}
odds-wounds = { $count ->
    [0] geen verwonding
    [one] 1 verwonding
   *[other] { $count } verwondingen
}
odds-wounds-more = { $count } verwondingen of meer
odds-dice = Aantal dobbelstenen
odds-charge = 1 voor de aanval van een chargerende eenheid
odds-mode = Soort vuur
odds-melee = Verwondingen in een man-tegen-mangevecht
odds-shoot = Verwondingen door pijlen

## De spelleider en Bouncer

do-dispute = Een beslissing betwisten
do-dispute-help = De spelleider mag Bouncer op je troepen afsturen.
do-end-dispute = Toegeven
dispute-begun = { $seat } betwist een beslissing van de spelleider.
dispute-ended = { $seat } geeft toe: de beslissing van de spelleider blijft staan.
dispute-settled = De spelleider sluit de discussie: de beslissing blijft staan.
told-bouncer-sent = De spelleider stuurt Bouncer op { $unit } af.
bouncer-back = terug naar de tafelrand
ask-leader = Iemand betwist je beslissing. Wat doet Bouncer?
do-hold-bouncer = Hem laten waar hij is
do-send-bouncer = Hem erop afsturen
do-send-bouncer-help = Hij verschijnt naast de eenheid, zo dicht bij de plek als er ruimte is, en vecht in deze fase.
do-settle-dispute = De discussie is voorbij
field-beside = Naast welke eenheid?
field-bouncer-spot = Waar?
refusal-no-leader = Niemand leidt dit gevecht: het programma past de regels toe, en er valt niets te betwisten.
refusal-disputes = Je betwist al een beslissing.
refusal-no-dispute = Je betwist geen beslissing.
refusal-bouncer-slain = Bouncer is gesneuveld; er komt niemand.
refusal-bouncer-beside = Bouncer gaat naar troepen van een speler die een beslissing betwist, en naar niemand anders.
refusal-bouncer-room = Er is geen plaats voor Bouncer naast deze eenheid.
