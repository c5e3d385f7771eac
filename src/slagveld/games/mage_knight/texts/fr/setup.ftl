### Before the first turn: edges, terrain, objectives, domains, deployment.

## Start edges

ask-edge = Choisis ton bord de départ.
do-choose-edge = Prendre ce bord de départ
field-edge = Bord de départ
edge-south = Le bord sud
edge-west = Le bord ouest
edge-north = Le bord nord
edge-east = Le bord est
told-edge = { $edge ->
    [south] mon bord de départ est le bord sud
    [west] mon bord de départ est le bord ouest
    [north] mon bord de départ est le bord nord
   *[east] mon bord de départ est le bord est
}
refusal-edge = Choisis un côté du champ de bataille que personne n’a ; à deux joueurs, c’est celui d’en face.

## First player and colours

roll-first = { $player } lance pour le premier tour
roll-first-book = { $player } lance pour le premier tour et pour la distance de l’objectif à placer
ask-colour = Choisis la couleur de tes marqueurs de contrôle.
do-choose-colour = Prendre cette couleur
field-colour = Couleur
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-orange = Orange
told-colour = { $colour ->
    [red] mes marqueurs de contrôle sont rouges
    [blue] mes marqueurs de contrôle sont bleus
    [green] mes marqueurs de contrôle sont verts
    [yellow] mes marqueurs de contrôle sont jaunes
    [violet] mes marqueurs de contrôle sont violets
   *[orange] mes marqueurs de contrôle sont orange
}
refusal-colour = Choisis une couleur que personne n’a.

## Domains

ask-domain = Choisis une carte de domaine en secret.
do-choose-domain = Poser cette carte face cachée
field-domain = Carte de domaine
domain-words = { $words }
domain-chosen = ma carte de domaine est posée face cachée
domain-revealed = ma carte de domaine est { $domain }
domain-cancelled = { $by } annule { $domain } : aucun effet.
refusal-domain = Il n’y a pas de telle carte de domaine.

## The pile of terrain

ask-pile = Mets du terrain sur la pile commune : { $count } sur { $most } au plus jusqu’ici.
do-put-on-pile = Mettre un élément sur la pile
do-put-on-pile-help = Tout joueur pourra placer tout élément de la pile. Jusqu’à { $most } éléments chacun, ou aucun.
do-done-piling = Plus de terrain de ma part
field-pile-piece = Élément
pile-added = { $player } met un élément de terrain sur la pile : { $piece }.
pile-aside = Plus aucun élément de la pile ne tient : le reste est mis de côté.
refusal-pile-clear = Un simple sol dégagé n’est pas un élément de terrain.
refusal-pile-unknown = Il n’y a pas de tel élément dans la boîte.
refusal-pile-built = Le terrain bâti ne sert que si tous les joueurs sont d’accord : il est désactivé pour cette bataille.
refusal-pile-full = Tu en as déjà mis { $most } sur la pile.

## Placing objectives and terrain

ask-objective = Place ton objectif, exactement à { $distance } de la limite éloignée de ta zone de départ.
do-place-objective = Placer l’objectif
field-objective-spot = Où est son centre
refusal-objective-distance = Le centre de ton objectif est exactement à { $distance } de la limite éloignée de ta zone de départ, vers le milieu.
refusal-objective-edge = L’objectif doit être tout entier sur le champ de bataille.
refusal-objective-overlap = Les objectifs ne peuvent pas se chevaucher.
ask-terrain = Place un élément de la pile.
ask-terrain-second = Place un deuxième élément de terrain bâti.
do-place-terrain = Placer un terrain
do-place-terrain-help = À { $distance } au moins de tout autre terrain, de toute zone de départ et de tout objectif.
field-terrain-piece = Élément
field-terrain-spot = Où est son milieu
field-terrain-facing = Comment il est tourné
field-terrain-access = Côtés avec un point d’accès
terrain-side = Côté { $side }
refusal-terrain-pile = Prends un élément de la pile et pose-le au sol.
refusal-terrain-second = Le deuxième élément doit aussi être du terrain bâti.
refusal-terrain-access = Seul un terrain surélevé escarpé a des points d’accès, chacun au milieu de l’un de ses côtés.
refusal-piece-edge = L’élément doit être tout entier sur le champ de bataille.
refusal-piece-start = Un terrain est à { $least } au moins de toute zone de départ.
refusal-piece-objective = Un terrain est à { $least } au moins de tout objectif.
refusal-piece-terrain = Un terrain est à { $least } au moins de tout autre terrain.
refusal-piece-built = Des éléments de terrain bâti peuvent être proches, mais pas l’un sur l’autre.

## Deploying

dials-set = Tous les cadrans montrent la marque de départ.
ask-deploy = { $left ->
    [one] Déploie ton armée : { $left } guerrier attend.
   *[other] Déploie ton armée : { $left } guerriers attendent.
}
do-place-warriors = Placer ou déplacer des guerriers
do-place-warriors-help = Le centre de chaque socle est dans ta zone de départ. Tu peux les déplacer jusqu’à ce que tu aies fini.
field-deploy-plan = Qui se tient où
do-change-level = Décoller ou se poser
field-deploy-warrior = Guerrier
do-deploy-rest = Déployer tout le reste
do-deploy-rest-help = Tous ceux qui attendent sont placés, les guerriers d’une même faction en formations ; tu peux encore les déplacer.
do-done-deploying = Déploiement fini
deploy-left-out = Pas de place : { $name } ne prend pas part à la bataille.
refusal-deploy-own = Place tes propres guerriers, chacun une fois.
refusal-deploy-area = { $name } : le centre du socle doit être dans ta zone de départ.
refusal-deploy-all = { $left ->
    [one] { $left } guerrier n’est pas encore déployé.
   *[other] { $left } guerriers ne sont pas encore déployés.
}

## Laying a table by hand

kit-help = { $kind }
refusal-kit-pieces = Une table porte { $most } éléments au plus.
refusal-kit-kind = Élément { $number } : « { $kind } » n’est pas dans la boîte.
refusal-kit-name = Le nom de l’élément { $number } a des signes qui ne peuvent pas être montrés.
refusal-kit-size = { $piece } (élément { $number }) : chaque côté mesure de { $least } à { $most }.
refusal-kit-card = { $piece } (élément { $number }) a la taille de sa carte.
refusal-kit-edge = { $piece } (élément { $number }) dépasse du bord.
refusal-kit-start = { $piece } (élément { $number }) est dans une zone de départ.
refusal-kit-overlap = { $piece } (élément { $number }) est sur { $second } (élément { $other }).
