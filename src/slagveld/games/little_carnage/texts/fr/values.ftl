### Values, dice and what changes them.

value-attack = Dés d’attaque
value-defence = Dés de défense
value-agility = Mouvement
item-veteran = vétérans
item-wounds = blessures
item-berserk = rage
item-full-defence = défense totale
item-half-bearers = la moitié des porteurs manque
item-mire = dans le bourbier
item-slowed = ralenti par le scénario
need-skull = crâne
need-shield = bouclier
