### Cards that players write.

## Cards of one's own. `value` is what stands on the card, `found` what was written there.

card-unreadable = Ce n’est pas une carte : { $reason }.
card-mapping = il faut des valeurs par leur nom
card-kind = « { $found } » n’est pas un genre de carte ici ; il y a : { $kinds }.
card-kind-missing = Une carte dit de quel genre elle est, avec « { $field } » ; il y a : { $kinds }.
card-foreign = C’est une carte d’autre chose : rien ici ne s’appelle { $fields }.
card-strange = Aucune valeur d’une telle carte ne s’appelle « { $field } ».
card-strange-close = Aucune valeur d’une telle carte ne s’appelle « { $field } ». Voulais-tu dire « { $close } » ?
card-missing = { $value } : cette valeur manque.
card-number = { $value } doit être un nombre entier.
card-range = { $value } : { $found }, mais il faut de { $least } à { $most }.
card-switch = { $value } doit être vrai (true) ou faux (false).
card-choice = { $value } : « { $found } » n’existe pas.
card-choice-close = { $value } : « { $found } » n’existe pas. Voulais-tu dire « { $close } » ?
card-list = { $value } doit être une liste.
card-twice = { $value } : chacun ne peut y être qu’une fois.
card-count = { $value } : il y en a { $found }, mais il en faut de { $least } à { $most }.
card-words = { $value } doit être du texte.
card-key = Une clé se compose de minuscules, de chiffres et de traits d’union : « { $found } ».
card-long = { $value } a plus de { $most } caractères.
card-names = { $value } doit être un nom, ou un par langue, dont l’anglais (en).
card-name = { $value } : il faut un nom de { $most } caractères au plus.
card-size = { $value } : il faut la largeur et la profondeur, deux nombres entiers.
card-figure = { $value } : ce n’est pas une figurine. { $reason }
card-record = { $value } : il faut des valeurs par leur nom.
card-rows = { $value } doit être une liste de lignes, chacune avec ses valeurs par leur nom.
card-own-list = « { $field } » doit être une liste de { $most } cartes au plus.
card-own-fault = Carte propre { $number } : { $words }
card-own-twice = Deux des cartes propres à l’armée ont la même clé : { $card }.

## The editor of cards

card-own = Tes propres cartes
card-own-none = Des figurines qu’aucun livre ne connaît : écris-leur une carte, et cette armée peut les prendre.
card-new = Nouvelle carte
card-blank = Vierge
card-like = Partir de
card-like-this = Comme { $card }
card-kind-label = Genre de carte
card-change = Modifier
card-save = Garder cette carte
card-open = Ouvrir un fichier de carte
card-no-file = Ce fichier ne contient pas de carte en JSON.
card-preview = À quoi elle ressemble et ce qu’elle coûte
card-price = Prix selon le calcul du jeu
card-asked = Ton prix est de { $asked }, au lieu des { $price } calculés.
card-drop = Retirer
card-drop-this = Retirer { $card }
card-drop-sure = Retirer { $card } de l’armée ?
card-drop-text = La carte disparaît pour de bon, sauf si tu l’as enregistrée dans un fichier.
card-bounds = de { $least } à { $most }
card-width = Largeur
card-depth = Profondeur
card-row = { $title }, ligne { $row }
card-row-more = Une ligne de plus
card-row-drop = Retirer la ligne { $row }
