## Magic: asking

magic-do-cast = Lancer un sort
magic-do-cast-several = Lancer un sort sur plusieurs figurines
magic-do-cast-to = Lancer un sort qui pose une figurine
magic-do-counter = Contresort
magic-do-let-be = Pas de magie maintenant
magic-help-cast = Un sorcier lance un sort par manche, de son activation à la fin de la manche, et n’y attaque pas.
magic-help-spell = { $chance } % de réussite. { $words }
magic-field-wizard = Quel sorcier ?
magic-field-spell = Quel sort ?
magic-field-target = Sur qui ?
magic-field-targets = Sur qui ? Jusqu’à { $most } figurines d’un même régiment
magic-field-army = Pour les batailles avec magie : des sorciers peuvent venir
magic-field-to = Vers où ?
magic-ask-action = De la magie, avant la suite ?
magic-ask-attack = De la magie, avant l’attaque suivante ?
magic-ask-card = De la magie, avant le régiment suivant ?
magic-ask-round = La manche se termine : un dernier sort ?
magic-ask-counter = { $name } { AGREE($name, "lance", "lancent") } { $spell } sur { $target } avec { $successes ->
    [one] { $successes } crâne
   *[other] { $successes } crânes
}. Un contresort ?

## Magic: what happens

magic-casts = { $spell } : { $name } sur { $target }, le seul sort du sorcier dans cette manche (il faut { $needed ->
    [one] { $needed } crâne
   *[other] { $needed } crânes
})
magic-fails = { $spell } : échec, { $name } sur { $target }.
magic-roll-cast = { $name } { AGREE($name, "lance", "lancent") } { $spell } sur { $target } (il faut { $needed ->
    [one] { $needed } crâne
   *[other] { $needed } crânes
})
magic-roll-resist = { $name } { AGREE($name, "tente", "tentent") } de résister ({ $spell })
magic-resisted = { $name } { AGREE($name, "résiste", "résistent") } : { $spell } n’a ici aucun effet.
magic-no-test = { $spell } n’a aucun effet : { $name } { AGREE($name, "n’a", "n’ont") } pas à faire le test.
magic-countered = { $name } { AGREE($name, "arrête", "arrêtent") } { $spell } par un contresort.
magic-not-countered = Contresort trop faible ({ $name }) : { $spell } continue.
magic-attack-back = Dés d’attaque ({ $name })
magic-defence-back = Dés de défense ({ $name })

## Magic: chances and notes

magic-odds-cast = { $spell } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $needed ->
    [one] { $needed } crâne
   *[other] { $needed } crânes
}
magic-odds-succeeds = Réussit
magic-odds-fails = Échoue
magic-odds-strikes = En cas de réussite, sur { $name }
magic-odds-fear = Test de peur ({ $name }) avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
magic-odds-afraid = A peur
magic-odds-brave = Tient bon
magic-odds-stops = Arrête le sort
magic-odds-stops-not = Ne l’arrête pas
magic-note-no-attack = Après cela, { $name } { AGREE($name, "n’attaque", "n’attaquent") } plus dans cette manche.
magic-note-resistance = { $name } : chaque figurine a { $chance } % de chances de résister.
magic-note-activation = Il compte alors comme activé : son régiment ne fait rien d’autre dans cette manche.
magic-chances = Ce que devient un sort
magic-chances-level = Magie du sorcier
magic-chances-difficulty = crânes qu’il faut au sort
magic-chances-counter = Magie d’un sorcier ennemi qui y répond ; 0 : personne
magic-chances-resistance = Résistance magique de la figurine visée
magic-chances-fails = échoue
magic-chances-countered = arrêté par le contresort
magic-chances-resisted = sans effet par résistance
magic-chances-works = agit

## Magic: refusals

refusal-magic-no-wizard = Tu n’as pas de sorcier là.
refusal-magic-early = { $name } ne { AGREE($name, "lance", "lancent") } de sorts qu’à partir de { AGREE($name, "son", "leur") } activation.
refusal-magic-again = { $name } { AGREE($name, "a utilisé son", "ont utilisé leur") } sort de cette manche.
refusal-magic-attacked = { $name } { AGREE($name, "a", "ont") } attaqué dans cette manche et ne { AGREE($name, "lance", "lancent") } plus de sort.
refusal-magic-afraid = { $name } { AGREE($name, "a", "ont") } peur et ne { AGREE($name, "lance", "lancent") } aucun sort.
refusal-magic-climbed = { $name } { AGREE($name, "a", "ont") } escaladé et ne { AGREE($name, "fait", "font") } rien d’autre dans cette activation.
refusal-magic-answer = Le contresort ne fait que répondre à un sort ennemi ; { $name } ne { AGREE($name, "peut", "peuvent") } pas le lancer autrement.
refusal-magic-unknown = { $name } ne { AGREE($name, "connaît", "connaissent") } pas ce sort.
refusal-magic-full-defence = { $name } { AGREE($name, "est", "sont") } en défense totale, et { $spell } est une attaque.
refusal-magic-has-struck = { $name } { AGREE($name, "a", "ont") } attaqué par un sort : pas de défense totale dans cette manche.
refusal-magic-otherwise = { $spell } se lance d’une autre façon.
refusal-magic-nobody = Il n’y a personne sur qui lancer { $spell }.
refusal-magic-many = { $spell } frappe jusqu’à { $most } figurines différentes d’un même régiment.
refusal-magic-friend = { $spell } se lance sur des ennemis ; { $name } { AGREE($name, "est", "sont") } à toi.
refusal-magic-enemy = { $spell } se lance sur ton propre camp ; { $name } { AGREE($name, "est", "sont") } à l’ennemi.
refusal-magic-foot = { $spell } est pour le sorcier lui-même et les figurines à pied, pas pour { $name }.
refusal-magic-unhurt = { $name } { AGREE($name, "n’a", "n’ont") } perdu aucun point de vie.
refusal-magic-living = { $name } : pas de morts-vivants, personne ne revient donc.
refusal-magic-nobody-slain = { $name } : aucune figurine n’est tombée.
refusal-magic-shared = { $name } { AGREE($name, "partage", "partagent") } un socle, où personne ne peut revenir.
refusal-magic-far = { $name } { AGREE($name, "est", "sont") } à plus de { $limit }.
refusal-magic-slow = { $name } : pas encore d’activation, et pas plus d’Agilité que l’ennemi ({ $enemy }).
refusal-magic-leap = { $name } : à poser à { $limit } au plus.
refusal-magic-contact = { $name } ne { AGREE($name, "peut", "peuvent") } pas arriver au contact d’un ennemi.
refusal-magic-touch = La figurine qui revient doit toucher { $name }.

## Magic: when to ask

magic-policy = Demander pour la magie
magic-policy-matters = quand un sort compte
magic-policy-always = à chaque occasion
magic-policy-answers = seulement pour répondre à la magie ennemie
magic-policy-never = jamais
magic-policy-ask = demander
magic-policy-skip = ne pas demander
magic-policy-in-action = Magie avant et après les actions des autres
magic-policy-in-attack = Magie entre deux attaques
magic-policy-in-card = Magie entre deux activations
magic-policy-in-round = Magie à la fin de la manche
magic-succeeds = { $spell } : réussite, { $name }.
magic-roll-counter = { $name } { AGREE($name, "contre", "contrent") } { $spell } ({ $caster } ; il faut { $needed ->
    [one] { $needed } crâne
   *[other] { $needed } crânes
})
magic-cause-mended = par { $spell }
magic-pool = Dés ({ $spell })
magic-pool-level = Magie { $level }
magic-pool-resistance = Résistance magique { $level }
magic-state-aegis = sous Égide : un dé de défense de plus par figurine jusqu’à la fin de la manche
magic-state-fury = sous Fureur : un dé d’attaque de plus par figurine dans la prochaine mêlée de cette manche
magic-state-courage = sous Courage : aucune peur jusqu’à la fin de la manche
magic-state-mire = dans le bourbier : moitié de l’Agilité jusqu’à la fin de la prochaine activation
magic-state-mired = dans le bourbier
magic-cost-attack = plus d’attaque
magic-cost-activation = son régiment ne fait rien d’autre
