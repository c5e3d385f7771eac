### Campaigns on the server.

store-campaigns-many = Tu gardes déjà { $most } campagnes ; supprimes-en une pour faire de la place.
campaign-unknown-here = Il n’y a pas de telle campagne ici, ou tu n’y combats pas ; vérifie que le lien est complet.
campaign-sides-each = Dis une fois pour chaque camp de la campagne qui le mène : { $known }.
campaign-stale = La campagne a continué entre-temps ; regarde-la à nouveau et refais ton choix.
campaign-being-fought = La prochaine bataille est déjà en cours ; finis-la d’abord.
campaign-not-leader = Tu ne mènes pas ce camp ; qui le mène choisit son armée.
campaign-not-winner = Qui mène le dernier camp vainqueur dit ce qui suit.
campaign-not-owner = Un ami doit encore être invité ; qui a commencé la campagne prépare la bataille et a le lien.
campaign-which = Nomme une campagne toute faite ou envoie un fichier à toi, l’un des deux.
campaign-owner-tells = Qui a commencé la campagne entre le résultat d’une bataille à une vraie table.
campaign-undo-begun = La bataille suivante a déjà commencé ; le résultat d’avant reste.
campaign-owner-takes-back = Qui a commencé la campagne peut reprendre un résultat.
