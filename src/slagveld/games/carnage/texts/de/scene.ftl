# Der Tisch und die Karten.

ground-open = Offenes Gelände
badge-eggs = { $eggs ->
    [one] Noch ein Ei
   *[other] Noch { $eggs } Eier
}
rank-hero = Held
rank-mage = Magier
lives = W übrig
figures = Figuren
status-neutralised = Ausgeschaltet
status-diverted = Abgelenkt
status-exhausted = Erschöpft
status-accelerated = Zuerst in dieser Phase
status-frenzied = Im Wahnsinn
status-armed = Schlägt mit doppelter Kraft
badge-magic = { $points ->
    [one] Ein Magiepunkt
   *[other] { $points } Magiepunkte
}
badge-shields = Magische Schilde
pearl-wagon = Der Wagen der Energieperle
crater = Rauchender Krater
zone = Aufstellungszone
phase-initiative = Initiative
phase-movement = Bewegung
phase-shooting = Schießen
phase-melee = Nahkampf
track-phases = Phasen
track-initiative = Reihenfolge der Initiative
value-ws = Waffengeschick (WS)
value-st = Stärke (ST)
value-ar = Rüstung (AR)
value-w = Widerstand (W)
value-at = Attacken (AT)
value-m = Bewegung (M)
value-bow = Bogen
value-spell = Zauberspruch
moves-cavalry = wie Kavallerie
moves-infantry = wie Infanterie
bow-strength = ST { $st }
base-size = Sockel
magic-points = Magiepunkte
scene-spell-book = Sprüche { CASE($name, "gen") } ({ $points } MP)
shields = Schilde
note-mixed = Vereinigte Reste: Für alle gelten die niedrigsten Werte.
side-initiative = Initiativwert
side-units = Einheiten
side-figures = Figuren
side-fallen = Gefallen
reference-moves = Bewegungen und Reichweiten
reference-infantry = Infanterie, normale Bewegung
reference-infantry-charge = Infanterie, Sturmangriff
reference-cavalry = Kavallerie, normale Bewegung
reference-cavalry-charge = Kavallerie, Sturmangriff
reference-direct = Direktes Feuer
reference-indirect = Indirektes Feuer
reference-between = { $least } bis { $most }
reference-length = { $length }
reference-agility = Geschicklichkeitstabelle
reference-ws = WS { $ws }
reference-hit = { $melee }+ Nahkampf oder direkt, { $indirect }+ indirekt
reference-wounds = Verwundungstabelle
reference-st = ST { $st }
reference-wounds-note = Von links nach rechts: AR 0, 1, 2, 3, 4.
reference-pearl = Perlentabelle
reference-range = { $first }–{ $last }
do-end-part = Fertig
about-game = Truppenblöcke im offenen Feld: Glieder, Sturmangriffe, Salven und eine Energieperle, die jede Runde anders macht.
