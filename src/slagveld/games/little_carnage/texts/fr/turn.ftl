### The round and its activations.

turn-deck = Cartes d’armée
turn-activation = Activation pour { $player } : { $name }
turn-skipped = Carte passée ({ $name }) : réaction déjà faite.
turn-gone = Carte passée ({ $name }) : il ne reste personne.
ask-activation = Ordres : { $name }
do-end-activation = Finir l’activation
turn-idle = { $name } ne { AGREE($name, "fait", "font") } rien.
turn-over = Fin de l’activation : { $name }.
