### Carnage: moving, charging, leaving a fight.

## Questions

ask-move = Réorganise, marche et charge dans l’ordre que tu veux.
ask-move-flee = { $unit } { AGREE($unit, "doit", "doivent") } quitter le combat si possible ; ensuite, réorganise, marche et charge.
ask-move-first = Unité accélérée : { $unit } { AGREE($unit, "bouge", "bougent") } avant l’ennemi.
ask-free-shot = { $unit } : un tir gratuit sur { $enemy } en pleine charge ?
ask-enemy-choice = { $enemy } { AGREE($enemy, "est", "sont") } hors de combat. { $unit } : laisser cette unité tranquille jusqu’à la fin de la manche ?

## What can be done

do-march = Marcher
do-charge = Charger
do-break-off = Rompre le combat
do-ignore = Laisser tranquille
do-fight-on = Continuer le combat
do-free-shot = Tirer sur qui charge
do-hold-shot = Ne pas tirer
help-march = Tourne sur place gratuitement, puis avance d’un bloc. Finir contre un ennemi est une attaque ordinaire, sans charge.
help-charge = Dis qui tu charges ; on ne mesure la distance qu’après. Hors de portée, l’unité court quand même sa distance entière, et elle est à bout de forces la manche suivante.
help-break-off = Quitte le combat par une voie libre, d’un mouvement normal au plus.
help-ignore = Aucun coup entre les deux dans cette manche, et ton unité peut s’éloigner.

## Fields

field-unit = Unité
field-facing = Orientation après avoir tourné
field-path = Trajet
field-charge-target = Qui subit la charge
field-ignored = Ennemi hors de combat

## How far

limit-move = Distance de mouvement
limit-charge = Distance de charge
limit-flying-feet = Pieds ailés : aussi loin que la cavalerie
limit-leaden-feet = Pieds de plomb : aussi loin que l’infanterie
limit-get-moving = Bougez-vous : deux fois plus loin
limit-exhausted = À bout de forces : deux fois moins loin
limit-spent = Mouvement déjà fait
limit-none = Plus rien

## Before it is done

note-attacks = Attaque : { $enemy }
note-charge-unmeasured = La distance jusqu’à { $enemy } se mesure après l’annonce.
odds-charge-case = Si à portée (pas encore mesuré) : { $unit }, figurines au contact : { $figures }, dés : { $dice }
odds-charge-measured = { $unit }, figurines au contact : { $figures }, dés : { $dice }
odds-free-shot = Si à portée : tir gratuit par { $enemy }, dés : { $dice }

## What happens

announced-charge = { $unit } { AGREE($unit, "charge", "chargent") } { $enemy }
announced-free-shot = { $unit } { AGREE($unit, "tire", "tirent") } sur { $enemy } en pleine charge
told-holds-shot = { $unit } ne { AGREE($unit, "tire", "tirent") } pas sur { $enemy } en pleine charge.
told-charge-measured = Distance entre { $unit } et { $enemy } : { $distance } ; une charge va jusqu’à { $limit }.
told-charge-measured-slow = Distance entre { $unit } et { $enemy } : { $distance }, terrain lent et murs compris ; une charge va jusqu’à { $limit }.
told-charge-failed = Charge ratée : à la prochaine manche, { $unit } { AGREE($unit, "sera", "seront") } à bout de forces.
told-closes-up = { $unit } { AGREE($unit, "glisse", "glissent") } le long de l’ennemi ({ $enemy }), pour avoir plus de figurines au contact.
lapsed-charge-target = { $unit } { AGREE($unit, "arrête", "arrêtent") } la charge : l’ennemi n’existe plus.
lapsed-charge-unit = La charge sur { $enemy } est finie : il n’y a plus personne pour la mener.
told-charge-no-way = { $unit } ne { AGREE($unit, "trouve", "trouvent") } aucun chemin vers { $enemy }.
told-charge-diverted = { $unit } { AGREE($unit, "a", "ont") } la tête ailleurs et { AGREE($unit, "oublie", "oublient") } de charger.
told-march-lost = { $unit } ne { AGREE($unit, "peut", "peuvent") } plus faire ce mouvement.
told-attacks = { $unit } { AGREE($unit, "arrive", "arrivent") } au contact ({ $enemy }) : une attaque ordinaire, sans charge.
told-ignores = { $unit } { AGREE($unit, "laisse", "laissent") } { $enemy } tranquille dans cette manche.
told-fights-on = { $unit } { AGREE($unit, "continue", "continuent") } le combat contre { $enemy }.
state-exhausted = à bout de forces dans cette manche (demi-distance, pas de charge)
event-moved-pulled = La perle attire { $name } de { $length }.
event-moved-pulled-hair = La perle attire { $name } d’un cheveu.
event-moved-march-hair = { $name } { AGREE($name, "bouge", "bougent") } d’un cheveu.
event-moved-charge = { $name } { AGREE($name, "charge", "chargent") } sur { $length }.
event-moved-charge-hair = { $name } { AGREE($name, "charge", "chargent") } d’un cheveu.
event-moved-failed-charge = { $name } { AGREE($name, "charge", "chargent") } en vain et { AGREE($name, "parcourt", "parcourent") } { $length }.
event-moved-flee = { $name } { AGREE($name, "fuit", "fuient") } le combat sur { $length }.
event-moved-break-off = { $name } { AGREE($name, "rompt", "rompent") } le combat et { AGREE($name, "s’éloigne", "s’éloignent") } de { $length }.

## Refusals

refusal-not-yours = Cette unité n’est pas à toi.
refusal-only-accelerated = Seule l’unité accélérée bouge maintenant.
refusal-diverted = { $unit } { AGREE($unit, "a", "ont") } la tête ailleurs et ne { AGREE($unit, "peut", "peuvent") } rien faire.
refusal-charged = { $unit } { AGREE($unit, "a", "ont") } chargé : plus d’autre mouvement dans cette manche.
refusal-moved = { $unit } { AGREE($unit, "a", "ont") } déjà bougé dans cette manche.
refusal-inside = { $unit } { AGREE($unit, "occupe", "occupent") } un bâtiment et { AGREE($unit, "doit", "doivent") } d’abord en sortir.
refusal-engaged = { $unit } { AGREE($unit, "est", "sont") } dans un combat : rompre ou envelopper, rien d’autre.
refusal-turned = { $unit } { AGREE($unit, "a", "ont") } déjà tourné dans cette manche.
refusal-no-move = { $unit } : ni rotation ni mouvement.
refusal-neutralised = Unité hors de combat : { $unit } ne { AGREE($unit, "peut", "peuvent") } pas engager de combat.
refusal-split-attack = { $unit } : détachement d’une unité au combat dans cette manche, pas d’attaque.
refusal-attack-ignored = { $enemy } : on laisse cette unité tranquille dans cette manche.
refusal-charge-broke-off = { $unit } { AGREE($unit, "a", "ont") } rompu un combat dans cette manche et ne { AGREE($unit, "peut", "peuvent") } pas charger.
refusal-charge-moved = { $unit } { AGREE($unit, "a", "ont") } bougé dans cette manche ; une charge prend la place d’un mouvement.
refusal-charge-exhausted = À bout de forces : { $unit } ne { AGREE($unit, "peut", "peuvent") } pas charger dans cette manche.
refusal-charge-target = On ne charge qu’une unité ennemie.
refusal-charge-gap = Aucun chemin vers { $enemy } n’est ouvert à toute l’unité dans cette formation.
refusal-no-fight = { $unit } { AGREE($unit, "n’est", "ne sont") } dans aucun combat.
refusal-leave-attacked = { $unit } : attaque subie dans cette manche, impossible de rompre.
refusal-leave-initiative = { $unit } ne { AGREE($unit, "peut", "peuvent") } rompre que si aucun autre camp du combat n’a une initiative supérieure.
refusal-still-touching = { $enemy } : le contact resterait.
refusal-ignore-contact = { $unit } ne { AGREE($unit, "peut", "peuvent") } laisser tranquille qu’un ennemi au contact.
refusal-ignore-strong = { $enemy } { AGREE($enemy, "n’est", "ne sont") } pas hors de combat.
refusal-ignore-twice = { $enemy } : on laisse déjà cette unité tranquille.
refusal-must-flee = Unité hors de combat : { $unit } { AGREE($unit, "doit", "doivent") } d’abord rompre.
cost-free-shot = l’ennemi tire d’abord
cost-charge-fails = trop loin : à bout de forces ensuite
