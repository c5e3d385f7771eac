### Fear, stances, litters.

fear-needed = Peur inspirée par { $name }
fear-item-undead = les morts-vivants ignorent la peur
fear-item-courage = Courage
fear-item-own = Peur propre
fear-item-fearless = Sans peur
fear-item-carried = la figurine portée
fear-item-leaders = chefs
fear-dice = Dés du test de peur, selon les figurines et les socles
fear-roll = Test de peur : { $name } contre { $cause } (Peur { $level }{ $less ->
    [0] {""}
   *[other] {" "}moins { $less }
}, il faut { $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
})
fear-status = en proie à la peur
do-repeat-test = Refaire le test de peur
do-hold-ground = Tenir bon
ask-rout = { $name } { AGREE($name, "a", "ont") } peur : faire retraite ?
refusal-fear-none = { $name } { AGREE($name, "n’a", "n’ont") } pas peur.
refusal-fear-again = { $name } { AGREE($name, "n’a", "n’ont") } pas de deuxième essai dans cette manche.
refusal-fear-late = Le test de peur vient avant l’attaque : { $name }.
refusal-fear-attack = { $name } { AGREE($name, "a", "ont") } peur et ne { AGREE($name, "peut", "peuvent") } pas faire cette attaque.
refusal-fear-cause = { $name } : cette figurine touche ce qui lui fait peur.
refusal-fear-touch = { $name } : sous l’effet de la peur, on continue seulement de combattre les ennemis qu’on touche.

stance-full-defence = en défense totale
stance-berserk = en rage
do-full-defence = Défense totale ({ $dice ->
    [0] aucun dé gris
    [one] un dé gris
   *[other] { $dice } dés gris
  })
do-berserk = Entrer en rage ({ $dice ->
    [0] aucun dé gris
    [one] un dé gris
   *[other] { $dice } dés gris
  })
refusal-stance-afraid = { $name } { AGREE($name, "a", "ont") } peur et ne { AGREE($name, "peut", "peuvent") } prendre aucune posture.
refusal-stance-attacked = { $name } { AGREE($name, "a", "ont") } déjà attaqué.
refusal-stance-berserk = { $name } { AGREE($name, "a renoncé à sa", "ont renoncé à leur") } défense pour cette manche.
refusal-stance-already = { $name } { AGREE($name, "est", "sont") } déjà en défense totale.
refusal-stance-no-berserker = { $name } { AGREE($name, "n’a", "n’ont") } pas de berserkers.
refusal-stance-defends = { $name } { AGREE($name, "est", "sont") } en défense totale.
refusal-stance-raging = { $name } { AGREE($name, "est", "sont") } déjà en rage.

do-step-off = Quitter la litière
field-step-off = Où la figurine se tient ensuite
litter-dissolved = { $name } { AGREE($name, "quitte", "quittent") } la litière.
litter-on-foot = { $name } { AGREE($name, "va", "vont") } désormais à pied.
refusal-litter-none = { $name } { AGREE($name, "n’est", "ne sont") } sur aucune litière.
refusal-litter-bearers = Une litière ne se quitte que si la moitié des porteurs ({ $name }) sont tombés.
refusal-litter-late = { $name } { AGREE($name, "quitte sa", "quittent leur") } litière avant de bouger ou d’attaquer.
refusal-litter-afraid = { $name } { AGREE($name, "a", "ont") } peur et ne { AGREE($name, "peut", "peuvent") } pas quitter la litière.
refusal-litter-room = Il n’y a pas de place pour { $name } là où est la litière.
refusal-litter-touch = { $name } : à poser à côté de la litière, à son contact.
stance-full-defence-brings = { $dice ->
    [0] aucun dé gris, et pas d’attaque dans cette manche
    [one] 1 dé gris de plus pour se défendre, et pas d’attaque dans cette manche
   *[other] { $dice } dés gris de plus pour se défendre, et pas d’attaque dans cette manche
}
stance-berserk-brings = { $dice ->
    [0] aucun dé gris, et pas de défense dans cette manche
    [one] 1 dé gris de plus pour attaquer, et pas de défense dans cette manche
   *[other] { $dice } dés gris de plus pour attaquer, et pas de défense dans cette manche
}
fear-withstood = { $name } { AGREE($name, "tient", "tiennent") } bon face à l’ennemi ({ $cause }).
fear-besides = { $name } { AGREE($name, "craint", "craignent") } maintenant aussi { $cause }.
fear-remains = { $name } { AGREE($name, "craint", "craignent") } toujours { $cause }.
