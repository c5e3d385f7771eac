# Special actions: levitation, returning warriors, regeneration, Hex, Overwatch, picking up.

field-special-fighter = Guerrier

refusal-special-ability = { $name } ne montre pas cette capacité en ce moment : { $ability }.
refusal-special-contact = { $name } touche un ennemi ; { $ability } n’agit que hors de contact.
refusal-special-range = { $name } n’a pas de portée.

## Magic Levitation

do-lift = Faire léviter un guerrier
help-lift = Un guerrier en contact socle à socle qui n’a pas eu d’action est posé à { $reach } au plus, dans l’orientation que tu veux. Il ne peut recevoir aucune action ce tour-ci.
field-lift-target = Qui lévite
field-lift-pose = Vers où
announced-lift = { $name } fait léviter { $target }
note-lift = { $name } ne peut recevoir aucune action ce tour-ci.
refusal-lift-contact = { $name } ne peut faire léviter qu’un autre guerrier en contact socle à socle.
refusal-lift-immune = { $name } a l’immunité à la magie et ne peut pas léviter.
refusal-lift-captive = { $name } tient un prisonnier ou en est un, et ne peut pas léviter.
refusal-lift-acted = { $name } a eu une action ce tour-ci et ne peut pas léviter.
refusal-lift-far = { $name } doit se poser à { $reach } au plus de sa place.

## Necromancy and Summon

do-summon = Invoquer un Mage Spawn
do-necromancy = Relever les morts
help-summon = Un Mage Spawn éliminé à toi, qui ne vaut pas plus de points que le porteur, revient à son clic de départ à côté de lui.
help-necromancy = Un guerrier éliminé à toi revient à côté du porteur après 1D6 clics, si son cadran en a autant. Zombies et squelettes reviennent intacts, sans jet.
field-return-plan = Qui revient, et où
roll-necromancy = { $bearer } tente de rappeler { $name }
told-stays-dead = { $name } ne revient pas.
odds-return = Rappel ({ $name })
odds-return-whole = Revient à son clic de départ
odds-return-clicks = { $clicks ->
    [one] Revient avec { $clicks } clic de dégâts
   *[other] Revient avec { $clicks } clics de dégâts
}
odds-return-not = Ne revient pas
refusal-return-one = Un seul guerrier revient, posé directement.
refusal-return-who = Seuls tes propres guerriers éliminés peuvent revenir.
refusal-return-spawn = { $name } n’est pas un Mage Spawn.
refusal-return-points = { $name } vaut plus que les { $most } points du porteur.
refusal-return-apart = { $name } doit toucher { $bearer }, au sol.
refusal-return-enemy = { $name } ne peut toucher aucun ennemi à son retour.

## Regeneration

do-regenerate = Régénérer
help-regenerate = Le guerrier se soigne de 1D6 − 2 clics.
roll-regeneration = { $name } se régénère (1D6 − 2)
told-no-healing = { $name } ne soigne rien.
odds-regeneration = { $name } se régénère
odds-healed = { $clicks ->
    [one] { $clicks } clic soigné
   *[other] { $clicks } clics soignés
}
refusal-regenerate = Pas de soin possible maintenant : { $name }.

## Hex

do-hex = Jeter un Hex sur un ennemi
help-hex = Un ennemi dans la ligne de tir a moins d’attaque jusqu’à ta prochaine phase de commandement.
field-hex-target = Ennemi
announced-hex = { $name } jette un Hex sur { $target }
note-hex = { $name } a { $amount } en attaque jusqu’à ta prochaine phase de commandement.
status-hexed = sous un Hex
refusal-hex-enemy = { $name } ne peut jeter un Hex que sur un ennemi.
refusal-hex-twice = Il y a déjà un Hex sur { $name }.

## Overwatch

do-watch = Se mettre en garde
help-watch = Jusqu’à ta prochaine phase de commandement, ce guerrier peut tirer une fois, sur un ennemi qui a fini son mouvement dans la ligne de tir.
status-watching = en garde
ask-watch = { $enemy } arrive dans la ligne de tir ({ $name }). Tirer ?
do-watch-fire = Tirer
do-watch-hold = Ne pas tirer
field-watch-close = La Courte portée donne
watch-close-attack = +1 en attaque
watch-close-damage = +1 en dégâts à distance
told-watch-held = { $name } garde son tir d’Overwatch contre { $enemy }.
announced-watch = { $name } tire sur { $enemy } par Overwatch
refusal-watch-token = { $name } ne monte pas la garde contre cela.
refusal-watch-engaged = { $name } touche un ennemi et ne peut pas tirer.
refusal-watch-close = La Courte portée ne vaut pas ici ({ $name }).
policy-watch = Tirs d’Overwatch
policy-watch-ask = Demander chaque fois
policy-watch-always = Toujours tirer
policy-watch-never = Ne jamais tirer

## Picking up

do-pick = Ramasser un objet
help-pick = Un guerrier Unique avec un emplacement libre prend un objet à son contact, s’il en remplit les conditions.
field-pick-item = Objet
note-pick = { $story }
cause-picked = ramassé par { $name }
refusal-pick-contact = { $name } ne touche pas cet objet.
refusal-pick-bearer = { $name } ne peut pas utiliser d’objets : seul le peut un guerrier Unique avec des emplacements.
refusal-pick-slots = { $name } n’a pas d’emplacement libre.
refusal-pick-requires = { $name } ne remplit pas les conditions : { $item }.
refusal-pick-clash = { $name } porte { $other }, aux mêmes conditions que { $item }.
refusal-pick-relic = { $name } porte la relique { $other } et ne peut pas en utiliser une deuxième.
