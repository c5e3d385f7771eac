## Legers

army-points = Punten
army-card = { $character ->
    [yes] { $card } (personage)
   *[no] { $card }
}
army-group = { $people } ({ $colour })
army-group-own = Je eigen kaarten
army-field-spells = Spreuken die de tovenaar kent
army-marker-attack = Eén aanvalsdobbelsteen meer
army-marker-defence = Eén verdedigingsdobbelsteen meer

## De delen van een prijs

army-part-blows = Aanvalsdobbelstenen en Kracht
army-part-berserk = Grijze aanvalsdobbelstenen en Kracht
army-part-life = Wonden en Weerstand
army-part-guard = Verdedigingsdobbelstenen
army-part-full = Grijze verdedigingsdobbelstenen
army-part-speed = Behendigheid
army-part-factor = { $part } (×{ $factor })
army-part-count = Modellen
army-part-rounded = Afgerond op hele punten
army-part-own = Prijs van de maker

## Waarden en vaardigheden

army-value-attack = Aanval
army-value-berserk = Grijze aanvalsdobbelstenen
army-value-defence = Verdediging
army-value-full-defence = Grijze verdedigingsdobbelstenen
army-value-strength = Kracht
army-value-resistance = Weerstand
army-value-agility = Behendigheid
army-value-wounds = Wonden
army-skill = { $skill } { $level }
army-skill-monster = Monstervoetplaat
army-skill-leader = Aanvoerder
army-skill-berserker = Berserker
army-skill-fanatic = Fanaticus
army-skill-swordsmanship = Schermkunst
army-skill-ranged = Afstandsgevecht
army-skill-flying = Vliegen
army-skill-fear = Angst
army-skill-fearless = Onbevreesd
army-skill-backstab = Achterbakse aanval
army-skill-war-machine = Oorlogsmachine
army-skill-magic = Magie
army-skill-magic-resistance = Magieweerstand
army-skill-breath = Ademwapen
army-skill-reach = Reikwijdte
army-skill-sluggish = Traag
army-skill-undead = Ondood
army-skill-invulnerable = Onkwetsbaar

## Wat er aan een leger niet klopt

army-fault-game = Dit leger hoort bij een ander spel: { $game }.
army-fault-budget = Het budget is { $total }, maar kan niet minder dan niets zijn.
army-fault-empty = Er zijn nog geen modellen in dit leger.
army-fault-many = Meer dan { $most } modellen zijn te veel voor één leger.
army-fault-total = Het leger kost { $price } punten, meer dan de { $total } die zijn afgesproken.
army-fault-left = Dit kost { $price } punten, maar er zijn er nog maar { $left } over.
army-fault-card = Deze kaart bestaat niet: { $card }.
army-fault-none = Een regiment heeft minstens één model: { $card }.
army-fault-count = { $most ->
    [one] { $card } { AGREE($card, "gaat", "gaan") } altijd alleen, als regiment van één model.
   *[other] Een regiment { $card } heeft hoogstens { $most } modellen.
}
army-fault-field = Er valt hier niets te kiezen dat “{ $field }” heet.
army-fault-magic = { $card }: er zijn geen tovenaars, tenzij de veldslag met magie wordt gespeeld.
army-fault-colour = { $card } { AGREE($card, "mag", "mogen") } niet in dit leger vechten: de kaart is { $colour }, de eerste is { $army }.
army-fault-carrier = { $card } { AGREE($card, "heeft", "hebben") } de kaart nodig die { AGREE($card, "hem", "hen") } draagt: { $carrier }.
army-fault-carried = { $card } { AGREE($card, "kan", "kunnen") } niet komen zonder het model dat { AGREE($card, "hij draagt", "ze dragen") }.
army-fault-marker = Een ervaringsmarker geeft een aanvals- of een verdedigingsdobbelsteen; schrijf “attack” of “defence”.
army-fault-veteran = Alleen een campagne heeft veteranen.
army-fault-own = { $card }: { $words }
army-fault-people = Een volk heeft een eigen sleutel nodig, die geen ander volk heeft: { $people }.
army-fault-no-people = Hier staat een volk, en dit is er geen: { $card }.

## Wat er aan een kaart niet klopt

army-card-people = Dit volk bestaat niet, dus de kaart heeft geen kleur: { $people }.
army-card-colour = De kleur van dit volk is een andere: { $people } ({ $colour }).
army-card-berserk = Alleen een Berserker heeft grijze aanvalsdobbelstenen.
army-card-sides = { $base ->
    [small] Een kleine voetplaat is 2 × 2 cm.
    [normal] Een normale voetplaat is 2,5 × 2,5 cm.
    [rider] Een ruitervoetplaat is 2,5 × 5 cm.
    [monster] Een monstervoetplaat is minstens 4 × 4 cm en hoogstens 30 × 30 cm.
   *[gigantic] Een gigantische voetplaat is minstens 5 × 5 cm en hoogstens 30 × 30 cm.
}
army-card-shared = Een voetplaat die twee kaarten delen is een monstervoetplaat: minstens 4 × 4 cm en hoogstens { $most } × { $most } cm.
army-card-rides = Wie gedragen wordt, heeft de maat van de gedeelde voetplaat op zijn kaart nodig.
army-card-spells = { $most ->
    [0] Alleen tovenaars kennen spreuken.
   *[other] Deze tovenaar mag { $most } spreuken kennen, niet { $found }.
}
army-card-spell = Deze spreuk bestaat niet: { $spell }.
army-card-spell-twice = Een tovenaar kent een spreuk één keer, niet twee keer.
army-card-spell-free = Elke tovenaar kent haar, dus ze wordt niet gekozen: { $spell }.
army-card-spell-colour = Tovenaars van deze kleur kennen haar niet: { $spell }.
army-card-effect = { $value } heeft bij deze uitwerking geen betekenis: { $effect }.

## Wat de maker van een kaart over het hoofd kan zien

army-warning-fearless = Onbevreesd heft Angst op: met beide vaardigheden jaagt dit regiment niemand angst aan.
army-warning-ranged = De naam spreekt van een afstandswapen, maar de kaart heeft geen Afstandsgevecht.
army-warning-shooter = Zonder aanvalsdobbelstenen kan het nooit schieten.
