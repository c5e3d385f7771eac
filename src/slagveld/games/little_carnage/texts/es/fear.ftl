### Fear, stances, litters.

fear-needed = Miedo de { $name }
fear-item-undead = los no muertos no conocen el miedo
fear-item-courage = Coraje
fear-item-own = Miedo propio
fear-item-fearless = Sin miedo
fear-item-carried = a quien llevan
fear-item-leaders = líderes
fear-dice = Dados de la prueba de miedo, según miniaturas y peanas
fear-roll = Prueba de miedo de { $name } contra { $cause } (Miedo { $level }{ $less ->
    [0] {""}
   *[other] {" "}menos { $less }
}, { $needed ->
    [one] hace falta 1 escudo
   *[other] hacen falta { $needed } escudos
})
fear-status = con miedo
do-repeat-test = Repetir la prueba de miedo
do-hold-ground = Mantenerse firme
ask-rout = { $name } { AGREE($name, "tiene miedo: ¿se aleja", "tienen miedo: ¿se alejan") }?
refusal-fear-none = { $name } { AGREE($name, "no tiene", "no tienen") } miedo.
refusal-fear-again = { $name } { AGREE($name, "no tiene", "no tienen") } un segundo intento en esta ronda.
refusal-fear-late = La prueba de miedo va antes del ataque de { $name }.
refusal-fear-attack = { $name } { AGREE($name, "tiene miedo y no puede", "tienen miedo y no pueden") } hacer este ataque.
refusal-fear-cause = Esta miniatura de { $name } toca lo que teme.
refusal-fear-touch = Las miniaturas con miedo de { $name } solo siguen luchando con enemigos a los que tocan.

stance-full-defence = en defensa total
stance-berserk = en furia berserker
do-full-defence = Defensa total ({ $dice ->
    [0] ningún dado gris
    [one] un dado gris
   *[other] { $dice } dados grises
  })
do-berserk = Furia berserker ({ $dice ->
    [0] ningún dado gris
    [one] un dado gris
   *[other] { $dice } dados grises
  })
refusal-stance-afraid = { $name } { AGREE($name, "tiene miedo y no puede", "tienen miedo y no pueden") } tomar ninguna postura.
refusal-stance-attacked = { $name } ya { AGREE($name, "ha", "han") } atacado.
refusal-stance-berserk = { $name } { AGREE($name, "ha", "han") } renunciado a su defensa en esta ronda.
refusal-stance-already = { $name } ya { AGREE($name, "está", "están") } en defensa total.
refusal-stance-no-berserker = { $name } { AGREE($name, "no tiene", "no tienen") } berserkers.
refusal-stance-defends = { $name } { AGREE($name, "está", "están") } en defensa total.
refusal-stance-raging = { $name } ya { AGREE($name, "está", "están") } en furia berserker.

do-step-off = Dejar el palanquín
field-step-off = Dónde queda entonces
litter-dissolved = { $name } { AGREE($name, "deja", "dejan") } el palanquín.
litter-on-foot = { $name } { AGREE($name, "sigue", "siguen") } a pie desde ahora.
refusal-litter-none = { $name } { AGREE($name, "no va", "no van") } en palanquín.
refusal-litter-bearers = Un palanquín solo se puede dejar cuando ha caído la mitad de { $name }.
refusal-litter-late = { $name } { AGREE($name, "deja su palanquín antes de moverse o atacar", "dejan su palanquín antes de moverse o atacar") }.
refusal-litter-afraid = { $name } { AGREE($name, "tiene miedo y no puede", "tienen miedo y no pueden") } dejar su palanquín.
refusal-litter-room = No hay sitio para { $name } donde está el palanquín.
refusal-litter-touch = { $name } { AGREE($name, "debe", "deben") } quedar junto al palanquín, en contacto con él.
stance-full-defence-brings = { $dice ->
    [0] ningún dado gris, y ningún ataque en esta ronda
    [one] 1 dado gris más para defender, y ningún ataque en esta ronda
   *[other] { $dice } dados grises más para defender, y ningún ataque en esta ronda
}
stance-berserk-brings = { $dice ->
    [0] ningún dado gris, y ninguna defensa en esta ronda
    [one] 1 dado gris más para atacar, y ninguna defensa en esta ronda
   *[other] { $dice } dados grises más para atacar, y ninguna defensa en esta ronda
}
fear-withstood = { $name } { AGREE($name, "se mantiene firme", "se mantienen firmes") } ante { $cause }.
fear-besides = { $name } ahora también { AGREE($name, "teme", "temen") } a { $cause }.
fear-remains = { $name } { AGREE($name, "sigue", "siguen") } temiendo a { $cause }.
