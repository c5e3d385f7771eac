### Shooting, breath and war machines.

## War machines

do-fire = Tirer avec la machine
machine-field-target = Régiment
machine-field-line = Ligne de tir
machine-announced = tir : { $name } sur { $enemy }
machine-halted = { $name } ne { AGREE($name, "tire", "tirent") } pas sur { $enemy } : les servants ont peur.
machine-nobody = Tir dans le vide ({ $name }) : plus personne dans la ligne ({ $enemy }).
machine-missed = Tir mal réglé : { $name } { AGREE($name, "rate", "ratent") } { $enemy }.
machine-roll-range = Jet de réglage : { $name } sur { $enemy }
machine-roll-attack = { $name } { AGREE($name, "tire", "tirent") } sur { $enemy }
machine-roll-defence = { $name } { AGREE($name, "se défend", "se défendent") } contre le tir ({ $enemy })
machine-parried = { $name } { AGREE($name, "change", "changent") } un dé raté en bouclier.
machine-backstab = { $name } : touche par l’arrière, tous les { $dice } dés sont des crânes.
machine-item-wall = par-dessus un haut mur
machine-note-range = Nouvelle cible : d’abord un jet de réglage.
refusal-machine-none = { $name } : ce n’est pas une machine de guerre.
refusal-machine-dice = { $name } n’{ AGREE($name, "a", "ont") } plus de dés d’attaque.
refusal-machine-wall = { $name } { AGREE($name, "a", "ont") } un dé d’attaque, et cette ligne le coûte : elle passe par-dessus un haut mur.
refusal-machine-near = Un ennemi est à moins de { $least } : { $name } ne { AGREE($name, "peut", "peuvent") } pas tirer.
refusal-machine-nobody = Le tir doit viser un régiment ennemi.
refusal-machine-field = { $name } : hors du champ de tir, de 7 degrés de chaque côté.
refusal-machine-angle = La ligne est hors du champ de tir : 7 degrés de chaque côté.
refusal-machine-line = { $name } : aucune figurine n’est dans cette ligne.

## Bows and breath

do-shoot = Tirer
do-volley = Tirer sur plusieurs
do-breathe = Utiliser le souffle
do-blast = Répartir le souffle
missile-field-target = Cible
missile-field-pairs = Qui tire sur qui
missile-item-range = distance
missile-item-wall = par-dessus un haut mur
missile-announced = tirs : { $name } sur { $enemies }
missile-breathes = souffle : { $name } sur { $enemies }
refusal-missile-unarmed = { $name } { AGREE($name, "n’a", "n’ont") } pas d’armes à distance.
refusal-missile-machine = { $name } { AGREE($name, "est une machine de guerre : elle tire, ou ses servants se battent", "sont des machines de guerre : elles tirent, ou leurs servants se battent") } au contact.
refusal-missile-no-breath = { $name } { AGREE($name, "n’a", "n’ont") } pas de souffle.
refusal-missile-friend = { $enemy } et { $name } sont du même camp.
refusal-missile-no-dice = { $name } { AGREE($name, "n’a", "n’ont") } pas de dés pour attaquer.
refusal-missile-contact = { $enemy } { AGREE($enemy, "est", "sont") } au contact du régiment ({ $name }) : pas une cible pour des tirs.
refusal-missile-breath-far = Plus de { $reach } entre { $name } et { $enemy }.
refusal-missile-far = { $enemy } { AGREE($enemy, "est", "sont") } trop loin pour { $name }, qui { AGREE($name, "tire", "tirent") } à { $reach } au plus, moins par-dessus un haut mur.
refusal-missile-nobody = Le tir doit viser un ennemi.
refusal-missile-split = Un tireur vise un seul ennemi avec tous ses dés.
refusal-missile-shares = Chaque figurine qui utilise son souffle donne à chaque ennemi nommé au moins un dé, et pas plus qu’elle n’en a.
refusal-missile-stranger = Seules les figurines du régiment activé attaquent.
machine-found = Tir bien réglé : { $name } sur { $enemy }.
machine-damage = { $name } : { $hits ->
    [one] { $hits } crâne
   *[other] { $hits } crânes
} − { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} = { $left ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $left } blessures
}.
