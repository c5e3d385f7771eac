# Magie.

magic-points-of = Magiepunkte { CASE($name, "gen") }
magic-points-left = Übrige Magiepunkte
magic-shields-of = Schilde { CASE($name, "gen") }
reason-casting = Kosten des Zaubers
cause-casting = Kosten von { $spell }
cause-creeping-death = statt 1 W

## Die Zauberworte. Der Spieler ruft sie am Tisch.

words-explosion = Das tut mir mehr weh als euch. Aber nicht lange!
words-body-distortion = Findest du nicht, dass das geschwollen aussieht?
words-teleport = Zurückbleiben, bitte!
words-diversion = Achtung, dein Schnürsenkel ist offen!
words-acceleration = Wer zuletzt da ist, spült ab!
words-shield = Sprich mit meiner Hand!
words-shock = Niemals an der Steckdose lecken!
words-frenzy = Jemand hat dein Pausenbrot gegessen!
words-counterspell = Tut mir leid, falsch verbunden!

## Was Zauber bewirken

effect-explosion = Der Magier wird vernichtet; jede Figur in der Nähe erhält einen Treffer mit ST 9.
effect-body-distortion = Ein automatischer Treffer mit ST 6.
effect-teleport = Versetzt eine Einheit sofort an einen anderen Ort.
effect-diversion = Die Einheit tut eine volle Runde lang nichts, außer sie wird geweckt.
effect-acceleration = Die Einheit handelt in dieser Phase vor dem Feind.
effect-shield = Ein zusätzliches magisches Leben mit AR 3.
effect-shock = Fünf automatische Treffer mit ST 6.
effect-frenzy = ST +1 für eine Einheit der eigenen Partei in dieser Runde.
effect-counterspell = Hebt einen Zauber auf, den ein anderer Magier gerade gesprochen hat.
help-spell = „{ $words }“ Kosten: { $cost }, Reichweite: { $range }. { $effect }
help-spell-self = „{ $words }“ Kosten: { $cost }. { $effect }
help-words = Die Worte: „{ $words }“

## Was gefragt wird

field-mage = Magier
field-spell = Zauber
field-spell-target = Ziel
field-landing = Wohin die Mitte der Vorderseite kommt
field-spoken = Hast du die Zauberworte gesprochen, laut und mit Überzeugung?
do-cast = Einen Zauber sprechen
do-cast-self = Einen Zauber auf den Magier selbst sprechen
do-cast-teleport = Eine Einheit teleportieren
do-counter = { $cost ->
    [one] Mit einem Gegenzauber für { $cost } Magiepunkt aufheben
   *[other] Mit einem Gegenzauber für { $cost } Magiepunkte aufheben
}
do-let-magic-be = Jetzt keine Magie
help-cast = Einer deiner Magier spricht einen Zauber auf eine Einheit, die er sieht. Jeder Magier spricht höchstens einen Zauber je Runde.
help-cast-self = Schild schützt den Magier; Explosion kostet ihn und alle in der Nähe das Leben.
help-cast-teleport = Eine Einheit im Umkreis von { $range } um den Magier wird bis zu { $leap } entfernt abgesetzt. Ein Magiepunkt je Figur, zwei für den Magier selbst.
ask-magic-round = Eine neue Runde beginnt. Spricht einer deiner Magier zuerst einen Zauber?
ask-magic-pearl = Die Energieperle hat gewirkt. Spricht einer deiner Magier einen Zauber?
ask-magic-part = Bevor sich die nächste Partei bewegt: Spricht einer deiner Magier einen Zauber?
ask-magic-march = Bevor sich diese Einheit bewegt: Spricht einer deiner Magier einen Zauber?
ask-magic-charge = Ein Sturmangriff ist angesagt. Spricht einer deiner Magier einen Zauber, bevor gemessen wird?
ask-magic-charge-combat = Vor dem Sturmkampf: Spricht einer deiner Magier einen Zauber?
ask-magic-wrap = Vor dem Umfassen: Spricht einer deiner Magier einen Zauber?
ask-magic-shots = Alle Schüsse sind angesagt. Spricht einer deiner Magier einen Zauber, bevor sie fliegen?
ask-magic-melee = Vor dem Nahkampf: Spricht einer deiner Magier einen Zauber?
ask-counter = { $name } { AGREE($name, "spricht", "sprechen") } { $spell } auf { CASE($target, "acc") }. Antwortest du?
ask-delivery = Wurde „{ $words }“ ({ $spell }) richtig und mit Überzeugung gesprochen?
do-accept-words = Gut gesprochen
do-refuse-words = Schwach vorgetragen
help-refuse-words = Der Zauber gilt als nicht gesprochen und kostet nichts.

## Was erzählt wird

event-spell-cast-self = { $name } { AGREE($name, "spricht", "sprechen") } { $spell }: „{ $words }“
event-spell-cast = { $name } { AGREE($name, "spricht", "sprechen") } { $spell } auf { CASE($target_name, "acc") }: „{ $words }“
told-poor-delivery = { $name } { AGREE($name, "nuschelt", "nuscheln") }: Der Spielleiter lässt { $spell } nicht gelten.
told-cancelled = { $spell } { CASE($name, "gen") } bleibt ohne Wirkung: Ein Gegenzauber hebt den Zauber auf.
lapsed-spell = { $spell } bleibt ohne Wirkung: Den Magier gibt es nicht mehr.
lapsed-spell-target = { $spell } { CASE($name, "gen") } bleibt ohne Wirkung: Das Ziel gibt es nicht mehr.
told-crater = Von { CASE($name, "dat") } bleibt nur ein rauchender Krater.
note-words = Sprich: „{ $words }“
odds-spell = { $hits ->
    [one] { $hits } Treffer mit ST { $st } gegen { CASE($target, "acc") }
   *[other] { $hits } Treffer mit ST { $st } gegen { CASE($target, "acc") }
}

## Was verweigert wird

refusal-no-mage = Das ist keiner deiner Magier.
refusal-mage-diverted = { $name } { AGREE($name, "ist", "sind") } abgelenkt und { AGREE($name, "kann", "können") } nicht zaubern.
refusal-cast-already = { $name } { AGREE($name, "hat", "haben") } in dieser Runde schon gezaubert.
refusal-not-learnt = { $name } { AGREE($name, "hat", "haben") } den Zauber { $spell } nicht gelernt.
refusal-answer-only = { $spell } wird nur als Antwort auf den Zauber eines anderen Magiers gesprochen.
refusal-other-aim = { $spell } wird nicht auf diese Weise gesprochen.
refusal-no-target = { $spell } braucht ein Ziel auf dem Tisch.
refusal-spell-bouncer = Zauber gehen an { CASE($name, "dat") } vorbei.
refusal-own-only = { $spell } wird nur auf Einheiten der eigenen Partei gesprochen.
refusal-magic-points = { $name } { AGREE($name, "hat", "haben") } { $have } der { $cost } nötigen Magiepunkte.
refusal-spell-range = { $name } { AGREE($name, "ist", "sind") } weiter weg als { $most }.
refusal-spell-sight = { $name } { AGREE($name, "sieht", "sehen") } { CASE($target, "acc") } nicht.
refusal-words = Zuerst müssen die Zauberworte gesprochen werden: „{ $words }“
refusal-teleport-far = Eine Teleportation reicht nicht weiter als { $most }.
refusal-teleport-ground = { $name } { AGREE($name, "kann", "können") } dort nicht stehen: Eine Teleportation endet auf freiem, begehbarem Gelände des Tisches.
refusal-teleport-deadly = { $name } { AGREE($name, "kann", "können") } dort nicht abgesetzt werden: Auch Feinde kommen auf freies, begehbares Gelände, nicht in Seen oder Schluchten.

## Wann gefragt wird

policy-magic = Nach Magie fragen
policy-magic-matters = Wenn es darauf ankommt
policy-magic-always = Bei jeder Gelegenheit
policy-magic-answers = Nur als Antwort auf feindliche Zauber
policy-magic-never = Nie
policy-magic-in-initiative = Magie in der Initiativphase
policy-magic-in-movement = Magie in der Bewegungsphase
policy-magic-in-shooting = Magie in der Schussphase
policy-magic-in-melee = Magie in der Nahkampfphase
policy-magic-ask = Fragen
policy-magic-skip = Nicht fragen
cost-magic = { $points } Magiepunkte, danach noch { $left }
