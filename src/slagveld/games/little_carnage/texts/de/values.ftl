### Werte, Würfel und was sie ändert.

value-attack = Angriffswürfel
value-defence = Verteidigungswürfel
value-agility = Bewegung
item-veteran = Veteranen
item-wounds = Wunden
item-berserk = Berserkerrausch
item-full-defence = volle Verteidigung
item-half-bearers = die Hälfte der Träger ist tot
item-mire = im Morast
item-slowed = vom Szenario verlangsamt
need-skull = Totenschädel
need-shield = Schild
