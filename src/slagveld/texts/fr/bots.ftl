### Bots: levels, temperaments, and who plays otherwise.

bot-title-recruit = Recrue
bot-help-recruit = Fait le plus souvent la première chose qui lui vient à l’esprit. Pour qui débute ; répond aussitôt.
bot-title-soldier = Soldat
bot-help-soldier = Connaît le métier, mais se trompe presque une fois sur deux. On peut le battre ; répond aussitôt.
bot-title-veteran = Vétéran
bot-help-veteran = Prend ce qui promet le plus sur le moment. Un adversaire honnête ; réfléchit un instant.
bot-title-captain = Capitaine
bot-help-captain = Déroule quelques plans en pensée avant d’en choisir un. Difficile à battre ; réfléchit { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus.
bot-title-warlord = Seigneur de guerre
bot-help-warlord = Déroule de nombreux plans et ne quitte ses habitudes que pour ce qui est sûrement mieux. Le plus fort ; réfléchit { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus.
bot-title-random = Tête brûlée
bot-help-random = Fait n’importe quoi de permis. Pour une première bataille ; répond aussitôt.
bot-title-greedy = Fonceur
bot-help-greedy = Prend ce qui promet le plus sur le moment, comme le vétéran ; réfléchit un instant, { $seconds } secondes au plus.
bot-title-schemer = Stratège
bot-help-schemer = Réfléchit comme le seigneur de guerre, mais fait aussi des plans de plusieurs réponses ; on ne sait pas s’il est plus fort. Réfléchit { $seconds } secondes au plus.
bot-title-other = { $name }
bot-help-other = Un bot d’un autre paquet ; réfléchit { $seconds } secondes au plus.

bot-temper-bold = Audacieux
bot-likes-bold = Aime être près de l’ennemi et frapper le premier.
bot-temper-careful = Prudent
bot-likes-careful = Ménage les siens, tire et reste à couvert.
bot-temper-stubborn = Têtu
bot-likes-stubborn = Vise ce qui compte dans le scénario, quoi qu’il arrive.
bot-temper-sly = Rusé
bot-likes-sly = Préfère les tirs, les sorts et ceux qui n’ont pas encore agi.

refusal-temper = { $bot } n’a pas de tempérament { $temper } ; il y a : { $known }.
