### Sentences of the server's store, rooms and bots.

## What is kept

store-address = Ce n’est pas l’adresse d’un stockage ; donne un fichier, sqlite:///fichier ou postgresql://utilisateur@hôte/nom.
store-newer = Ce stockage a été créé par un Slagveld plus récent ; installe celui-là, ou choisis un autre fichier avec --db.
store-unreachable = Le stockage est injoignable ({ $reason }) ; vérifie qu’il tourne et que l’adresse est bonne.
store-foreign = Ce n’est pas un stockage de Slagveld ({ $reason }) ; choisis un autre fichier avec --db.
store-papers-many = Tu gardes déjà { $most } armées, tables et scénarios ; supprimes-en un pour faire de la place.
store-paper-kind = { $kind ->
    [army] Il manque une armée, ou autre chose se trouve à côté.
    [table] Il manque une table, ou autre chose se trouve à côté.
   *[other] Il manque un scénario, ou autre chose se trouve à côté.
}
store-unknown-paper = Cette armée, cette table ou ce scénario n’existe pas, ou n’est pas à toi ; vérifie que le lien est complet.
store-unknown-key = Personne n’a cette clé ; rouvre la page avec ton propre lien.
store-unknown-link = Ce lien n’ouvre pas (ou plus) de place ici ; demandes-en un nouveau à qui l’a envoyé.
store-backup-foreign = Ce n’est pas une sauvegarde faite par Slagveld.
store-backup-large = Cette sauvegarde est trop grosse.
store-backup-newer = Cette sauvegarde a été faite par une autre version de Slagveld ; restaure-la avec celle-là.
store-backup-damaged = Cette sauvegarde est abîmée, et rien n’a été changé : { $reason }.

## At the table

room-name-person = Joueur { $number }
room-name-bot = Bot { $number }
room-name-long = Un nom a { $most } lettres au plus ; choisis-en un plus court.
room-title-long = Un titre a { $most } lettres au plus ; choisis-en un plus court.
room-line-long = Une ligne a { $most } lettres au plus ; dis-le en deux fois.
room-line-empty = Il n’y a rien à lire dans cette ligne.
room-not-your-seat = Ce n’est pas ta place ; ouvre d’abord le lien de cette place.
room-stale = La bataille a continué entre-temps ; regarde-la à nouveau et refais ton choix.
room-not-kept = La bataille n’a pas pu être écrite, rien n’a donc été joué ; réessaie dans un moment.
room-unknown-battle = Il n’y a pas de telle bataille ici ; vérifie que le lien est complet.
room-unknown-seat = Il n’y a pas là de place pour une personne.
room-no-entry = La bataille n’a pas d’étape { $entry }.
room-no-piece = Ce n’est pas sur la table.
room-ruler-none = Rien ne peut être mesuré pendant cette décision.
room-ruler-own = Seules tes propres pièces et la table peuvent être mesurées pendant cette décision.
room-ruler-end = Chaque bout d’une réglette est une pièce ou un point, pas les deux.
room-proof-early = Les dés sont prouvés quand la bataille est finie.
room-file-early = Le fichier de la bataille contient ce que d’autres ne doivent pas voir ; il est disponible quand la bataille est finie.
room-deleted = L’hôte a supprimé cette bataille.
room-restored = L’hôte a restauré une sauvegarde ; rouvre tes batailles.
room-closing = La table ferme pour l’instant ; la bataille est gardée et continue quand elle rouvre.
room-proposes-back = { $name } demande de revenir à l’étape { $entry }.
room-proposes-hand = { $name } demande de changer { $paths } : { $reason }
room-proposes-dice = { $name } demande de rejouer l’étape { $entry } avec { $rolls } : { $reason }

## Before the battle

room-no-lesson = Il n’y a pas encore de premiers pas pour ce jeu ({ $game }) ; joue plutôt une bataille.
room-no-armies = Ce jeu n’a pas d’armées à choisir ({ $game }).
room-army-missing = Ce jeu n’a pas d’armées toutes faites ; choisis-en une pour chaque place.
room-bot-person = Une personne est assise là : il n’y a donc pas de bot ({ $bot }) à choisir.
room-field = { $field } : { $why }
room-bot-lost-turn = { $name } n’a pas donné de réponse à temps, ou aucune que les règles permettent ; la réponse proposée d’office a été prise à la place.
room-leader-bot = Le meneur de jeu doit être une personne.
room-typed-bots = Avec tes propres dés, une personne doit jouer, pour les lancer.

## Bots

bot-examine-failed = Cette bataille n’a pas pu être rejouée dans le temps imparti ; elle n’a donc pas été prise.

## Hints

room-hint-not-asked = Il n’y a rien à répondre pour cette place en ce moment, donc pas d’indice.
room-hint-none = Aucun indice n’est venu dans le temps imparti ; redemande.
room-hint-plain = Le seigneur de guerre choisirait « { $does } ».
room-hint-habit = Le seigneur de guerre choisirait « { $does } » : { $chance } de chances de gagner ; rien d’autre de ce qu’il a pesé n’est sûrement mieux.
room-hint-little = Le seigneur de guerre choisirait « { $does } » : { $chance } de chances de gagner, un peu plus qu’avec { $usual }.
room-hint-better = Le seigneur de guerre choisirait « { $does } » : { $chance } de chances de gagner, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’avec { $usual }.
room-hint-quoted = « { $what } »
room-hint-otherwise = une autre façon de faire la même chose
room-hint-unknown = quelque chose qu’aucun bouton ne propose
room-hint-does = { $title } : { $parts }
room-hint-and = { $one }, { $other }
room-hint-number = { $title } { $number }
room-hint-many = { $count } pièces
room-only-answer = { $name } n’avait qu’une réponse, elle a donc été donnée aussitôt.
