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
fight-reason-bad-luck = De parel: Pech!
fight-reason-oops = De parel: Oeps!
fight-reason-queasy = De parel: Een misselijk gevoel?
fight-reason-happy-hour = De parel: Happy hour!
fight-reason-lucky-dog = De parel: Gelukzak!
fight-reason-good-roll = De parel: Goede worp!
fight-reason-not-your-day = De parel: ’t Is je dagje niet!
fight-reason-armageddon = De parel: Armageddon!
fight-reason-elven-blessing = De parel: De Elvenzegen
fight-reason-give-them-a-weapon = De parel: Geef ze een wapen!
fight-reason-beginners-luck = De parel: Beginnersgeluk!
fight-reason-light-sensitive = De parel: Lichtgevoelig!
fight-reason-bad-weather = De parel: Slecht weer!

## Wat er gegooid wordt

roll-hit = { $name } tegen { $target }: treffen
roll-wound = { $name } tegen { $target }: verwonden
roll-automatic = { $target }: verwonden
roll-shield = { $what }, op de schilden
roll-hit-nest = { $name } tegen het nest: treffen
roll-wound-nest = { $name } tegen het nest: eieren
fight-shields = Schilden van { $name }
eggs-left = Eieren in het nest

## Wie wie aanvalt

ask-allocate = { $count ->
    [one] Eén van je figuren raakt meerdere vijanden. Welke valt het aan?
   *[other] { $count } van je figuren raken meerdere vijanden. Welke valt elk ervan aan?
}
do-choose-opponents = Aanvallen
do-choose-opponents-help = Figuren die je weglaat, vallen de eenheid aan die de meeste van hun makkers raken.
do-strike-all-at = Allemaal op één vijand
field-strike-pairs = Figuren en hun tegenstanders
field-strike-at = Op welke vijand?
strike-figure = { $name }, figuur { $number }
target-unit = { $name }
target-nest = Het nest
refusal-strike-not-touched = Een figuur valt alleen een vijand aan waarmee het voetstukcontact heeft.
refusal-strike-no-choice = Dit figuur heeft geen tegenstander te kiezen.
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
bouncer-back = terug naar de rand van het spelterrein
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
refusal-bouncer-slain = Bouncer is gevallen; er komt niemand.
refusal-bouncer-beside = Bouncer gaat naar troepen van een speler die een beslissing betwist, en naar niemand anders.
refusal-bouncer-room = Er is geen plaats voor Bouncer naast deze eenheid.
