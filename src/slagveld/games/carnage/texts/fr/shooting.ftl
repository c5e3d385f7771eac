### Shooting: announcing, measuring, and what comes of it.

## What is asked

ask-announce = Lesquelles de tes unités tirent, et sur qui ? On ne mesure encore rien.
ask-fire = { $name } { AGREE($name, "se tient", "se tiennent") } exactement à la limite ({ $target }) : tir direct ou indirect ?
do-announce = Tirer
do-announce-help = Dis qui tire sur qui. On mesure les portées quand tout le monde a parlé ; une cible hors de portée est un tir perdu.
do-fire = Tirer ainsi
field-shooter = Qui tire
field-shot-target = Sur qui
field-fire = Type de tir
fire-direct = Tir direct : le premier rang tire
fire-indirect = Tir indirect : tous tirent, par-dessus d’autres unités

## Why not

refusal-shot-not-own = Choisis une unité à toi.
refusal-shot-only = Seule l’unité qui vient d’être réveillée peut annoncer un tir maintenant.
refusal-shot-outdoors = { $name } { AGREE($name, "n’est", "ne sont") } pas dans un bâtiment : les unités dans des bâtiments annoncent d’abord.
refusal-shot-indoors = { $name } { AGREE($name, "occupe", "occupent") } un bâtiment : l’annonce devait se faire avant les autres.
refusal-shot-no-bow = { $name } { AGREE($name, "n’a", "n’ont") } pas d’arme à distance.
refusal-shot-announced = { $name } { AGREE($name, "a", "ont") } déjà annoncé un tir : une unité a une seule cible.
refusal-shot-diverted = { $name } { AGREE($name, "a", "ont") } la tête ailleurs et ne { AGREE($name, "fait", "font") } rien.
refusal-shot-engaged = { $name } { AGREE($name, "est", "sont") } en mêlée et ne { AGREE($name, "peut", "peuvent") } pas tirer.
refusal-shot-forest = { $name } { AGREE($name, "est", "sont") } au milieu d’une forêt clairsemée et ne { AGREE($name, "peut", "peuvent") } pas tirer.
refusal-shot-nobody = Choisis une unité ennemie sur qui tirer.
refusal-shot-friend = { $name } { AGREE($name, "est", "sont") } de ton propre camp.
refusal-shot-inside = { $name } { AGREE($name, "occupe", "occupent") } un bâtiment et ne { AGREE($name, "tire", "tirent") } pas : impossible donc de viser cette unité.
refusal-shot-behind = { $name } { AGREE($name, "n’est", "ne sont") } pas devant l’unité.
refusal-shot-unseen = Aucun des archers ne voit { $name }.
refusal-shot-hidden = Du milieu de l’unité, rien n’est visible : { $name }.

## What is told

shot-announced = { $name } { AGREE($name, "va", "vont") } tirer sur { $target }
told-holds-fire = { $units } ne { AGREE($units, "tire", "tirent") } pas.
told-shared = Les blessures se partagent dans la mêlée : { $parts }.
shot-part = { $name } ({ $count })
told-wind = Le vent change la portée : { $name } contre { $target }, tir direct { $direct }, tir indirect { $indirect }.
told-visible = { $count ->
    [one] { $target } : une seule figurine est visible et peut être touchée ; les autres blessures sont perdues.
   *[other] { $target } : seules { $count } figurines sont visibles et peuvent être touchées ; les autres blessures sont perdues.
}
event-shot-direct = { $name } – { $target } : { $range }, tir direct.
event-shot-indirect = { $name } – { $target } : { $range }, tir indirect.
event-shot-either = { $name } – { $target } : { $range }, tir direct ou indirect.
event-shot-lost = { $name } – { $target } : { $range }. { $reason }
shot-lost-range = Hors de portée : le tir est perdu.
shot-lost-blocked = D’autres unités gênent le tir direct : le tir est perdu.
shot-lost-unseen = Personne ne voit la cible : le tir est perdu.
shot-lost-hidden = Du milieu de l’unité, rien de la cible n’est visible : le tir est perdu.
shot-lost-building = Pas de tir indirect sur un bâtiment ni depuis un bâtiment : le tir est perdu.
shot-lost-forest = À une lisière, les flèches ne portent qu’à { $limit } : le tir est perdu.
shot-lost-after-all = Tir sans effet : { $name } sur { $target }. { $reason }
shot-lost-gone = Tir perdu ({ $name }) : la cible n’existe plus.
shot-lost-diverted = Les archers ont la tête ailleurs et ne tirent pas.
shot-lost-engaged = Les archers sont en mêlée et ne tirent pas.

## What changes a shot

shot-forest-edge = Lisière
shot-low-wall = Derrière un muret
shot-small-rocks = Derrière de petits rochers
shot-window = Derrière une fenêtre

## Chances

# $limit is a range, $shooters the figures that shoot, $dice their dice.
odds-shot-direct = Direct, jusqu’à { $limit } : { $shooters ->
    [one] { $shooters } tireur
   *[other] { $shooters } tireurs
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
odds-shot-indirect = Indirect, jusqu’à { $limit } : { $shooters ->
    [one] { $shooters } tireur
   *[other] { $shooters } tireurs
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
odds-shot-blocked = Jusqu’à { $limit } : le tir est perdu, le tir direct est bloqué
odds-shot-beyond = Au-delà de { $limit } : le tir est perdu
shot-note-visible = { $count ->
    [0] Aucune figurine ne peut être touchée : aucune n’est visible.
    [one] Une figurine au plus peut être touchée : une seule est visible.
   *[other] { $count } figurines au plus peuvent être touchées : pas plus ne sont visibles.
}
shot-note-melee = La cible est en mêlée : les blessures se partagent entre les deux camps.
shot-note-wind = Le vent change la portée de ce tir.
