## Movement formations

do-formation = Déplacer une formation
help-formation = Trois à cinq guerriers d’une même faction qui se tiennent, une action pour tous. Fais-en glisser un et les autres suivent ; ensuite chacun peut être corrigé à part. Tous reçoivent un pion d’action.
field-formation-plan = Où ils vont, dans cet ordre
field-formation-run = Courir (vitesse doublée, 1 clic chacun)
field-formation-lead = Dont le Forced March fixe la vitesse
formation-speed = Vitesse de la formation ({ $name })
told-formation-moves = { $names } se déplacent en formation, vitesse { $speed }
told-formation-runs = { $names } courent en formation, vitesse { $speed } doublée
told-no-formation = La formation ne se fait pas ; l’action n’est pas utilisée.

## The rest is planned anew

ask-replan = { $count ->
    [one] Un guerrier de la formation n’a pas encore bougé. Où va-t-il ?
   *[other] { $count } guerriers de la formation n’ont pas encore bougé. Où vont-ils ?
}
do-move-rest = Les déplacer
help-move-rest = Qui n’est pas nommé reste. Qui n’a pas pu se dégager peut seulement pivoter.
do-rest-stays = Ils restent

## Team members

ask-consent = { $player } veut { $count ->
    [one] un de tes guerriers
   *[other] { $count } de tes guerriers
} dans une formation. Cela compte comme une action reçue.
do-join-in = Ils participent
do-stay-out = Ils ne participent pas
told-join-in = mes guerriers participent à la formation
told-stay-out = mes guerriers ne participent pas à la formation

## What is worth knowing before it moves

note-formation-run = La course coûte 1 clic à chacun.
note-formation-push = { $count ->
    [one] L’un d’eux reçoit un deuxième pion d’action : 1 clic.
   *[other] { $count } d’entre eux reçoivent un deuxième pion d’action : 1 clic chacun.
}
odds-formation-break = { $count ->
    [one] Un guerrier doit d’abord se dégager
   *[other] { $count } guerriers doivent d’abord se dégager
}
odds-formation-free = Tous se dégagent, le plan tient
odds-formation-held = Quelqu’un reste au contact, le plan est refait

## Refusals

refusal-formation-size = Une formation a 3, 4 ou 5 guerriers différents, pas { $count }.
refusal-formation-captive = { $name } est un prisonnier et ne peut pas être d’une formation.
refusal-formation-enemy = { $name } n’est pas allié des autres.
refusal-formation-soars = { $name } est en altitude et ne peut pas être d’une formation.
refusal-formation-rises = { $name } doit rester au sol : une formation ne prend pas d’altitude.
refusal-formation-spawn = { $name } n’a pas de symbole de faction ; les Mage Spawn ont besoin d’un Shyft allié sur le champ de bataille.
refusal-formation-faction = { $name } et { $other } sont de factions différentes.
refusal-formation-apart = Ces guerriers ne se tiennent pas tous par contact socle à socle.
refusal-formation-split = La formation serait rompue : à la fin, tous doivent se tenir par contact socle à socle.
refusal-formation-ability = { $ability } : { $name } ne peut pas être d’une formation de mouvement.
refusal-formation-out = Le joueur n’est plus en jeu ({ $name }).
refusal-formation-run-lead = En course, aucun Forced March ne compte.
refusal-formation-lead = Seul un participant avec Forced March peut fixer la vitesse de tous.
refusal-formation-nobody = Tous ceux de ce plan ne sont pas sur le champ de bataille.
refusal-formation-twice = { $name } est deux fois dans ce plan.
refusal-formation-way = { $name } : le trajet ne mène pas à sa place.
refusal-formation-stuck = { $name } est encore au contact et ne peut pas quitter sa place.
refusal-formation-horse = { $name } est encore au contact et, avec le fer à cheval, ne peut même pas pivoter.
refusal-formation-moved = { $name } ne peut pas (ou plus) se déplacer dans cette formation.
refusal-formation-captive-turn = Le prisonnier { $name } est posé une fois, juste après le mouvement de son geôlier.
