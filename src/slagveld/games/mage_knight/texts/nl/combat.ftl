## Waarden

combat-attack = aanval
combat-attack-of = Aanval van { $name }
combat-defense = verdediging
combat-defense-of = Verdediging van { $name }
combat-defense-of-piece = Verdediging van het stuk { $piece }
combat-damage-of = Schade van { $name }
combat-speed-of = Snelheid van { $name }
combat-piece = { $piece }
combat-need = Nodig met 2D6: verdediging
combat-need-dodge = om te ontwijken
combat-need-freeze = om te bevriezen

## Aanpassingen

combat-reason-three = Regel van drie
combat-reason-floor = Niet onder 0
combat-reason-critical = Voltreffer
combat-reason-two-misses = Een 2 is altijd mis
combat-reason-twelve-hits = Een 12 is altijd raak
combat-reason-item = Voorwerp: { $item }
combat-reason-domain = Domein: { $domain }
combat-reason-ability = { $ability }
combat-reason-bonus = Aanvalsbonus
combat-reason-rear = Tegen de achterste boog van het doelwit
combat-reason-rear-shot = Door de achterste boog van het doelwit
combat-reason-surround = Omsingelen: { $name } helpt
combat-reason-capture = Poging tot gevangenneming
combat-reason-execution = Een gevangene elimineren
combat-reason-precision = Precisie: het doelwit staat in basiscontact met een vriend van de schutter
combat-reason-close-range = Dichtbij
combat-reason-formation = Formatie: { $name }
combat-reason-hex = Hex
combat-reason-lent = Defend: de verdediging van { $name }
combat-reason-enhanced = { $ability } van { $name }
combat-reason-instead = In plaats van de waarde

## Wat er geworpen wordt

combat-roll = { $name } valt { $target } aan
combat-roll-shot = { $name } schiet op { $target }
combat-roll-heal = { $name } probeert { $target } te genezen
combat-roll-capture = { $name } probeert { $target } gevangen te nemen
combat-roll-execution = { $name } wil zijn gevangene { $target } elimineren
combat-roll-damage = Hoeveel schade { $name } aan { $target } doet
combat-roll-healed = Hoeveel { $name } bij { $target } geneest
combat-roll-dodge = { $name } probeert de aanval van { $attacker } te ontwijken
combat-roll-freeze = { $ability } van { $name }: krijgt { $target } een actiefiche?
combat-against = Tegen { $name }
combat-healing = Genezen van { $name }
combat-hit = { $whom }: worp { $roll }, aanval { $attack }, samen { $result }; verdediging { $defense }: { $outcome }.
combat-miss = { $whom }: worp { $roll }, aanval { $attack }, samen { $result }; verdediging { $defense }: { $outcome }.
combat-critical-hit = { $whom }: een 12 is een voltreffer, wat de verdediging ook is.
combat-critical-miss = { $whom }: een 2 is een fatale misser, wat de verdediging ook is.
combat-announce-mode = { $name } gebruikt { $ability }
combat-sum = { $sum } { $change } ({ $reason })
combat-sum-total = { $sum } = { $total }
combat-dodged = { $name } ontwijkt: toch mis.

## Wat er gevraagd wordt

combat-ask-defend = { $attacker } valt { $name } aan. Wiens verdediging gebruikt { $name }?
combat-do-defend = Verdedigen
combat-do-defend-help = Noem een vriend met Defend, of niemand om de verdediging van { $name } zelf te gebruiken.
combat-field-lender = Wiens verdediging
combat-policy-defend = Defend: wiens verdediging
combat-policy-defend-best = altijd de beste
combat-policy-defend-ask = vraag het mij
combat-ask-follow = { $name } is aangekomen. Valt hij aan?
combat-ask-confused = { $name } is in de war. Waar gaat hij heen?
combat-do-strike = Hand-tot-handgevecht
combat-do-no-strike = Geen aanval
combat-do-execute = De gevangene elimineren
combat-do-surge = Bestorming (1 click)
combat-do-surge-help = Beweeg tot de snelheid, krijg 1 uitputtingsschade en val dan aan wie het gezichtsveld raakt.
combat-do-charge = Charge
combat-do-charge-help = Beweeg tot de snelheid en val dan één keer aan. Het kost geen schade.
combat-do-batter = Gebouwd terrein aanvallen
combat-field-fighter = Krijger
combat-field-target = Doelwit
combat-field-mode = Met een eigenschap
combat-field-heals = Geneest
combat-field-capture = Gevangennemen (−3 aanval, geen schade)
combat-field-path = Bewegingspad
combat-field-facing = Kijkrichting
combat-field-soar = Aan het einde hoogvliegen
combat-field-built = Welk stuk
combat-mode-help = { $words }
combat-heals-die = 1D6
combat-heals-value = de schadewaarde

## Goed om te weten vóór een aanval

cost-push = uitputting: 1 click
combat-note-surge = De bestorming kost 1 click vóór de aanval.
combat-note-surge-click = De kansen gelden voor de huidige click; de aanval gebeurt met de volgende.

## Kansen

combat-odds-title = Een aanval op één doelwit
combat-odds-attack = aanval na aanpassingen
combat-odds-defense = verdediging na aanpassingen
combat-odds-damage = schade na aanpassingen
combat-odds-die = 1: een dobbelsteen in plaats van de schade
combat-odds-dodge = ogen waarbij het doelwit ontwijkt
combat-odds-reduction = hoeveel minder schade het doelwit krijgt
combat-odds-smite = extra schade als er schade was
combat-odds-retaliation = schade aan de aanvaller als er schade was
combat-odds-clicks = { $count ->
    [0] geen schade
    [one] { $count } click
   *[other] { $count } clicks
}
combat-odds-healed = { $count ->
    [0] niets genezen
    [one] { $count } click genezen
   *[other] { $count } clicks genezen
}
combat-odds-captured = gevangengenomen
combat-odds-eliminated = geëlimineerd
combat-odds-confused = in de war
combat-odds-hit = raak
combat-odds-fails = mislukt
combat-odds-own = Schade aan { $name } zelf

## Waarom niet

combat-refusal-mode = { $name } kan nu in hand-tot-handgevecht niet zo aanvallen.
combat-refusal-captor = { $name } heeft een gevangene: hij mag alleen bewegen, of zijn gevangene elimineren.
combat-refusal-nobody = Zo'n krijger staat niet op het slagveld.
combat-refusal-itself = { $name } kan zichzelf niet aanvallen.
combat-refusal-captive = { $name } is een gevangene: alleen zijn gevangennemer mag hem aanvallen.
combat-refusal-friend = { $name } is een vriend: geen aanval mag hem schade doen.
combat-refusal-heals = { $name } geneest niets met deze aanval.
combat-refusal-level = { $name } en { $target } staan op verschillende niveaus: alleen een afstandsaanval reikt daarheen.
combat-refusal-contact = { $name } staat niet in basiscontact met { $target }.
combat-refusal-arc = { $name } raakt { $target } niet met zijn gezichtsveld.
combat-refusal-no-sword = Alleen een krijger met het zwaard neemt gevangen; { $name } heeft een ander type.
combat-refusal-capture-mode = Met { $ability } kan niemand gevangengenomen worden.
combat-refusal-no-capture = { $name } kan door { $ability } niet gevangennemen.
combat-refusal-not-captured = { $name } kan door { $ability } niet gevangengenomen worden.
combat-refusal-no-captive = { $name } heeft geen gevangene.
combat-refusal-heal-enemy = { $name } is geen vriend, en alleen vrienden worden genezen.
combat-refusal-heal-engaged = { $name } raakt een vijand: daar wordt niet genezen.
combat-refusal-heal-immune = { $name } is immuun voor magie en kan er niet door genezen worden.
combat-refusal-heal-unhurt = { $name } kan nu niet genezen worden.
combat-refusal-not-built = Dat is geen gebouwd terrein; alleen gebouwd terrein kan vernietigd worden.
combat-refusal-piece-contact = { $name } raakt het stuk { $piece } niet.
combat-refusal-piece-arc = { $name } raakt het stuk { $piece } niet met zijn gezichtsveld.
combat-refusal-lender = Daar leent niemand een betere verdediging.
combat-refusal-surge-sword = Alleen een krijger met het zwaard mag bestormen; { $name } heeft een ander type.
combat-refusal-surge-ability = { $name } kan door { $ability } niet bestormen.
combat-refusal-surge-contact = { $name } raakt een vijand en kan geen bestorming beginnen.
combat-refusal-surge-enemy = Na de bestorming mag { $name } een vijand aanvallen, en niets anders.
combat-refusal-no-charge = { $name } heeft nu geen Charge.
combat-refusal-charge-contact = { $name } raakt een vijand en kan geen Charge doen.
combat-refusal-confused = { $name } mag niet tot tegen { $other } gebracht worden, een krijger van je eigen kant.
