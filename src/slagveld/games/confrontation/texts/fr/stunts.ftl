# Physical stunts

do-stunt-swim = Nager
help-stunt-swim = La moitié de MOV en eau profonde. Le jet de prouesse moins RES doit dépasser 0, sinon c’est une blessure légère.
do-stunt-jump = Sauter
help-stunt-jump = Par-dessus un vide ou un obstacle, avec un élan au moins aussi long que ce qu’il faut franchir ; élan et saut ensemble au plus MOV. En cas d’échec, blessure aux jambes.
do-stunt-climb = Escalader
help-stunt-climb = Chaque point du jet de prouesse moins RES fait { $point } de hauteur. Qui pend au mur et obtient moins de 0 tombe.
do-stunt-fall = Lâcher prise
help-stunt-fall = Une chute volontaire : une blessure aux jambes, d’autant plus faible que le jet de prouesse est bon.
field-stunt-figure = Combattant
field-stunt-swim = Trajet dans l’eau
field-stunt-jump = Vers où
field-stunt-facing = Orientation
field-stunt-targets = Ennemis qui seront touchés
field-stunt-where = Où
field-stunt-most = Au plus autant de cm (0 : aussi loin que possible)
choice-stunt-up = { $terrain } : vers le haut
choice-stunt-down = { $terrain } : vers le bas
choice-stunt-across = { $terrain } : vers le bas de l’autre côté
choice-stunt-fall = { $terrain } : chute de { $height }

## Rolls and what comes of them

roll-stunt-swim = Nage ({ $name })
roll-stunt-jump = Saut ({ $name } ; { $terrain })
roll-stunt-climb = Escalade ({ $name } ; { $terrain })
roll-stunt-fall = Chute ({ $name })
odds-stunt-swims = nage
odds-stunt-swallows = blessure légère
odds-stunt-lands = franchit
odds-stunt-falls = tombe
odds-stunt-arrives = arrive au bout
odds-stunt-part = fait une partie du chemin
odds-stunt-no-hold = reste sur place
note-stunt-jump = { $terrain } : élan { $run }, à franchir { $clears }.
note-stunt-fall = { $height } jusqu’au sol.
announced-stunt = { $name } s’en prend à { $enemy }
told-stunt-swallowed = { $name } boit la tasse et n’avance pas.
told-stunt-fell-short = { $name } rate le saut : { $terrain }.
told-stunt-no-hold = { $name } ne trouve pas de prise et reste sur place : { $terrain }.
told-stunt-slipped = { $name } glisse et tombe : { $terrain }.
told-stunt-stays = { $name } tient bon et ne va pas plus loin : { $terrain }.
told-stunt-hangs = { $name } pend à une hauteur de { $height }.
told-stunt-called-off = { $name } y renonce et reste sur place.

## Refusals

refusal-stunt-twice = { $name } ne peut nommer chaque ennemi qu’une fois.
refusal-stunt-missed = { $name } n’y toucherait pas { $enemy }.
refusal-stunt-at-home = { $name } est chez soi dans l’eau et s’y déplace simplement.
refusal-stunt-dry = { $name } doit toucher une eau profonde, ou y être, pour nager.
refusal-stunt-no-way = { $name } a besoin d’un trajet pour nager.
refusal-stunt-swim-far = { $name } nage { $limit } au plus, et ce trajet fait { $length }.
refusal-stunt-leaves-water = { $name } ne nage que dans l’eau et y finit, ou sur la berge avec le socle qui la touche.
refusal-stunt-swim-blocked = Quelque chose barre le chemin ({ $name }).
refusal-stunt-nothing = Rien à franchir d’un saut dans cette direction ({ $name }).
refusal-stunt-run-up = { $name } a besoin d’un élan de { $needed }, et en a { $run }.
refusal-stunt-too-far = Élan et saut ensemble ({ $name }) prennent { $cost }, et MOV est de { $limit }.
refusal-stunt-landing = { $name } ne peut pas se poser de l’autre côté : { $terrain }.
refusal-stunt-in-the-way = Quelque chose gêne le saut ({ $name }) : { $terrain }.
refusal-stunt-no-wall = { $name } ne touche pas de tel mur.
refusal-stunt-no-climb = { $name } ne peut pas escalader de là : { $terrain }.
refusal-stunt-no-fall = { $name } ne peut pas tomber là : { $terrain }.
