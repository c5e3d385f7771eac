# De tafel en de kaarten.

ground-open = Open terrein
badge-eggs = { $eggs ->
    [one] Nog één ei
   *[other] Nog { $eggs } eieren
}
rank-hero = Held
rank-mage = Magiër
lives = W over
figures = Figuren
status-neutralised = Uitgeschakeld
status-diverted = Afgeleid
status-exhausted = Uitgeput
status-accelerated = Eerst in deze fase
status-frenzied = Waanzinnig
status-armed = Slaat met dubbele kracht
badge-magic = { $points ->
    [one] Eén magisch punt
   *[other] { $points } magische punten
}
badge-shields = Magische schilden
pearl-wagon = De wagen van de energieparel
crater = Rokende krater
zone = Opstelzone
phase-initiative = Initiatief
phase-movement = Beweging
phase-shooting = Schieten
phase-melee = Man-tegen-mangevecht
track-phases = Fasen
track-initiative = Volgorde van initiatief
value-ws = Wapenbehendigheid (WS)
value-st = Sterkte (ST)
value-ar = Bepantsering (AR)
value-w = Weerstand (W)
value-at = Aanvallen (AT)
value-m = Beweging (M)
value-bow = Boog
value-spell = Toverspreuk
moves-cavalry = als cavalerie
moves-infantry = als infanterie
bow-strength = ST { $st }
base-size = Voetstuk
magic-points = Magische punten
scene-spell-book = Spreuken van { $name } ({ $points } MP)
shields = Schilden
note-mixed = Gefuseerde resten: voor allen gelden de laagste waarden.
side-initiative = Initiatiefwaarde
side-units = Eenheden
side-figures = Figuren
side-fallen = Gesneuveld
reference-moves = Bewegingen en bereik
reference-infantry = Infanterie, gewone beweging
reference-infantry-charge = Infanterie, charge
reference-cavalry = Cavalerie, gewone beweging
reference-cavalry-charge = Cavalerie, charge
reference-direct = Direct vuur
reference-indirect = Indirect vuur
reference-between = { $least } tot { $most }
reference-length = { $length }
reference-agility = Behendigheidstabel
reference-ws = WS { $ws }
reference-hit = { $melee }+ man-tegen-man of direct, { $indirect }+ indirect
reference-wounds = Verwondingstabel
reference-st = ST { $st }
reference-wounds-note = Van links naar rechts: AR 0, 1, 2, 3, 4.
reference-pearl = Invloedstabel van de energieparel
reference-range = { $first }–{ $last }
do-end-part = Klaar
about-game = Blokken troepen in het open veld: rangen, charges, salvo’s, en een energieparel die elke ronde anders maakt.
