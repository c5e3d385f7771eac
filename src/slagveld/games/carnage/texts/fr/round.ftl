### The round: initiative, the energy pearl and its wagon, the end.

phase-setup = Déploiement

roll-initiative = Initiative : { $name }
roll-initiative-again = Initiative : { $name }, encore après une égalité
roll-pearl-tens = { $name } lance pour la perle d’énergie, dizaines (un 10 compte 0)
roll-pearl-units = { $name } lance pour la perle d’énergie, unités (un 10 compte 0)

## The pearl

pearl-is = La perle d’énergie ({ $number }) : « { $name } » { $effect }
pearl-again = { $number } : « { $name } » est déjà sorti dans cette bataille ; on relance les dés de la perle.
# A range of the pearl table that is dealt out anew.
pearl-range = Tableau de la perle, { $first }–{ $last }
pearl-hurried = le double de la distance dans cette manche
told-hurry-nobody = Aucune unité n’est nommée pour la double distance.
state-armed = deux dés de blessure par touche dans cette manche
state-diverted = la tête ailleurs
state-accelerated = avant tous dans cette phase
state-frenzied = en frénésie (ST +1 dans cette manche)
state-holds = au but ; qui y est encore à la fin de la manche suivante gagne

ask-wagon = La perle dit « { $name } » Où va d’abord son chariot ?
do-move-wagon = Déplacer le chariot
do-move-wagon-help = Jusqu’à { $most } dans n’importe quelle direction, par-dessus tout, mais pas sur une figurine.
do-leave-wagon = Laisser le chariot où il est
field-wagon-spot = Vers où
refusal-wagon-far = Le chariot se déplace de { $most } au plus.
refusal-wagon-edge = Le chariot reste sur la table.
refusal-wagon-figure = Le chariot ne finit pas son mouvement sur une figurine : { $name } { AGREE($name, "se tient", "se tiennent") } là.
policy-wagon = Le chariot de la perle
policy-wagon-ask = Me demander chaque fois
policy-wagon-near = Me demander quand l’effet de la perle dépend de sa place
policy-wagon-never = Le laisser où il est

ask-throw = { $name } { AGREE($name, "se tient", "se tiennent") } juste sur la perle. De quel côté projeter cette unité ?
do-throw = Projeter
field-throw = Direction
ask-hurry = Laquelle de tes unités peut avancer deux fois plus loin dans cette manche ?
do-hurry = Cette unité
do-hurry-nobody = Aucune
field-hurry = Unité
refusal-hurry = Seule une unité du camp qui a l’initiative peut être nommée.

## What the pearl does

pearl-effect-disaster = Les unités du camp de l’initiative ne combattent pas en mêlée.
pearl-effect-bad-luck = Les unités du camp de l’initiative ont WS −2 et ST −2.
pearl-effect-oops = Tout le monde a WS −2.
pearl-effect-queasy = Les unités du camp de l’initiative ont ST −2.
pearl-effect-flying-feet = Toutes les unités du camp de l’initiative se déplacent comme la cavalerie.
pearl-effect-happy-hour = Les unités du camp de l’initiative ont WS +1.
pearl-effect-lucky-dog = Les unités du camp de l’initiative ont WS +2 et ST +2.
pearl-effect-good-roll = Les unités du camp de l’initiative ont AR +2.
pearl-effect-not-your-day = Les adversaires du camp de l’initiative attaquent deux fois.
pearl-effect-armageddon = Les unités du camp de l’initiative attaquent deux fois et ont ST +2.
pearl-effect-out-of-the-way = Toutes les unités à { $reach } au plus de la perle sont téléportées, à { $far } d’elle.
pearl-effect-elven-blessing = Deux dés de blessure pour chaque touche d’une arme à distance.
pearl-effect-get-moving = Une unité du camp de l’initiative peut avancer deux fois plus loin.
pearl-effect-south-wind = Les flèches volent une fois et demie plus loin vers le nord, et deux fois moins loin vers le sud.
pearl-effect-north-wind = Les flèches volent une fois et demie plus loin vers le sud, et deux fois moins loin vers le nord.
pearl-effect-give-them-a-weapon = Les unités à { $reach } au plus de la perle lancent deux dés de blessure par touche.
pearl-effect-suction = Toutes les unités sont attirées de { $reach } vers la perle.
pearl-effect-beginners-luck = Les unités du camp de l’initiative ont +1 à chaque dé.
pearl-effect-creeping-death = Une figurine de chaque unité perd 1 W.
pearl-effect-light-sensitive = Les unités du camp de l’initiative ont AR −1.
pearl-effect-bad-weather = Les attaques à distance ont −1 à chaque dé pour toucher.
pearl-effect-leaden-feet = La cavalerie ne va pas plus loin que l’infanterie.

## The end

end-cows = La moitié du troupeau est morte.
end-eggs = Les œufs sont détruits.
end-hold = Le but a été tenu une manche entière.
end-broken = Un seul camp au plus a encore des troupes qui peuvent combattre.
end-rounds = La dernière manche est finie.
cause-left = son joueur a quitté la bataille

fault-ids = Deux pièces ont le même numéro.
fault-next-id = Un numéro est en avance sur son temps.
fault-unit = { $name } : cette unité ne peut pas exister ainsi.
fault-magic = { $name } { AGREE($name, "a", "ont") } moins que zéro magie.
fault-numbers = Un nombre est hors de ses limites.
