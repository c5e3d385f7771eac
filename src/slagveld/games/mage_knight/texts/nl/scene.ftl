# Wat het scherm toont

## Kaarten

scene-card-title = { $rank ->
    [weak] { $name } (Weak)
    [standard] { $name } (Standard)
    [tough] { $name } (Tough)
   *[unique] { $name } (Uniek)
}
scene-card-dial = Gevechtsschijf
scene-card-speed = Snelheid
scene-card-attack = Aanval
scene-card-defense = Verdediging
scene-card-damage = Schade
scene-card-attack-bonus = Aanvalsbonus
scene-card-ranged-damage = Schade op afstand
scene-card-range = Bereik
scene-card-typed = { $value } · { $type }
scene-card-signed = { $value }
scene-card-reach = { $arrows ->
    [one] { $inches }″
   *[other] { $inches }″, { $arrows } pijlen
}
scene-card-no-reach = geen
scene-card-number = Verzamelnummer
scene-card-points = Puntwaarde
scene-card-faction = Groepering
scene-card-subfaction = Subgroepering
scene-card-mage-spawn = Mage Spawn
scene-card-front-arc = Gezichtsveld
scene-card-degrees = { $degrees }°
scene-card-base = Basis
scene-card-length = { $length }
scene-card-slots = Ruimte voor voorwerpen
scene-card-mark-repair = Reparatiemerkteken
scene-card-captive = Een gevangene: zijn eigenschappen en voorwerpen tellen niet.
scene-card-origin = { $origin ->
    [V1] Een schijf uit de eerste editie.
    [own] Een schijf van een speler zelf.
   *[house] Een eigen schijf: het regelboek heeft er geen.
}
scene-card-ability = { $name }: { $words }
scene-card-ability-nexus = { $name } (nexus): { $words }
scene-card-ability-item = { $name } (door een voorwerp): { $words }
scene-card-ability-off = { $name } – werkt nu niet: { $words }
scene-card-item = { $name }: { $words }
scene-card-item-off = { $name } – werkt nu niet: { $words }

## Soorten

scene-type-foot = voet
scene-type-horseshoe = hoefijzer
scene-type-wing = vleugel
scene-type-wave = golf
scene-type-none = zonder type
scene-type-sword = zwaard
scene-type-bow = boog
scene-type-wand = toverstaf
scene-type-normal = normaal
scene-type-magic-immune = immuun voor magie
scene-type-golem = Golem

## Voorwerpen

scene-item-effect = { $parts }
scene-item-modifier = { $amount } { $value }{ $when }
scene-item-modifier-tokens = +1 { $value } per actiefiche{ $when }
scene-item-when-always = {""}
scene-item-when-close = {" in hand-tot-handgevecht"}
scene-item-when-ranged = {" in afstandsgevecht"}
scene-item-when-paid = {" zolang de prijs betaald is"}
scene-item-range = bereik { $inches }″
scene-item-ability = { $ability }
scene-item-price = kost { $damage } uitputtingsschade in de opdrachtfase
scene-domain-range = geen bereik boven { $inches }″
scene-domain-runs = niemand mag de looppas gebruiken
scene-domain-storm = 1D6 in elke opdrachtfase: tot en met { $most } krijgt elke krijger die een andere raakt, 1 schade
scene-domain-cancels = heft { $domains } op
scene-domain-nothing = De kaart verandert niets.
scene-item-owner = Gaat na de veldslag terug naar { $player }

## Tekens

scene-badge-tokens = Actiefiche
scene-badge-captive = Gevangene van { $captor }
scene-badge-captor = Heeft een gevangene: { $captive }
scene-badge-soaring = Hoogvliegend
scene-badge-hexed = Hex
scene-badge-watching = Overwatch
scene-badge-demoralized = Gedemoraliseerd
scene-badge-levitated = Door levitatie verplaatst: deze beurt geen actie
scene-badge-item = Draagt { $item }
scene-badge-item-paid = Draagt { $item }: de prijs is betaald
scene-badge-item-off = Draagt { $item }, dat nu niet werkt
scene-badge-cancelled = { $ability } is deze beurt uitgeschakeld
scene-badge-defense = Verdediging { $defense }
scene-badge-structure = Structuurpunten: deze beurt nog { $left } van { $structure }

## De tafel

scene-level-soaring = hoogvliegend
scene-objective-contested = Betwist
scene-zone-start = Begingebied van { $player }
scene-terrain-clear = Vrij terrein: niets hindert hier.
scene-terrain-words = { $words }
scene-terrain-built = { $kind ->
    [hindering] Hinderend
    [concealing] Verbergend
    [blocking] Blokkerend
   *[clear] Vrij
} gebouwd terrein{ $elevated ->
    [yes] , verhoogd
   *[no] {""}
}. Verdediging { $defense }, fortificatie { $fortification }; { $structure } schade in één beurt vernietigt het. { $dot ->
    [yes] Het kan bezet worden.
   *[no] Niemand kan erop staan.
}

## Volgorde

scene-track-order = Beurtvolgorde
scene-track-phases = Fasen
scene-track-actions = Acties
scene-phase-command = Opdrachtfase
scene-phase-action = Actiefase
scene-phase-end = Eindfase

## Bladen

scene-sheet-army = Punten van het leger
scene-sheet-objectives = Speldoelen in bezit
scene-sheet-warriors = Krijgers over
scene-sheet-points = Punten over
scene-sheet-eliminated = Punten geëlimineerd
scene-sheet-reserves = Nog niet opgesteld
scene-sheet-fallen = Geëlimineerd: { $name } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
scene-sheet-returned = Geëlimineerd en teruggekeerd: { $name } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
scene-sheet-abilities-speed = Eigenschappen: snelheid
scene-sheet-abilities-attack = Eigenschappen: aanval
scene-sheet-abilities-defense = Eigenschappen: verdediging
scene-sheet-abilities-damage = Eigenschappen: schade
scene-sheet-ability = { $name }: { $words }
scene-sheet-ability-optional = { $name } (optioneel): { $words }
scene-sheet-domains = Domeinen
scene-sheet-domain-words = { $words }
scene-sheet-modifiers = Aanpassingen
scene-sheet-modifiers-note = Tel ze eerst allemaal op; daarna verandert geen waarde met meer dan 3.
scene-modified-speed = snelheid
scene-modified-damage = schade
scene-modified-attack = aanval
scene-modified-defense = verdediging
scene-modified-ranged-damage = schade op afstand
scene-modified-either = aanval of schade op afstand
scene-modifier-amount = { $amount } { $value }
scene-modifier-printed = zoals gedrukt, { $value }
scene-modifier-bonus = Aanvalsbonus, bij een aanval van het eigen type
scene-modifier-rear = Hand-tot-hand tegen de achterste boog
scene-modifier-rear-shot = Vuurlijn door de achterste boog
scene-modifier-surround = Omsingelen, per helper
scene-modifier-capture = Poging tot gevangenneming
scene-modifier-execution = Een gevangene elimineren
scene-modifier-precision = Precisie
scene-modifier-close-range = Dichtbij
scene-modifier-helper = Afstandsformatie, per deelnemer
scene-modifier-bow-helper = Afstandsformatie, een boog in plaats daarvan
scene-modifier-hindering = Hinderend terrein
scene-modifier-height = Hoogtevoordeel
scene-modifier-soaring = Hoogvliegen (hoogtevoordeel)
scene-modifier-wave = Golfkrijger in water
scene-modifier-built = Fortificatie van gebouwd terrein
scene-modifier-resistance = Spell Resistance tegen een toverstaf

## Meetlint

scene-ruler-hindering = De vuurlijn is vrij, door hinderend terrein.
scene-ruler-touching = De twee staan in basiscontact.
scene-ruler-no-range = { $name } heeft geen bereik.
scene-ruler-too-far = Te ver: het bereik van { $name } is { $range }.
scene-ruler-behind = Buiten het gezichtsveld van { $name }.
scene-ruler-rear = Door de achterste boog van { $name }.
