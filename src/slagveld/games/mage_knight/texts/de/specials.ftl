# Spezialaktionen: Levitation, Rückkehrer, Regeneration, Verhexung, Wachsamkeit, Aufheben.

field-special-fighter = Krieger

refusal-special-ability = { $name } zeigt { $ability } gerade nicht.
refusal-special-contact = { $name } berührt einen Feind; { $ability } geht nur ohne Kontakt.
refusal-special-range = { $name } hat keine Reichweite.

## Magie-Levitation

do-lift = Einen Krieger schweben lassen
help-lift = Ein Krieger in Basekontakt, der noch keine Aktion hatte, wird innerhalb von { $reach } abgesetzt, mit beliebiger Blickrichtung. Er kann in diesem Zug keine Aktion erhalten.
field-lift-target = Wer schwebt
field-lift-pose = Wohin
announced-lift = { $name } lässt { $target } schweben
note-lift = { $name } kann in diesem Zug keine Aktion erhalten.
refusal-lift-contact = { $name } kann nur einen anderen Krieger in Basekontakt schweben lassen.
refusal-lift-immune = { $name } ist immun gegen Magie und kann nicht schweben.
refusal-lift-captive = { $name } ist gefangen oder hält einen Gefangenen und kann nicht schweben.
refusal-lift-acted = { $name } hatte in diesem Zug schon eine Aktion und kann nicht schweben.
refusal-lift-far = { $name } muss innerhalb von { $reach } von seinem Platz abgesetzt werden.

## Nekromantie und Beschwören

do-summon = Einen Mage Spawn beschwören
do-necromancy = Einen Toten erwecken
help-summon = Ein eigener eliminierter Mage Spawn, der höchstens so viele Punkte wert ist wie der Träger, kehrt auf seiner Startmarkierung neben dem Träger zurück.
help-necromancy = Ein eigener eliminierter Krieger kehrt nach 1W6 Klicks neben dem Träger zurück, wenn seine Scheibe so viele hat. Zombies und Skelette kehren ohne Wurf unversehrt zurück.
field-return-plan = Wer zurückkehrt, und wo
roll-necromancy = { $bearer } versucht, { $name } zurückzurufen
told-stays-dead = { $name } bleibt eliminiert.
odds-return = { $name } wird zurückgerufen
odds-return-whole = Kehrt auf der Startmarkierung zurück
odds-return-clicks = { $clicks ->
    [one] Kehrt mit { $clicks } Klick Schaden zurück
   *[other] Kehrt mit { $clicks } Klicks Schaden zurück
}
odds-return-not = Bleibt eliminiert
refusal-return-one = Ein Krieger kehrt zurück und wird gleich hingestellt.
refusal-return-who = Nur deine eigenen eliminierten Krieger können zurückkehren.
refusal-return-spawn = { $name } ist kein Mage Spawn.
refusal-return-points = { $name } ist mehr wert als die { $most } Punkte des Trägers.
refusal-return-apart = { $name } muss { $bearer } am Boden berühren.
refusal-return-enemy = { $name } darf bei der Rückkehr keinen Feind berühren.

## Regeneration

do-regenerate = Regenerieren
help-regenerate = Der Krieger heilt sich selbst um 1W6 − 2 Klicks.
roll-regeneration = { $name } regeneriert sich (1W6 − 2)
told-no-healing = { $name } heilt nichts.
odds-regeneration = { $name } regeneriert sich
odds-healed = { $clicks ->
    [one] { $clicks } Klick geheilt
   *[other] { $clicks } Klicks geheilt
}
refusal-regenerate = { $name } kann jetzt nicht geheilt werden.

## Verhexung

do-hex = Einen Feind verhexen
help-hex = Ein Feind in der Schusslinie hat weniger Angriff bis zu deiner nächsten Befehlsphase.
field-hex-target = Feind
announced-hex = { $name } verhext { $target }
note-hex = { $name } hat { $amount } Angriff bis zu deiner nächsten Befehlsphase.
status-hexed = verhext
refusal-hex-enemy = { $name } kann nur einen Feind verhexen.
refusal-hex-twice = Auf { $name } liegt schon eine Verhexung.

## Wachsamkeit

do-watch = Wache halten
help-watch = Bis zu deiner nächsten Befehlsphase darf er einmal schießen, auf einen Feind, der seine Bewegung in der Schusslinie beendet hat.
status-watching = auf Wache
ask-watch = { $enemy } ist in die Schusslinie von { $name } gekommen. Schießen?
do-watch-fire = Schießen
do-watch-hold = Nicht schießen
field-watch-close = Kurze Reichweite gibt
watch-close-attack = +1 Angriff
watch-close-damage = +1 Fernkampfschaden
told-watch-held = { $name } schießt nicht aus der Wachsamkeit auf { $enemy }.
announced-watch = { $name } schießt aus der Wachsamkeit auf { $enemy }
refusal-watch-token = { $name } hält darüber keine Wache.
refusal-watch-engaged = { $name } berührt einen Feind und kann nicht schießen.
refusal-watch-close = Kurze Reichweite gilt hier nicht für { $name }.
policy-watch = Schüsse aus Wachsamkeit
policy-watch-ask = Jedes Mal fragen
policy-watch-always = Immer schießen
policy-watch-never = Nie schießen

## Aufheben

do-pick = Einen Gegenstand aufheben
help-pick = Ein Einzigartiger Krieger mit freiem Platz hebt einen Gegenstand auf, den er berührt, wenn er die Voraussetzungen erfüllt.
field-pick-item = Gegenstand
note-pick = { $story }
cause-picked = aufgehoben von { $name }
refusal-pick-contact = { $name } berührt diesen Gegenstand nicht.
refusal-pick-bearer = { $name } kann keine Gegenstände benutzen: Das kann nur ein Einzigartiger Krieger mit Plätzen dafür.
refusal-pick-slots = { $name } hat keinen freien Platz für einen Gegenstand.
refusal-pick-requires = { $name } erfüllt die Voraussetzungen { CASE($item, "gen") } nicht.
refusal-pick-clash = { $name } trägt { CASE($other, "acc") } mit denselben Voraussetzungen wie { CASE($item, "nom") }.
refusal-pick-relic = { $name } trägt das Relikt { $other } und darf kein zweites benutzen.
