## Werte und Würfel

fight-ws = Waffengeschick (WS)
fight-st = Stärke (ST)
fight-ar = Rüstung (AR)
fight-dice = Würfel je Figur
fight-need-hit = Treffen mit WS { $ws }
fight-need-wound = Verwunden mit ST { $st } gegen AR { $ar }
fight-reason-charge = Sturmangriff
fight-reason-frenzy = Wahnsinn
fight-reason-limits = Nicht weiter, als die Tabelle reicht
fight-reason-bouncer = Bouncer: Eine 1 misslingt immer
fight-reason-pearl = Die Perle: { $name }

## Was gewürfelt wird

roll-wound = Treffer { CASE($name, "gen") } gegen { CASE($target, "acc") }
roll-spell = { $spell } { CASE($name, "gen") } gegen { CASE($target, "acc") }
roll-shield = { $what }, auf die Schilde
roll-hit-nest = { $name } { AGREE($name, "schlägt", "schlagen") } auf das Nest ein
roll-wound-nest = Treffer { CASE($name, "gen") } gegen das Nest
yields-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}
yields-wounds = { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
}
yields-shields = { $count ->
    [0] kein Schild zerstört
    [one] 1 Schild zerstört
   *[other] { $count } Schilde zerstört
}
yields-eggs = { $count ->
    [0] kein Ei zerstört
    [one] 1 Ei zerstört
   *[other] { $count } Eier zerstört
}
pool-strikers = Figuren, die zuschlagen
pool-shooters = Figuren, die schießen
pool-attacks = Attacken je Figur (AT)
pool-shots = Schüsse je Figur
pool-hits = Treffer
pool-spell = Automatische Treffer: { $spell }
pool-shields = Nicht mehr, als Schilde da sind
pool-spent = Auf die Schilde geworfen
event-lost-lives = { $name } { AGREE($name, "verliert", "verlieren") } { $amount } W (noch { $left } W).
fight-shields = Schilde { CASE($name, "gen") }
eggs-left = Eier im Nest
roll-hit-melee = { $name } { AGREE($name, "schlägt", "schlagen") } auf { CASE($target, "acc") } ein
roll-hit-charge = { $name } { AGREE($name, "stürmt", "stürmen") } auf { CASE($target, "acc") } ein
roll-hit-direct = { $name } { AGREE($name, "schießt", "schießen") } mit direktem Feuer auf { CASE($target, "acc") }
roll-hit-indirect = { $name } { AGREE($name, "schießt", "schießen") } einen Pfeilregen auf { CASE($target, "acc") }
roll-hit-free-shot = Freischuss { CASE($name, "gen") } auf { CASE($target, "acc") }

## Wer wen angreift

ask-allocate = { $count ->
    [one] Eine deiner Figuren berührt mehrere Feinde. Welchen greift sie an?
   *[other] { $count } deiner Figuren berühren mehrere Feinde. Welchen greift jede an?
}
do-choose-opponents = Angreifen
do-choose-opponents-help = Figuren, die du auslässt, greifen die Einheit an, die die meisten ihrer Gefährten berühren.
do-strike-all-at = Alle gegen einen Feind
field-strike-pairs = Figuren und ihre Gegner
field-strike-at = Gegen welchen Feind?
strike-figure = { $name }, Figur { $number }
target-unit = { $name }
target-nest = Das Nest
refusal-strike-not-touched = Eine Figur greift nur einen Feind an, den sie berührt.
refusal-strike-no-choice = Diese Figur hat keinen Gegner zu wählen.
refusal-strike-twice = Eine Figur greift nur einen Feind an.

## Chancen

odds-blow = { $dice ->
    [one] { $name } gegen { CASE($target, "acc") }, 1 Würfel
   *[other] { $name } gegen { CASE($target, "acc") }, { $dice } Würfel
}
odds-wounds = { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
}
odds-wounds-more = { $count } Wunden oder mehr
odds-dice = Anzahl der Würfel
odds-charge = 1 für den Angriff einer stürmenden Einheit
odds-mode = Art des Feuers
odds-melee = Wunden im Nahkampf
odds-shoot = Wunden durch Pfeile

## Der Spielleiter und Bouncer

do-dispute = Eine Entscheidung anfechten
do-dispute-help = Der Spielleiter darf Bouncer auf deine Truppen loslassen.
do-end-dispute = Nachgeben
dispute-begun = { $seat } ficht eine Entscheidung des Spielleiters an.
dispute-ended = { $seat } gibt nach: Die Entscheidung des Spielleiters gilt.
dispute-settled = Der Spielleiter beendet den Streit: Die Entscheidung gilt.
told-bouncer-sent = Der Spielleiter lässt Bouncer auf { CASE($unit, "acc") } los.
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
