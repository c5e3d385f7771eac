## Werte und Würfel

fight-ws = Waffengeschick (WS)
fight-st = Stärke (ST)
fight-ar = Rüstung (AR)
fight-dice = Würfel je Figur
fight-need-hit = Treffen mit WS { $ws }
fight-need-wound = Verwunden mit ST { $st } gegen AR { $ar }
fight-reason-charge = Sturmangriff
fight-reason-frenzy = Raserei
fight-reason-limits = Nicht weiter, als die Tabelle reicht
fight-reason-bouncer = Bouncer: Eine 1 misslingt immer
fight-reason-bad-luck = Die Perle: Pech!
fight-reason-oops = Die Perle: Hoppla!
fight-reason-queasy = Die Perle: Flaues Gefühl?
fight-reason-happy-hour = Die Perle: Happy Hour!
fight-reason-lucky-dog = Die Perle: Glückspilz!
fight-reason-good-roll = Die Perle: Guter Wurf!
fight-reason-not-your-day = Die Perle: Nicht dein Tag!
fight-reason-armageddon = Die Perle: Armageddon!
fight-reason-elven-blessing = Die Perle: Der Elfensegen
fight-reason-give-them-a-weapon = Die Perle: Gebt ihnen eine Waffe!
fight-reason-beginners-luck = Die Perle: Anfängerglück!
fight-reason-light-sensitive = Die Perle: Lichtempfindlich!
fight-reason-bad-weather = Die Perle: Schlechtes Wetter!

## Was gewürfelt wird

roll-hit = { $name } gegen { $target }: treffen
roll-wound = { $name } gegen { $target }: verwunden
roll-automatic = { $target }: verwunden
roll-shield = { $what }, auf die Schilde
roll-hit-nest = { $name } gegen das Nest: treffen
roll-wound-nest = { $name } gegen das Nest: Eier
fight-shields = Schilde von { $name }
eggs-left = Eier im Nest

## Wer wen angreift

ask-allocate = { $count ->
    [one] Eine deiner Figuren berührt mehrere Feinde. Welchen greift sie an?
   *[other] { $count } deiner Figuren berühren mehrere Feinde. Welchen greift jede an?
}
do-choose-opponents = Angreifen
do-choose-opponents-help = Figuren, die du auslässt, greifen die Einheit an, die die meisten ihrer Gefährten berühren.
do-strike-all-at = Alle auf einen Feind
field-strike-pairs = Figuren und ihre Gegner
field-strike-at = Auf welchen Feind?
strike-figure = { $name }, Figur { $number }
target-unit = { $name }
target-nest = Das Nest
refusal-strike-not-touched = Eine Figur greift nur einen Feind an, den sie berührt.
refusal-strike-no-choice = Diese Figur hat keinen Gegner zu wählen.
refusal-strike-twice = Eine Figur greift nur einen Feind an.

## Chancen

odds-blow = { $dice ->
    [one] { $name } gegen { $target }, 1 Würfel
   *[other] { $name } gegen { $target }, { $dice } Würfel
}
odds-wounds = { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
}
odds-wounds-more = { $count } Wunden oder mehr
odds-dice = Anzahl der Würfel
odds-charge = 1 für den Angriff einer stürmenden Einheit
odds-mode = Art des Beschusses
odds-melee = Wunden im Nahkampf
odds-shoot = Wunden durch Pfeile

## Der Spielleiter und Bouncer

do-dispute = Eine Entscheidung anfechten
do-dispute-help = Der Spielleiter darf Bouncer auf deine Truppen loslassen.
do-end-dispute = Nachgeben
dispute-begun = { $seat } ficht eine Entscheidung des Spielleiters an.
dispute-ended = { $seat } gibt nach: Die Entscheidung des Spielleiters gilt.
dispute-settled = Der Spielleiter beendet den Streit: Die Entscheidung gilt.
bouncer-back = zurück an den Tischrand
ask-leader = Jemand ficht deine Entscheidung an. Was tut Bouncer?
do-hold-bouncer = Ihn lassen, wo er ist
do-send-bouncer = Ihn hinschicken
do-send-bouncer-help = Er erscheint neben der Einheit, so nah an der Stelle, wie Platz ist, und kämpft in dieser Phase.
do-settle-dispute = Der Streit ist vorbei
field-beside = Neben welcher Einheit?
field-bouncer-spot = Wo?
refusal-no-leader = Niemand leitet diese Schlacht: Das Programm wendet die Regeln an, und es gibt nichts anzufechten.
refusal-disputes = Du fichtst schon eine Entscheidung an.
refusal-no-dispute = Du fichtst keine Entscheidung an.
refusal-bouncer-slain = Bouncer ist gefallen; es kommt niemand.
refusal-bouncer-beside = Bouncer geht zu Truppen eines Spielers, der eine Entscheidung anficht, und zu niemandem sonst.
refusal-bouncer-room = Neben dieser Einheit ist kein Platz für Bouncer.
