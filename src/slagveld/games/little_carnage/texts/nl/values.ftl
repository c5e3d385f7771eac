### Waarden, dobbelstenen en wat ze verandert.

value-attack = Aanvalsdobbelstenen
value-defence = Verdedigingsdobbelstenen
value-agility = Beweging
item-veteran = veteranen
item-wounds = wonden
item-berserk = berserkerwoede
item-full-defence = volle verdediging
item-half-bearers = de helft van de dragers is weg
item-mire = in het slijk
item-slowed = vertraagd door het scenario
need-skull = doodskop
need-shield = schild
