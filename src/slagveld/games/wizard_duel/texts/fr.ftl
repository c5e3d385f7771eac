### Wizard Duel.

## Names and values

field = Champ d’énergie
field-of = Champ d’énergie ({ $name })
field-values = Force du champ jusqu’ici
points = Points de magie
points-of = Points de magie ({ $name })
leftovers = Points restants après chaque manche
round = Manche
order = Ordre de jeu
nature = Nature
nature-evil = mauvaise
nature-neutral = neutre
nature-good = bonne
agility = Agilité
agility-shooting = Agilité au tir
protection = Protection
striking = Force de frappe
wounds = Blessures
movement = Mouvement
# A Movement, as a length.
so-far = { $length }
weapon = Arme
weapon-small = petite arme
weapon-normal = arme normale
weapon-shooting = arme de tir
weapon-heavy = pour trois servants
weapon-own = attaques propres
# One line of the price list, or a race with its own price.
package = { $name } ({ $price } PM)
# A race with one of the weapons above.
stock-model = { $race }, { $weapon }
house-data = Données maison : pas du livre de règles
badge-summoned = Invocation récente
level-roof = Toit
level-floor = Étage

# The duel sheet.
line = Ligne de la feuille de duel
appeared = Apparition à la manche
used-in = Utilisation aux manches
# Wounds are those the creature has left; $used is one of the two below.
sheet-line = { $line }. { $name } (manche { $appeared }) : BH { $agility }, BS { $protection }, BW { $movement }, { $wounds } blessures sur { $most }, manches d’utilisation : { $rounds }, { $used }
sheet-used = a agi
sheet-ready = pas encore agi

# Why an Agility is changed.
against = Contre { $race }
hard-to-hit = Cible : { $race }
hard-to-shoot = Tir sur { $race }

## What is asked

ask-table = La table te convient-elle ?
ask-place = Où apparaît ton sorcier, et de quel côté regarde-t-il ?
ask-creatures = { $used ->
    [0] Laquelle de tes créatures agit ? Utilise une à quatre figurines.
    [one] Et ensuite ? Tu as utilisé { $used } figurine sur 4 au plus.
   *[other] Et ensuite ? Tu as utilisé { $used } figurines sur 4 au plus.
}
ask-wizard = { $points ->
    [0] Que fait ton sorcier ? Il n’a pas de points de magie.
    [one] Que fait ton sorcier ? Il a { $points } point de magie.
   *[other] Que fait ton sorcier ? Il a { $points } points de magie.
}
ask-face = Tu touches plusieurs ennemis : avec lequel échanges-tu des coups ?
ask-exchange = Contact socle à socle ! Frappes-tu ?
ask-second-blow = Qui frappes-tu du second coup ?

## What one can do

do-agree-table = La table est bien
do-remove-scenery = Enlever des décors
do-place = Apparaître
do-end-turn = Finir le tour
do-rest = Laisser passer des actions
do-walk = Marcher ou pivoter
do-jump = Sauter en bas
do-strike = Frapper
do-shoot = Tirer
do-push = Déplacer une arme lourde
do-fire = Tirer à l’arme lourde
do-face = Échanger des coups
do-answer = Répondre
do-no-blow = Pas de second coup
do-move-wizard = Déplacer le sorcier
do-end-wizard = Finir le tour du sorcier
spell-attack = Magie d’attaque (90 PM)
spell-defence = Magie de défense (90 PM)
spell-healing = Magie de guérison (15 PM)
spell-creatures = Magie de créatures
policy-exchange = Coups au contact
policy-strike = toujours frapper
policy-ask = me demander

## Fields

field-model = Figurine
field-path = Trajet
field-facing = Orientation
field-target = Cible
field-strike = Frapper
field-landing = Où se poser
field-weapon = Arme lourde
field-crew = Servants
field-to = Vers où
field-patient = Qui guérir
field-package = Lot
scene-creature-magic = Magie de créatures ({ $points } PM)
package-count = Figurines
package-price = Points de magie
field-models = Figurines et leurs places
field-place = Place
field-name = Nom de ton sorcier
field-scenery = Décors

## Events and causes

creature-part = La part des créatures
wizard-part = La part des sorciers
roll-order = { $name } { AGREE($name, "lance", "lancent") } pour l’ordre de jeu
roll-order-again = { $name } { AGREE($name, "relance", "relancent") } pour l’ordre de jeu, après une égalité
roll-melee = { $name } { AGREE($name, "frappe", "frappent") } { $target }
roll-melee-field = { $name } { AGREE($name, "frappe", "frappent") } le champ d’énergie ({ $target })
roll-shot = { $name } { AGREE($name, "tire", "tirent") } sur { $target }
roll-shot-field = { $name } { AGREE($name, "tire", "tirent") } sur le champ d’énergie ({ $target })
roll-breath = { $name } { AGREE($name, "crache", "crachent") } du feu sur { $target }
roll-breath-field = { $name } { AGREE($name, "crache", "crachent") } du feu sur le champ d’énergie ({ $target })
roll-stay = { $name } { AGREE($name, "tente", "tentent") } de rester debout
yields-stays = { $count ->
    [0] tombe
   *[other] reste debout
}
shot-at = un tir sur { $target } ({ $name })
shot-at-wizard = un tir sur le sorcier { $target } ({ $name })
out-of-range-wizard = Hors de portée : jusqu’au sorcier { $target }, il y a { $away } depuis { $name }, et la portée est de { $reach }. Le tir est perdu.
out-of-range = Hors de portée : jusqu’à { $target }, il y a { $away } depuis { $name }, et la portée est de { $reach }. Le tir est perdu.
stays-put = { $name } { AGREE($name, "reste", "restent") } comme avant ; l’action est finie.
event-moved-walk = { $name } { AGREE($name, "marche de", "marchent de") } { $length }.
event-moved-away = { $name } { AGREE($name, "rompt le contact et marche de", "rompent le contact et marchent de") } { $length }.
event-moved-wizard = Le sorcier { $name } marche de { $length }.
event-moved-leap = { $name } { AGREE($name, "saute", "sautent") } { $length } plus bas.
event-moved-stairs-up = { $name } { AGREE($name, "marche de", "marchent de") } { $length }, par l’escalier vers le haut.
event-moved-stairs-down = { $name } { AGREE($name, "marche de", "marchent de") } { $length }, par l’escalier vers le bas.
event-moved-shifted = { $name } { AGREE($name, "se fait déplacer de", "se font déplacer de") } { $length }.
event-moved-along = { $name } { AGREE($name, "suit", "suivent") }.
# $foes are the enemies it touches now.
contact = { $name } { AGREE($name, "arrive", "arrivent") } en contact socle à socle avec { $foes }.
contact-wizard = { $name } { AGREE($name, "arrive", "arrivent") } en contact socle à socle avec le sorcier { $foes }.
contact-only = { $name } { AGREE($name, "arrive", "arrivent") } en contact socle à socle avec { $foes } ; il a fallu plus d’une marche, donc pas d’échange de coups.
contact-late = { $name } { AGREE($name, "arrive", "arrivent") } en contact socle à socle avec { $foes } ; ce n’était pas la première action, donc pas d’échange de coups.
faces = { $name } { AGREE($name, "échange", "échangent") } des coups avec { $target }.
unable = { $why ->
    [heavy] { $name } ne { AGREE($name, "peut", "peuvent") } pas frapper : les armes lourdes ne combattent pas au corps à corps.
    [held] { $name } ne { AGREE($name, "peut", "peuvent") } pas frapper, sous l’étreinte d’un serpent.
    [weapon] { $name } ne { AGREE($name, "peut", "peuvent") } pas frapper sans arme de main.
   *[behind] { $name } ne { AGREE($name, "peut", "peuvent") } pas frapper : l’ennemi est dans le dos.
}
holds-back = { $name } ne { AGREE($name, "frappe", "frappent") } pas.
no-second-blow = { $name } { AGREE($name, "renonce", "renoncent") } au second coup.
exchange-lapses = Il n’y a pas d’échange de coups : l’un des deux n’est plus là.
# Striking power less Protection; $factor is more than 1 where fire counts more.
event-wounded = { $name } { AGREE($name, "perd", "perdent") } { $left ->
    [0] { $amount ->
        [one] la dernière blessure
       *[other] les { $amount } dernières blessures
    }
   *[other] { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }, reste { $left }
} (force de frappe { $power } − Protection { $protection }{ $factor ->
    [1] {""}
   *[other] , fois { $factor } par le feu
}).
unhurt = { $name } { AGREE($name, "reçoit une touche, mais ne perd", "reçoivent une touche, mais ne perdent") } aucune blessure (force de frappe { $power } − Protection { $protection }).
stays-up = { $name } { AGREE($name, "reste", "restent") } debout avec 1 blessure.
event-mended = { $name } { AGREE($name, "récupère", "récupèrent") } { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}, maintenant { $left } ({ $cause }).
event-fallen = { $sort ->
    [wizard] Le sorcier { $name } est vaincu.
    [weapon] Destruction : { $name }.
   *[creature] Perte : { $name }.
}
# $models are his creatures and heavy weapons.
all-leave = Tout ce que { $name } a invoqué quitte la table avec lui : { $models }.
# $named: whether the wizard is not called like his player.
event-arrived = { $named ->
    [yes] Le sorcier { $name } ({ $seat }) apparaît : { $where }.
   *[no] Le sorcier { $name } apparaît : { $where }.
}
event-summoned = { $seat } invoque { $name } ({ $weapon }).
rests = { $left ->
    [one] { $name } { AGREE($name, "laisse passer sa dernière action", "laissent passer leur dernière action") }.
   *[other] { $name } { AGREE($name, "laisse passer ses deux actions", "laissent passer leurs deux actions") }.
}
serves = { $crew } { AGREE($crew, "sert", "servent") } { $weapon }.
takes-away = { $player } enlève un décor : { $scenery }.
agrees-table = { $player } accepte la table.
gazed = Un serpent tient { $name } : pas d’attaque à la prochaine manche.
# $fields are wizards with their values.
fields-at-end = Champs d’énergie à la fin : { $fields }.
field-value = { $name } { $value }
# Causes of a changed field or of magic points spent.
struck-by = coup porté par { $name }, force de frappe { $power }
ran-by = collision : { $name }
attacked-by = magie d’attaque ({ $name })
cast-attack = magie d’attaque contre { $target }
cast-healing = magie de guérison pour { $target }
cast-creatures = magie de créatures : { $name }
cause-healing = magie de guérison
cause-nature = guérison naturelle
cause-income = { $count } pour la nouvelle manche
cause-carried = { $most } au plus passent à la manche suivante
cause-weapon = coup d’une arme
cause-run = une créature s’y est jetée
cause-attack = magie d’attaque
cause-defence = magie de défense

## Refusals

# Setting up
refusal-set-table = Cette table ne peut pas être lue : { $reason }.
refusal-table-small = Cette table est trop petite : il faut au moins { $short } sur { $long }.
refusal-teams = Il n’y a pas d’équipes dans ce duel : chaque joueur est l’ennemi de tous les autres.
refusal-set-army = Cette réserve ne peut pas être lue : { $reason }.
refusal-house = { $race } : ce peuple fait partie des données maison, et ce duel ne permet que les peuples imprimés.
refusal-scenery = Il n’y a pas de tel décor sur la table.
refusal-place = Cette place n’est pas proposée ; choisis l’une de celles montrées.
refusal-name = Le nom d’un sorcier a { $most } signes au plus, tous visibles.

# Who may act
refusal-not-yours = Ce n’est pas l’une de tes créatures.
refusal-no-own-actions = Une arme lourde n’a pas d’actions à elle ; ses servants la déplacent et la font tirer.
refusal-no-actions = Cette figurine n’a plus d’action dans cette manche.
refusal-serves = Cette figurine sert une arme lourde et lui a donné toutes ses actions de ce tour.
refusal-one-after-other = Tu es déjà à une autre figurine : celle-ci a fini pour cette manche.
refusal-just-summoned = Cette figurine vient d’apparaître et agit à partir de la manche suivante.
refusal-used = Cette figurine a déjà été utilisée dans cette manche.
refusal-four-models = Tu peux utiliser quatre figurines au plus par tour ; une arme lourde et chacun de ses servants comptent pour une.
refusal-must-use = Utilise d’abord au moins une figurine ; tu peux laisser passer ses actions.

# Ways and places
refusal-far = C’est trop loin : { $most } au plus.
refusal-way = Un ennemi, un mur, un décor plein ou le bord de la table barre le chemin ; contourne-le.
refusal-room = Il n’y a pas de place pour le socle à cet endroit.
refusal-stairs = Il n’y a pas d’escalier sur ce trajet ; on ne change de niveau que par un escalier ou en sautant en bas.
refusal-jump = On ne saute en bas que d’un bord, de { $most } au plus, et là où il y a de la place dessous.
refusal-jump-heavy = Une arme lourde ne peut pas sauter en bas.
refusal-moved = Ton sorcier s’est déjà déplacé dans cette manche.
refusal-wizard-building = Le champ d’énergie de ton sorcier l’empêche d’entrer dans les bâtiments et les forêts.

# Fighting
refusal-no-enemy = Seuls des ennemis peuvent être attaqués.
refusal-no-contact = Tu ne peux frapper qu’un ennemi en contact socle à socle et en vue.
refusal-behind = Cet ennemi est derrière la figurine ; pivote d’abord, cela fait partie d’une marche.
refusal-no-hand-weapon = Cette figurine n’a pas d’arme de main et ne peut donc pas frapper.
refusal-no-shooting-weapon = Cette figurine n’a pas d’arme de tir.
refusal-shoot-in-melee = Une figurine en contact socle à socle avec un ennemi ne peut pas tirer ; éloigne-la d’abord.
refusal-not-seen = Cette cible n’est pas en vue : elle doit être devant, sans figurine ni décor entre les deux, et aucune des deux dans un bâtiment ou une forêt.
refusal-targets = { $most ->
    [one] Un coup a une cible ; nommes-en exactement une.
   *[other] Nomme de 1 à { $most } cibles différentes.
}
refusal-face = Choisis l’un des ennemis que tu viens de toucher.

# Heavy weapons
refusal-weapon = Ce n’est pas l’une de tes armes lourdes.
refusal-weapon-twice = Cette arme lourde a déjà eu ses deux actions dans cette manche.
refusal-crew = Seules tes propres créatures en contact socle à socle avec l’arme, et avec aucun ennemi, peuvent la servir.
refusal-crew-count = Une arme lourde est servie par une à trois créatures différentes.
refusal-crew-of-three = Il faut trois servants pour tirer à l’arme lourde.
refusal-crew-used = L’un des servants a déjà été utilisé dans cette manche, ou vient seulement d’être invoqué.
refusal-crew-busy = { $name } ne { AGREE($name, "peut", "peuvent") } pas servir cette arme : qui sert donne toutes ses actions du tour, et { $name } { AGREE($name, "en a fait", "en ont fait") } autre chose.
refusal-push-level = Une arme lourde reste à son niveau : elle ne prend pas d’escalier et ne peut pas sauter.

# Magic
refusal-points = Cela coûte { $price } points de magie, et tu en as { $have }.
refusal-cast-over = Ton sorcier s’est déplacé après un sort : ses sorts de cette manche sont finis.
refusal-field-full = Ton champ d’énergie est à { $most }, et il ne peut pas devenir plus fort.
refusal-no-wizard = La magie d’attaque n’agit que sur un sorcier ennemi.
refusal-reach = C’est hors d’atteinte : { $most } au plus.
refusal-unhurt = Cette figurine n’est pas blessée : il n’y a donc rien à guérir.
refusal-package = Il n’y a pas de tel lot sur la liste des prix.
refusal-models = Choisis des figurines libres de ta réserve qui portent l’arme de ce lot, chacune une fois.
refusal-too-many = { $most ->
    [one] Ce lot n’apporte qu’une figurine.
   *[other] Ce lot apporte { $most } figurines au plus.
}
refusal-short = Ce lot apporte plus de figurines ; place toutes celles qui sont libres et trouvent de la place.
refusal-natures = Créatures bonnes et mauvaises ne combattent pas pour le même sorcier ; les neutres vont avec les deux.
refusal-summon-distance = Les créatures apparaissent de { $near } à { $far } de ton sorcier.
refusal-summon-contact = Les créatures ne peuvent pas apparaître en contact socle à socle avec un ennemi.

## Options

option-rounds = Manches
option-rounds-help = Quand la dernière manche est finie, le champ d’énergie le plus fort gagne ; 0 : sans limite. Là où ne jouent que des bots, c’est 15, sauf si tu le règles.
option-contact = Coups au contact
option-contact-help = Quand une marche au contact fait frapper les deux camps aussitôt.
option-contact-one-action = quand une seule marche les réunit, quoi qu’ait fait la figurine avant
option-contact-first = seulement si c’est la première action de la figurine
option-service = Servir une arme lourde
option-service-help = Ce que les servants donnent à l’arme lourde qu’ils servent.
option-service-all = toutes leurs actions du tour
option-service-single = une action pour chaque action de l’arme ; le reste est à eux
option-free-measuring = Mesurer avant de tirer
option-free-measuring-help = Tu peux voir si une cible est à portée avant de tirer ; selon le livre de règles, tu la nommes d’abord.
option-printed-races = Seulement les peuples imprimés
option-printed-races-help = Seulement orks, gobelins, amazones et armes lourdes, dont les valeurs sont dans le livre de règles ; tous les autres sont des données maison.
option-published-update = Les valeurs ultérieures de l’éditeur
option-published-update-help = Sauroïdes et trolls ont les valeurs que l’éditeur a imprimées plus tard.
option-larger-table = Table plus grande (cm)
option-larger-table-help = Autant de centimètres s’ajoutent à la longueur et à la largeur de la table. Une table plus grande rend la partie plus longue et plus palpitante.
option-lay-table = Changer d’abord la table
option-lay-table-help = Avant le duel, les joueurs peuvent enlever des décors ; il commence quand tous sont d’accord.

## Scenery

scenery-building = Bâtiment
scenery-building-help = Personne ne voit ni ne tire dedans, dehors ou au travers ; les sorciers n’y entrent pas. Des escaliers mènent aux niveaux plus hauts, et sur le toit on est bien en vue.
scenery-forest = Forêt
scenery-forest-help = Personne ne voit ni ne tire dedans, dehors ou au travers ; les sorciers n’y entrent pas.
scenery-rocks = Rochers
scenery-rocks-help = On ne passe pas et on ne voit pas au travers.
scenery-pond = Étang
scenery-pond-help = On ne passe pas ; on peut voir et tirer par-dessus.
scenery-open = Terrain dégagé
scenery-open-help = Chacun peut y marcher et s’y tenir.

## Faults

fault-game = Cette réserve est pour un autre jeu ({ $game }).
fault-race = Il n’y a pas de peuple { $race }.
fault-weapon = { $race } : ce peuple n’a pas d’arme « { $weapon } ».
fault-count = Le nombre de figurines doit aller de 1 à { $most }.
fault-empty = Une réserve a besoin d’au moins une figurine.
fault-many = Une réserve a { $most } figurines au plus.
fault-total = Cette réserve coûte { $price } points de magie ; il en était convenu { $total }.
fault-bases = Les créatures et sorciers ne correspondent pas aux socles sur la table.
fault-creature = La créature numéro { $number } a un peuple, un propriétaire ou un nombre de blessures impossibles.
fault-wizard = Champ d’énergie ou points de magie impossibles : { $name }.

## Ends

end-last = Il ne reste aucun sorcier ennemi.
end-together = Il ne reste aucun sorcier.
end-agreed = Les joueurs ont convenu d’une égalité.
end-rounds = La fin convenue est là, et le champ d’énergie le plus fort décide.
end-equal = La fin convenue est là, et les champs d’énergie les plus forts sont égaux.

## Odds

odds-fight = Plusieurs coups : blessures qui restent à la cible
odds-strike = Coup
odds-in-range = À portée
odds-out-of-range = Hors de portée
odds-wounds = { $count ->
    [0] aucun dégât
    [one] { $count } point de dégâts
   *[other] { $count } points de dégâts
}
blows = Nombre de coups
stays = Abattu, reste debout sur ce nombre ou moins

odds-exchange = Échange au contact : blessures reçues et données
# $what is one of the values above, here of the enemy.
odds-foe = Ennemi : { $what }
odds-contact = Contact avec { $name }
odds-traded = reçoit { $taken }, inflige { $dealt }

## More of the sheet and the cards

movement-crew = { $length } par servant
price = Prix (PM)
described = Avec les mots du livre de règles
later-data = Imprimé plus tard par l’éditeur : pas dans le livre de règles
package-house = { $name } ({ $price } PM, données maison)
stock-model-house = { $race }, { $weapon } (données maison)
sheet-struck = { $line }. { $name } (manche { $appeared }) : perte à la manche { $fallen }
# Why the field has this value: one of the causes.
sheet-field = Manche { $round } : champ { $value }, { $cause }
cause-start = imprimé sur la feuille
trait-shooting = Agilité { $value } au tir
trait-attackers = Agilité { $change } pour qui l’attaque
trait-shots = Agilité { $change } pour qui lui tire dessus
trait-against = Agilité { $change } contre { $race }
# $nature is evil, neutral or good.
trait-against-nature = Agilité { $change } contre les créatures de nature { $nature }
trait-stays = Abattu autrement que par le feu, reste avec 1 blessure sur { $value } ou moins
trait-fire = Les blessures par le feu comptent fois { $factor }
trait-heals = Guérit { $value ->
    [one] { $value } blessure
   *[other] { $value } blessures
} par manche, pas après le feu
trait-two-foes = Chaque action de combat peut frapper deux ennemis différents au contact
trait-two-blows = Chaque action de combat fait deux coups
trait-flies = Vole par-dessus figurines et décors
trait-breath = Crache du feu : { $reach }, force de frappe { $power }

## About the game

about = À propos de ce jeu
about-name = Nom
about-author = Auteur
about-players = Joueurs
about-two-or-more = deux ou plus
about-aim = But
about-break = Abattre le champ d’énergie de l’autre sorcier, surtout avec des créatures invoquées, et ainsi le vaincre.
found-elsewhere = Trouvé ailleurs : le livre de règles a perdu son début.

## Familiars

familiar = Familier (trouvé ailleurs)
familiar-none = Pas de familier
familiar-none-joins = { $name } { AGREE($name, "n’a", "n’ont") } pas de familier.
familiar-snake = Serpent : une fois par manche, une créature ennemie en contact avec le sorcier ne peut pas attaquer à la manche suivante
familiar-turtle = Tortue : le champ d’énergie commence à 25 et va jusqu’à 60
familiar-toad = Crapaud : 10 points de magie de plus passent à la manche suivante
familiar-raven = Corbeau : les créatures apparaissent de { $near } à { $far } du sorcier
familiar-owl = Chouette : 10 points de magie de plus par manche
familiar-joins = { $name } { AGREE($name, "reçoit", "reçoivent") } un familier : { $familiar }.
familiar-dies = { $name } : le familier ({ $familiar }) prend 5 points du sort sur lui et meurt.
cause-familiar = le familier
ask-familiar = Quel familier a ton sorcier ?
do-familiar = Choisir
do-gaze = Le serpent tient une créature
held = sous l’étreinte d’un serpent
refusal-familiar = Il n’y a pas de tel familier.
refusal-held = Un serpent tient cette créature : elle ne peut pas attaquer dans cette manche.
refusal-gaze = Le serpent ne tient qu’une créature ennemie en contact socle à socle avec ton sorcier.
refusal-gazed = Le serpent a déjà tenu une créature dans cette manche.
option-familiars = Familiers
option-familiars-help = Trouvé ailleurs, pas dans le livre de règles : chaque sorcier peut avoir un familier et commence alors avec 70 points de magie. Un sort d’attaque le tue, et il prend 5 points du sort sur lui.

place-nw = coin nord-ouest
place-n = côté nord
place-ne = coin nord-est
place-w = côté ouest
place-e = côté est
place-sw = coin sud-ouest
place-s = côté sud
place-se = coin sud-est
place-middle = milieu
landing = sauter { $down } plus bas
note-defence = Coûte { $price } points. Ton champ passe de { $old } à { $new }.
note-healing = Coûte { $price } points et guérit une blessure.
note-attack = Coûte { $price } points. Le champ tombe de { $old } à { $new }, sans jet.
note-summons = Figurines placées : { $count } sur { $most }. Coûte { $price } points.
note-turns = Pivote sur place ; c’est une action.
note-stays = Reste comme c’est, et pourtant c’est une action.
note-touched = { $name } { AGREE($name, "est", "sont") } déjà en contact socle à socle : cette marche n’apporte donc pas d’échange de coups. Un coup est une action à part : Frapper.
note-no-exchange = Contact avec { $name }, sans échange de coups.

## Laying the table

scenery-wall = Mur de pierre
scenery-wall-help = On ne passe pas et on ne voit pas au travers.
scenery-swamp = Marais
scenery-swamp-help = À pied, chaque longueur y compte double ; on peut voir et tirer par-dessus.
refusal-table-large = Cette table est trop grande : aucun côté ne peut dépasser { $most }.
refusal-kit-pieces = C’est trop de décors : pose { $most } éléments au plus.
refusal-kit-kind = L’élément { $number } n’est pas dans la boîte de décors : { $kind }.
refusal-kit-name = Le nom de l’élément { $number } a des signes qui ne peuvent pas être montrés ; écris-le en lettres simples.
# $piece is its name, $number its place in the list.
refusal-kit-size = { $piece } { AGREE($piece, "n’a", "n’ont") } pas la bonne taille : chaque côté doit faire de { $least } à { $most }.
refusal-kit-edge = { $piece } { AGREE($piece, "dépasse", "dépassent") } du bord de la table ; à déplacer vers l’intérieur.
refusal-kit-overlap = { $piece } et { $second } se touchent ou se chevauchent ; écarte-les.
refusal-no-place = Un sorcier n’aurait pas de place pour apparaître ; dégage le bord de la table à { $near } de chaque coin et du milieu de chaque côté.
refusal-own-table = « { $scenario } » se joue sur sa propre table ; choisis un autre scénario pour une table dressée à la main.

## First steps

lesson-look = Bienvenue ! La figurine au chapeau pointu à gauche est ton sorcier. Son champ d’énergie commence à 20 : qui abat le champ de l’autre gagne. Tes créatures sont devant lui, celles de l’ennemi en face. Pointe n’importe quelle figurine pour lire ce qu’elle est.
lesson-walk = Tes créatures agissent d’abord. Choisis l’ork qui brille et fais-le marcher droit sur l’amazone d’en face : un ork marche jusqu’à { $reach }. Un contact en une seule marche amène aussitôt un échange de coups.
lesson-attack = Une figurine a deux actions. Frappe maintenant avec l’ork qui touche un ennemi. Chaque attaque a un nombre : elle touche quand le dé à vingt faces donne ce nombre ou moins. Tu vois les chances avant de confirmer.
lesson-shoot = L’ork de derrière a un arc. Fais-le tirer sur l’amazone du milieu : on nomme d’abord la cible, et on ne mesure qu’après.
lesson-end-turn = Utilise jusqu’à quatre figurines par tour, l’une après l’autre. Cela suffisait : finis le tour, et laisse se reposer le troisième ork quand on te le demande. Alors la part des créatures est finie.
lesson-summon = Après les créatures viennent les sorciers. Tu as 100 points de magie : invoque de nouvelles créatures, de { $near } à { $far } de ton sorcier. Elles agissent à partir de la manche suivante.
lesson-end-wizard = Le sorcier peut aussi se déplacer jusqu’à { $move } ou jeter un autre sort. Finis son tour quand il a terminé.
lesson-on = C’est tout ce qu’il te faut ! Continue : après la manche 3, le champ le plus fort gagne. Tes créatures abîment le champ de l’ennemi en se jetant sur le sorcier, en frappant et en tirant.
about-game = Deux sorciers invoquent des créatures, se jettent des sorts et abattent le champ d’énergie l’un de l’autre.

## Cartes à soi

own-group = Tes propres cartes
own-data = Une carte de joueur
own-printed = Du livre de règles
own-about-card = Avec les mots de son auteur
own-weapon-line = force de frappe { $power }, { $price } PM par figurine
trait-kin = Ce qui vaut contre { $race } vaut aussi contre cette créature
own-stock = { $name } (réserve)
own-stock-line = { $count } × { $model }
own-share = Part d’un paquet : { $name }
own-price-least = Au moins 1

## Sortes de cartes et leurs parties

own-kind-race = Peuple
own-kind-race-help = Une ligne du tableau des peuples : valeurs, armes et leur force de frappe, traits spéciaux et aspect de tes créatures.
own-kind-stock = Réserve
own-kind-stock-help = Les figurines qu’un sorcier peut invoquer, en une carte : peuples, armes, et combien de chaque.
own-section-names = Qui c’est
own-section-values = Valeurs
own-section-weapons = Armes et attaques
own-section-traits = Traits spéciaux
own-section-figure = La figurine
own-section-stock = La réserve
own-section-models = Ses figurines

## Ce qui peut figurer sur un peuple

own-key = Clé
own-key-help = Un mot court pour les fichiers : petites lettres, chiffres et traits d’union. Les lignes d’une réserve nomment la carte ainsi.
own-name = Nom
own-name-help = Ce que lisent les joueurs : un pour toutes les langues, ou un par langue. Une figurine porte son numéro derrière.
own-about = Description
own-about-help = Une phrase sur ces créatures. Elle ne fait que se lire ; ce sont les valeurs qui comptent.
own-price = Prix à toi (PM)
own-price-help = Points de magie pour une figurine. Elle vient alors seule et dans aucun paquet. Sans lui, les armes coûtent leur part d’un paquet, et les créatures aux attaques propres ce que dit notre modèle.
own-icon = Dessin
own-icon-help = Le signe qui en tient lieu là où il n’y a pas de place pour une figurine.
own-nature = Nature
own-nature-help = Les bonnes et les mauvaises créatures ne combattent pas pour le même sorcier ; les neutres vont avec les deux.
own-agility = Agilité
own-agility-help = Elle touche avec ce nombre ou moins au dé à vingt faces.
own-shooting-agility = Agilité au tir
own-shooting-agility-help = Seulement si elle n’est pas celle de la mêlée.
own-protection = Protection
own-protection-help = Autant de blessures en moins à chaque coup reçu.
own-wounds = Blessures
own-wounds-help = Combien elle peut en encaisser ; à la dernière, elle est vaincue.
own-movement = Mouvement (cm)
own-movement-help = Jusqu’où elle va en une action de marche. Une arme lourde a 0 : ses servants la déplacent.
own-base = Socle (mm)
own-base-help = Diamètre du socle rond. Sans indication 30, et 50 pour des attaques propres.
own-power = Force de frappe
own-power-help = Blessures d’une touche, moins la Protection de la cible.
own-armed-figure = Figurine avec cette arme
own-armed-figure-help = Seulement si elle diffère de la figurine ci-dessous.
own-figure = Figurine
own-figure-help = À quoi ressemblent ses figurines ; ce qui n’est pas dit suit leur arme. L’aspect ne décide de rien.
own-weapon-small-help = Un couteau ou une hachette, pour la mêlée. Trois figurines viennent dans un paquet de 90 points de magie.
own-weapon-normal-help = Une épée ou une hache, pour la mêlée. Deux figurines viennent dans un paquet de 80 points de magie.
own-weapon-shooting-help = Un arc ou une arbalète, pour tirer seulement. Une figurine coûte 70 points de magie.
own-weapon-heavy-help = Une machine sur roues que ses servants manœuvrent. Elle est seule sur sa ligne et coûte 160 points de magie.
own-weapon-own-help = Poings, griffes ou dents au lieu d’armes. Une telle créature vient seule, à son propre prix.
own-breath = Souffle de feu
own-breath-help = Elle crache du feu : seulement avec des attaques propres.
own-reach = Portée (cm)
own-reach-help = Jusqu’où porte le feu.
own-attackers = Agilité des assaillants
own-attackers-help = S’ajoute à l’Agilité de quiconque l’attaque : −1 pour les gobelins.
own-shots = Agilité de qui lui tire dessus
own-shots-help = S’ajoute pour les tirs : −4 pour les sauroïdes.
own-against = Contre certains ennemis
own-against-help = Son Agilité change contre un peuple, ou contre une nature.
own-change = Changement
own-change-help = Ce qui s’ajoute alors à l’Agilité.
own-against-race = Peuple
own-against-race-help = Contre les figurines de ce peuple, et tout ce qui compte comme tel.
own-against-nature = Nature
own-against-nature-help = Contre toutes les créatures de cette nature.
own-blows = Coups
own-blows-help = Ce que donne une action de combat en mêlée ; un échange de coups reste d’un coup.
own-blows-one = un coup
own-blows-together = deux ennemis différents, nommés ensemble (géants)
own-blows-in-turn = deux coups, l’un après l’autre (dragons)
own-flies = Vole
own-flies-help = Elle passe par-dessus figurines et décors, comme les dragons.
own-heals = Guérit à chaque manche
own-heals-help = Blessures récupérées au début d’une manche, mais pas après le feu, comme les trolls.
own-stays-on = Reste debout sur
own-stays-on-help = Abattue autrement que par le feu, elle reste avec une blessure si le dé montre cela ou moins, comme les morts-vivants.
own-fire-factor = Blessures par le feu, fois
own-fire-factor-help = Le feu la blesse autant de fois plus : 2 pour les morts-vivants.
own-kin = Compte comme
own-kin-help = Les traits d’autrui contre ce peuple valent aussi contre le tien.

## Ce qui peut figurer sur une réserve

own-models = Figurines
own-models-help = Ligne par ligne ; elles sont numérotées dans cet ordre.
own-stock-race = Clé du peuple
own-stock-race-help = Un des nôtres, ou un que la même armée apporte.
own-stock-weapon = Arme
own-stock-weapon-help = La classe d’arme que portent ses figurines.
own-stock-count = Figurines
own-stock-count-help = Combien tu en possèdes.

## Ce qui ne va pas, et ce qui a pu échapper

own-fault-weapons = Un peuple a besoin d’au moins une arme, ou d’attaques propres.
own-fault-own = Une créature aux attaques propres ne porte pas d’armes.
own-fault-heavy = Une arme lourde n’est pas une créature : sa ligne n’a pas d’autres armes.
own-fault-breath = Seules les créatures aux attaques propres crachent du feu.
own-fault-still = Une créature a besoin d’un Mouvement d’au moins 1.
own-fault-crew = Une arme lourde a un Mouvement de 0 : ses servants la déplacent.
own-fault-against = Nomme un peuple ou une nature, pas les deux.
own-fault-stock-weapon = { $race } : ce peuple n’a pas une telle arme ({ $weapon }).
own-fault-stock-many = Cette réserve a { $count } figurines ; { $most } au plus sont permises.
own-warning-shooting = Elle a une Agilité au tir, mais rien pour tirer.
own-warning-heavy = Une arme lourde ne vole ni ne frappe : ce trait ne sert à rien.
own-warning-single = Avec un prix propre, ses figurines viennent une à une, et non plus en paquets.
own-warning-race = { $race } n’est pas un de nos peuples ; apporte sa carte dans la même armée.
fault-own = La carte { $card } de ce duel a des valeurs qu’aucune carte ne peut avoir.
