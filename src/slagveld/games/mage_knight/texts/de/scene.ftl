# Was der Bildschirm zeigt

## Karten

scene-card-title = { $rank ->
    [weak] { $name } (Schwach)
    [standard] { $name } (Standard)
    [tough] { $name } (Stark)
   *[unique] { $name } (Einzigartig)
}
scene-card-dial = Kampfscheibe
scene-card-speed = Geschwindigkeit
scene-card-attack = Angriff
scene-card-defense = Verteidigung
scene-card-damage = Schaden
scene-card-attack-bonus = Angriffsbonus
scene-card-ranged-damage = Fernkampfschaden
scene-card-range = Reichweite
scene-card-typed = { $value } · { $type }
scene-card-signed = { $value }
scene-card-reach = { $arrows ->
    [one] { $inches }″
   *[other] { $inches }″, { $arrows } Pfeile
}
scene-card-no-reach = keine
scene-card-number = Sammelnummer
scene-card-points = Punktwert
scene-card-faction = Fraktion
scene-card-subfaction = Unterfraktion
scene-card-mage-spawn = Mage Spawn
scene-card-front-arc = Vorderer Bogen
scene-card-degrees = { $degrees }°
scene-card-base = Base
scene-card-length = { $length }
scene-card-slots = Plätze für Gegenstände
scene-card-mark-repair = Reparaturmarkierung
scene-card-captive = Ein Gefangener: Seine Fähigkeiten und Gegenstände zählen nicht.
scene-card-origin = { $origin ->
    [V1] Eine Scheibe der ersten Ausgabe.
    [own] Eine Scheibe, die ein Spieler geschrieben hat.
   *[house] Eine Scheibe von uns: Das Regelbuch hat keine.
}
scene-card-ability = { $name }: { $words }
scene-card-ability-nexus = { $name } (Nexus): { $words }
scene-card-ability-item = { $name } (durch einen Gegenstand): { $words }
scene-card-ability-off = { $name } – gerade aus: { $words }
scene-card-item = { $name }: { $words }
scene-card-item-off = { $name } – wirkt gerade nicht: { $words }

## Typen

scene-type-foot = Fuß
scene-type-horseshoe = Hufeisen
scene-type-wing = Flügel
scene-type-wave = Welle
scene-type-none = ohne Typ
scene-type-sword = Schwert
scene-type-bow = Bogen
scene-type-wand = Zauberstab
scene-type-normal = normal
scene-type-magic-immune = immun gegen Magie
scene-type-golem = Golem

## Gegenstände

scene-item-effect = { $parts }
scene-item-modifier = { $amount } { $value }{ $when }
scene-item-modifier-tokens = +1 { $value } für jeden Aktionsmarker{ $when }
scene-item-when-always = {""}
scene-item-when-close = {" im Nahkampf"}
scene-item-when-ranged = {" im Fernkampf"}
scene-item-when-paid = {", solange der Preis bezahlt ist"}
scene-item-range = Reichweite { $inches }″
scene-item-ability = { $ability }
scene-item-price = kostet { $damage } Erschöpfungsschaden in der Befehlsphase
scene-domain-range = keine Reichweite über { $inches }″
scene-domain-runs = niemand darf laufen
scene-domain-storm = 1W6 in jeder Befehlsphase: bis { $most } erleidet jeder Krieger, der einen anderen berührt, 1 Schaden
scene-domain-cancels = hebt { $domains } auf
scene-domain-nothing = Sie ändert nichts.
scene-item-owner = Geht nach der Schlacht an { $player } zurück

## Abzeichen

scene-badge-tokens = Aktionsmarker
scene-badge-captive = Gefangen von { $captor }
scene-badge-captor = Hält gefangen: { $captive }
scene-badge-soaring = Fliegt hoch
scene-badge-hexed = Verhext
scene-badge-watching = Wachsamkeit
scene-badge-demoralized = Demoralisiert
scene-badge-levitated = Durch Levitation versetzt: keine Aktion in diesem Zug
scene-badge-item = Trägt { CASE($item, "acc") }
scene-badge-item-paid = Trägt { CASE($item, "acc") }: Der Preis ist bezahlt
scene-badge-item-off = Trägt { CASE($item, "acc") } ohne Wirkung
scene-badge-cancelled = { $ability } ist in diesem Zug abgeschaltet
scene-badge-defense = Verteidigung { $defense }
scene-badge-structure = Strukturpunkte: in diesem Zug noch { $left } von { $structure }

## Der Tisch

scene-level-soaring = im Hochflug
scene-objective-contested = Umkämpft
scene-zone-start = Startgebiet von { $player }
scene-terrain-clear = Freies Gelände: Nichts behindert hier.
scene-terrain-words = { $words }
scene-terrain-built = { $kind ->
    [hindering] Behinderndes
    [concealing] Verbergendes
    [blocking] Blockierendes
   *[clear] Freies
} gebautes Gelände{ $elevated ->
    [yes] , erhöht
   *[no] {""}
}. Verteidigung { $defense }, Befestigung { $fortification }; { $structure } Schaden in einem Zug zerstört es. { $dot ->
    [yes] Es kann besetzt werden.
   *[no] Niemand kann darauf stehen.
}

## Reihenfolge

scene-track-order = Zugfolge
scene-track-phases = Phasen
scene-track-actions = Aktionen
scene-phase-command = Befehlsphase
scene-phase-action = Aktionsphase
scene-phase-end = Endphase

## Blätter

scene-sheet-army = Punkte der Armee
scene-sheet-objectives = Gehaltene Spielziele
scene-sheet-warriors = Übrige Krieger
scene-sheet-points = Übrige Punkte
scene-sheet-eliminated = Eliminierte Punkte
scene-sheet-reserves = Noch nicht aufgestellt
scene-sheet-fallen = Eliminiert: { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
scene-sheet-returned = Eliminiert und zurückgekehrt: { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
scene-sheet-abilities-speed = Fähigkeiten: Geschwindigkeit
scene-sheet-abilities-attack = Fähigkeiten: Angriff
scene-sheet-abilities-defense = Fähigkeiten: Verteidigung
scene-sheet-abilities-damage = Fähigkeiten: Schaden
scene-sheet-ability = { $name }: { $words }
scene-sheet-ability-optional = { $name } (optional): { $words }
scene-sheet-domains = Domänen
scene-sheet-domain-words = { $words }
scene-sheet-modifiers = Modifikatoren
scene-sheet-modifiers-note = Erst alle zusammenzählen; dann ändert sich kein Wert um mehr als 3.
scene-modified-speed = Geschwindigkeit
scene-modified-damage = Schaden
scene-modified-attack = Angriff
scene-modified-defense = Verteidigung
scene-modified-ranged-damage = Fernkampfschaden
scene-modified-either = Angriff oder Fernkampfschaden
scene-modifier-amount = { $amount } { $value }
scene-modifier-printed = wie gedruckt, { $value }
scene-modifier-bonus = Angriffsbonus, bei einem Angriff des eigenen Typs
scene-modifier-rear = Nahkampf gegen den hinteren Bogen
scene-modifier-rear-shot = Schusslinie durch den hinteren Bogen
scene-modifier-surround = Umzingeln, je Helfer
scene-modifier-capture = Versuch der Gefangennahme
scene-modifier-execution = Einen Gefangenen eliminieren
scene-modifier-precision = Präzision
scene-modifier-close-range = Kurze Reichweite
scene-modifier-helper = Fernkampfformation, je Teilnehmer
scene-modifier-bow-helper = Fernkampfformation, ein Bogen stattdessen
scene-modifier-hindering = Behinderndes Gelände
scene-modifier-height = Höhenvorteil
scene-modifier-soaring = Hochflug (Höhenvorteil)
scene-modifier-wave = Krieger mit dem Typ Welle im Wasser
scene-modifier-built = Befestigung von gebautem Gelände
scene-modifier-resistance = Zauberresistenz gegen einen Zauberstab

## Maßband

scene-ruler-hindering = Die Schusslinie ist frei, durch behinderndes Gelände.
scene-ruler-touching = Die beiden stehen in Basekontakt.
scene-ruler-no-range = { $name } hat keine Reichweite.
scene-ruler-too-far = Zu weit: { $name } hat eine Reichweite von { $range }.
scene-ruler-behind = Außerhalb des vorderen Bogens von { $name }.
scene-ruler-rear = Durch den hinteren Bogen von { $name }.
