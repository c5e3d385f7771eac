### Values, dice and what changes them.

value-attack = Dados de ataque
value-defence = Dados de defensa
value-agility = Movimiento
item-veteran = veteranos
item-wounds = heridas
item-berserk = furia berserker
item-full-defence = defensa total
item-half-bearers = falta la mitad de los porteadores
item-mire = en la ciénaga
item-slowed = más lento por el escenario
need-skull = calavera
need-shield = escudo
