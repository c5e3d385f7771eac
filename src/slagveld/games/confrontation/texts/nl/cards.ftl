## Worpen tegen elkaar

opposed-tie = { $purpose }: gelijk, allebei werpen opnieuw.
opposed-won = { $purpose }: { $player } wint met { $total } ({ $parts }) tegen { $other } ({ $others }).
opposed-won-one = { $purpose }: { $player } wint met { $total } ({ $parts }) tegen { $other } ({ $others }), want een 1 verliest van elke andere dobbelsteen.
opposed-won-tie = { $purpose }: { $player } wint bij { $total } ({ $parts }) tegen { $other } ({ $others }), want een gelijke stand is voor deze kant.
opposed-tie-ones = { $purpose }: allebei een 1, en dat is gelijk; allebei werpen opnieuw.
opposed-die = { $purpose } van { $player }
opposed-lead = Voorsprong van { $player }
opposed-die-of = { $purpose } van { $player } met { $name }
opposed-anew = { $player } werpt de dobbelsteen opnieuw door Autorité.
ask-opposed-on = { $purpose }: jij hebt { $total }, je tegenstander { $other }. Nog eens werpen?
ask-opposed-anew = { $purpose }: jij hebt { $total }, je tegenstander { $other }. Je dobbelsteen opnieuw werpen? De tweede worp geldt.
do-throw-anew = Opnieuw werpen
do-let-it-be = Zo laten
roll-approach = Benaderingsworp
roll-tactical = Tactische worp
cards-discipline = beste Discipline

## Kaarten

cards-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } figuren)
}
cards-stack = stapel kaarten
cards-shuffled = { $count ->
    [one] Eén kaart wordt in de stapel geschud.
   *[other] { $count } kaarten worden tot één stapel geschud.
}
cards-passed = { $player } heeft geen kaart meer en past.
cards-played = { $player } speelt: { $card }.
cards-kept = { $player } houdt de kaart in reserve.
cards-nobody = { $card }: van deze kaart is niemand meer over, ze wordt weggelegd.
ask-take-turn = Trek een kaart, of speel eerst uit je reserve.
ask-play-reserve = De stapel is op: speel een kaart uit je reserve.
ask-drawn-card = Je trok een eigen kaart: { $card }. Spelen of in reserve houden?
ask-after-draw = Ook nog reservekaarten spelen, of je tegenstander laten trekken?
do-draw-card = Een kaart trekken
do-play-drawn = Deze kaart spelen
do-keep-drawn = In reserve houden
do-play-reserve = Uit de reserve spelen
do-end-draw = Klaar: mijn tegenstander trekt
field-cards-together = Samen met deze reservekaarten
field-cards-reserve = Reservekaarten
refusal-cards-empty = De stapel is op: je moet een van je reservekaarten spelen.
refusal-cards-full = { $most ->
    [0] Je mag geen reservekaarten hebben: deze kaart moet gespeeld worden.
    [one] Je mag één reservekaart hebben: speel deze kaart, of eerst die uit je hand.
   *[other] Je mag { $most } reservekaarten hebben: speel deze kaart, of eerst een uit je hand.
}
refusal-cards-none = Noem minstens één van je reservekaarten.
refusal-cards-not-held = Dat is geen reservekaart van jou.
refusal-cards-twice = Elke reservekaart kan maar één keer genoemd worden.

## Opstelling

ask-deploy = Stel { $card } op.
field-deploy-plan = Waar ze staan
do-deploy-card = De figuren neerzetten
do-deploy-card-help = Zet alle figuren van de kaart in je opstellingszone en draai ze zoals je wilt.
do-deploy-ready = In goede orde
do-deploy-ready-help = De figuren worden voor je neergezet: naast elkaar, zo ver naar voren als er plaats is.
deploy-left-out = { $card }: er is geen plaats in de opstellingszone; wie geen plaats vond, doet niet mee.
status-no-assault = mag in de eerste beurt niet chargeren of contacteren
status-hidden-scout = verborgen
refusal-deploy-own = Nu worden alleen figuren van deze kaart opgesteld, elk één keer.
refusal-deploy-all = Alle figuren van de kaart worden samen opgesteld.
refusal-deploy-zone = { $name } moet helemaal in je opstellingszone staan.
refusal-deploy-beyond = { $name } mag hoogstens { $distance } buiten je opstellingszone staan.
refusal-deploy-near = { $name } staat te dicht bij { $enemy }: er moet { $distance } tussen liggen.
refusal-deploy-charge = Vanaf daar kan { $name } in de eerste beurt { $enemy } chargeren: de afstand moet groter zijn dan { $distance }.
