# Standing

refusal-ground-edge = { $name } : aucun socle ne peut dépasser le bord de la table.
refusal-ground-overlap = { $name } { AGREE($name, "se tiendrait", "se tiendraient") } sur { $other }.
refusal-ground-on = { $name } ne { AGREE($name, "peut", "peuvent") } pas s’arrêter là-dessus : { $piece }.
refusal-ground-top = { $name } { AGREE($name, "doit", "doivent") } se tenir entièrement sur le haut d’un bâtiment.

# Ways

refusal-way-far = { $name } : cela coûte { $cost }, et il reste { $limit }.
refusal-way-about = { $name } { AGREE($name, "arriverait", "arriveraient") } de dos sur { $enemy }, sans point de mouvement pour se mettre de face : seul le flanc est gratuit.
refusal-way-enemy = { $name } ne { AGREE($name, "peut", "peuvent") } pas traverser { $other }.
refusal-way-high = { $name } ne { AGREE($name, "peut", "peuvent") } qu’escalader cela, en partant juste à côté et avec une activation entière : { $piece }.
refusal-way-higher = { $name } ne { AGREE($name, "peut", "peuvent") } pas escalader cela, plus de deux fois plus haut : { $piece }.
refusal-way-wide = { $name } ne { AGREE($name, "peut", "peuvent") } pas franchir cela, plus large que le plus long côté du socle : { $piece }.
refusal-way-house = { $name } ne { AGREE($name, "peut", "peuvent") } pas traverser cela : { $piece }.
refusal-way-barred = { $name } ne { AGREE($name, "peut", "peuvent") } pas passer ici : { $piece }.
refusal-way-top = { $name } ne { AGREE($name, "quitte", "quittent") } le haut qu’en redescendant.

# Climbing

refusal-climb-start = { $name } { AGREE($name, "doit", "doivent") } se tenir juste contre cela pour l’escalader : { $piece }.
refusal-climb-end = { $name } { AGREE($name, "doit", "doivent") } finir juste au bord de cela, droit en face : { $piece }.
refusal-climb-facing = { $name } { AGREE($name, "garde son", "gardent leur") } orientation en escaladant cela : { $piece }.
refusal-climb-whole = { $name } : il faut une activation entière pour escalader cela : { $piece }.
refusal-climb-room = { $name } ne { AGREE($name, "trouve", "trouvent") } pas de place où finir l’escalade : { $piece }.

# Lines

refusal-line-zone = { $target } { AGREE($target, "n’est", "ne sont") } pas dans la zone avant ({ $name }).
refusal-line-model = { $other } { AGREE($other, "se tient", "se tiennent") } entre { $name } et { $target }.
refusal-line-friend = { $other }, de { AGREE($name, "sa", "leur") } propre armée, { AGREE($other, "se tient", "se tiennent") } entre { $name } et { $target }.
refusal-line-piece = { $name } ne { AGREE($name, "voit", "voient") } pas { $target } à cause de cela : { $piece }.
refusal-reach-far = { $name } : { AGREE($name, "il lui faut", "il leur faut") } { $target } à { $limit } au plus, ou devant soi un compagnon qui touche la cible.
refusal-reach-height = { $name } et { $target } ne se tiennent pas à la même hauteur.
refusal-reach-wall = { $name } ne { AGREE($name, "peut", "peuvent") } pas frapper { $target } par-dessus un haut mur.
