## Ways

refusal-ground-far = { $name } peut se déplacer de { $limit }, et ce trajet coûte { $cost }.
refusal-ground-edge = { $name } doit rester sur la table avec tout son socle.
refusal-ground-through = { $name } ne peut pas passer à travers { $other }.
refusal-ground-brush = { $name } frôlerait { $other } au passage.
refusal-ground-water = { $name } doit nager ici : { $terrain }.
refusal-ground-gap = { $name } doit sauter ou escalader ici : { $terrain }.
refusal-ground-smaller = { $name } traverse cela en marchant ou saute par-dessus : { $terrain }.
refusal-ground-obstacle = { $name } doit sauter par-dessus ou l’escalader : { $terrain }.
refusal-ground-barred = Personne ne passe par ici : { $terrain }.

## Places

refusal-ground-room = Il n’y a pas de place pour { $name } : { $other } s’y trouve.
refusal-ground-contact = { $name } toucherait { $other }, qui n’a pas été annoncé pour cible.
refusal-ground-crowded = { $name } ne trouve pas de place : { $most } adversaires au plus au contact ({ $other }).
refusal-ground-terrain = { $name } ne peut pas se tenir là-dedans : { $terrain }.
refusal-ground-astride = { $name } doit s’y tenir avec tout son socle, ou à côté : { $terrain }.
