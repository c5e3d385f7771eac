# Armies and tables made on the page.

refusal-no-kit = { $game } n’a pas de boîte de décors : joue sur l’une de ses propres tables.

## Both

make-game = Jeu
make-name = Nom
make-save = Enregistrer
make-saved = Enregistré
make-unsaved = Pas encore enregistré
make-saving = Enregistrement …
make-share = Copier le lien
make-delete = Supprimer
make-delete-ask = Supprimer { $name } ?
make-delete-why = C’est pour de bon, et le lien ne marche plus.
make-deleted = Supprimé : { $name }.
make-copy = Garder une copie
make-copy-name = { $name } (copie)
make-changed = Modifié { $when }
make-draft = Tu avais laissé ici des changements non enregistrés ; les revoici.
make-draft-drop = Y renoncer

## Armies

make-armies = Armées
make-armies-lead = Compose une armée, garde-la, partage-la et combats avec elle.
make-my-armies = Mes armées
make-no-armies = Pas encore d’armée : pars d’une armée toute faite, ou de rien.
make-all-armies = Toutes les armées
make-new-army = Commencer une armée
make-like = Partir de cette armée
make-empty-army = Une armée vide
make-empty-army-help = Prends ce que tu possèdes, figurine par figurine.
make-army-name = Mon armée
make-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
make-fight = Combattre avec
make-agreed = Total convenu
make-agreed-help = 0 : sans limite
make-total = Total
make-total-of = { $price } sur { $total }
make-over = { $over } au-dessus du total convenu.
make-offers = Ce que tu peux prendre
make-search = Chercher
make-found-none = Rien ne porte ce nom ; essaie un autre mot.
make-your-army = Ton armée
make-the-army = L’armée
make-army-empty = Encore rien de choisi : prends quelque chose dans la liste.
make-army-ok = Cette armée peut combattre.
make-faults = { $count ->
    [one] { $count } chose ne va pas dans cette armée.
   *[other] { $count } choses ne vont pas dans cette armée.
}
make-more = Un de plus : { $name }
make-less = Un de moins : { $name }
make-take-out = Enlever : { $name }
make-count-of = Nombre : { $name }
make-none-chosen = –
make-file-out = Enregistrer en fichier
make-print = Imprimer
make-file-in = Ouvrir un fichier
make-file-drop = Tu peux aussi déposer un fichier n’importe où sur cette page.
make-file-large = Ce fichier est trop gros pour une armée ; choisis-en un autre.
make-file-not-json = Ce fichier ne peut pas être lu ; choisis une armée enregistrée ici en fichier (JSON).
make-file-not-army = Il n’y a pas d’armée dans ce fichier ; choisis-en une enregistrée ici en fichier.
make-file-entry = L’entrée { $entry } de ce fichier n’est pas de quoi faire une armée ; corrige-la ou choisis un autre fichier.
make-file-game = Cette armée est pour un jeu qui n’est pas ici : { $game }.
make-shared-army = Quelqu’un a partagé cette armée avec toi. Garde une copie pour la modifier.

## Laying the table

make-lay = Dresser la table
make-lay-lead = Mets bois, maisons et rochers où tu veux, et joue sur ta propre table.
make-my-tables = Mes tables
make-no-tables = Pas encore de table : dresses-en une.
make-all-tables = Toutes les tables
make-new-table = Dresser une nouvelle table
make-table-name = Ma table
make-pieces = { $count ->
    [one] { $count } décor
   *[other] { $count } décors
}
make-size = { $width } × { $depth }
make-use-table = Y jouer
make-box = Boîte de décors
make-box-help = Clique sur un décor, ou fais-le glisser sur la table.
make-box-full = La boîte est vide : { $most } décors au maximum.
make-put = Mettre sur la table : { $name }
make-table = Table
make-width-of = Largeur en { $unit }
make-depth-of = Profondeur en { $unit }
make-height-of = Hauteur en { $unit }
make-bounds = { $least } à { $most }
make-facing = Rotation, en degrés
make-ground = Sol
make-ground-grass = Celui du scénario
make-ground-meadow = Prairie
make-ground-steppe = Steppe
make-ground-sand = Sable
make-ground-snow = Neige
make-ground-stone = Roche
make-ground-ruins = Dalles
make-ground-dungeon = Donjon
make-snap = Aligner sur une grille
make-undo = Annuler
make-redo = Rétablir
make-duplicate = Dupliquer
make-piece-delete = Enlever
make-turn-left = Pivoter à gauche
make-turn-right = Pivoter à droite
make-laid = Sur la table
make-nothing-laid = Encore rien : prends quelque chose dans la boîte.
make-board = La table, { $width } sur { $depth }. Les flèches déplacent le décor choisi.
make-keys = Les flèches déplacent de 1 cm (avec Maj, de 1 mm), [ et ] font pivoter, Ctrl+D duplique, Suppr enlève, Ctrl+Z annule.
make-table-ok = On peut jouer sur cette table.
make-table-option = On peut jouer sur cette table avec l’option « { $option } » activée.
make-table-asking = Examen de la table …
make-moved = { $name } : { $x } de la gauche, { $y } du haut.
make-shared-table = Quelqu’un a partagé cette table avec toi. Garde une copie pour la modifier.
make-no-kits = Aucun jeu ici n’a de boîte de décors.
make-no-musters = Aucun jeu ici n’a d’armées à composer.
