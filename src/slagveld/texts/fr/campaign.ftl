### Campaigns: scenarios linked by who wins them.

## Telling

campaign-end-final = { $side } : victoire dans le scénario final, et donc dans la campagne.
campaign-end-ran-out = Il ne reste rien à jouer. { $side } : plus de scénarios gagnés, et donc la campagne.
campaign-end-points = { $side } : le plus de points de victoire, et donc la campagne.
campaign-end-draw = Il ne reste rien à jouer, et personne n’a gagné plus de scénarios : la campagne finit sur une égalité.
campaign-result-won = Victoire : { $side }.
campaign-result-counts = Égalité, qui compte pour : { $side }.
campaign-result-again = Égalité : on rejoue la bataille.
campaign-note-hand = { $count ->
    [one] La main de l’arbitre est intervenue { $count } fois.
   *[other] La main de l’arbitre est intervenue { $count } fois.
}
campaign-unit = { $entry }) { $count } × { $unit }
campaign-unit-short = { $entry }) { $unit } : { $full } au lieu de { $count }
campaign-line = { $count } × { $unit }
campaign-line-alive = { $alive ->
    [0] { $count } × { $unit } : aucun survivant
    [one] { $count } × { $unit } : { $alive } survivant
   *[other] { $count } × { $unit } : { $alive } survivants
}
campaign-line-veterans = { $unit } (vétérans : { $mark })
campaign-map = Le fil de la campagne
campaign-next = Ensuite : { $title }
campaign-choice = Le vainqueur choisit la suite : { $titles }.
campaign-rank = { $side } : { $won ->
    [one] { $won } scénario gagné
   *[other] { $won } scénarios gagnés
}, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
campaign-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
campaign-chapter = { $number }. { $title }
campaign-final-of = scénario final : { $side }
campaign-leads-nowhere = la fin

## Refusals

campaign-unknown = Il n’y a pas de campagne toute faite { $campaign } ; il y a : { $known }.
campaign-no-side = Il n’y a pas de camp { $side } ; il y a : { $known }.
campaign-no-army = { $game } n’a pas d’armée toute faite { $army } ; il y a : { $known }.
campaign-other-game = Aucun scénario de cette campagne n’est du jeu { $game }.
campaign-without-armies = { $game } n’a pas d’armées à amener.
campaign-army-missing = Chaque camp amène une armée, ou aucun : { $side } n’en a pas pour { $game }.
campaign-army-faulty = { $count ->
    [one] Armée non permise ({ $side }) : { $fault } ({ $rule })
   *[other] Armée non permise ({ $side }), pour { $count } raisons ; la première : { $fault } ({ $rule })
}
campaign-over = La campagne est finie ; il ne reste rien à jouer.
campaign-not-next = { $scenario } ne vient pas maintenant ; peuvent suivre : { $known }.
campaign-choose-first = Le vainqueur doit d’abord choisir la suite : { $known }.
campaign-draw-unsaid = La campagne ne dit pas ce que veut dire une égalité dans { $scenario } ; il manque `draw` dans son fichier.
campaign-outcome-seats = L’issue ne correspond pas aux { $count } places du scénario.
campaign-survivors = Survivants ({ $side }) : ils ne correspondent pas à l’armée ; pour chaque entrée un nombre, { $most } au plus.
campaign-battle-open = La bataille n’est pas encore finie.
campaign-battle-other = Cette bataille n’est pas la prochaine de la campagne : scénario, armées ou options ne sont pas ceux du scénario { $scenario }.
campaign-battle-twice = Cette bataille a déjà été entrée.
campaign-battle-wrong = La bataille n’est pas ce qu’elle prétend : { $reason }.
campaign-undo-none = Aucun résultat n’a encore été entré : il n’y a donc rien à reprendre.
campaign-undo-fought = « { $title } » a été jouée avec Slagveld et vérifiée ; seul un résultat entré à la main peut être repris.
campaign-undo-older = « { $title } » a été entrée avec une version plus ancienne de Slagveld, qui ne gardait pas l’état d’avant ; le résultat reste.
campaign-fault-veterans-off = Il n’y a pas de vétérans dans cette campagne.
campaign-fault-veterans-none = { $unit } : aucun survivant du scénario précédent qui ne soit pas déjà emmené.
campaign-fault-veterans-many = { $unit } : { $most } survivants seulement du scénario précédent.
campaign-fault-veterans-mark = Il n’y a pas de marqueur d’expérience { $mark } ; il y a : { $known }.
campaign-file-large = La campagne { $file } est trop grosse.
campaign-file-foreign = { $file } n’est pas une campagne.
campaign-file-newer = La campagne { $file } vient d’une version plus récente de Slagveld.
campaign-file-damaged = La campagne { $file } est abîmée : { $reason }.
campaign-file-changed = La campagne { $file } a été modifiée à la main depuis son enregistrement.
campaign-file-course = La campagne { $file } est abîmée : la bataille { $number } ne peut pas avoir suivi la précédente.

## Files of campaigns: what does not fit together

campaign-graph-wrong = { $file } : { $reason }
campaign-graph-wrong-at = { $file } : { $field } : { $reason }
campaign-graph-side-called = un camp ne peut pas s’appeler { $side }
campaign-graph-side-twice = il y a un autre camp { $side }
campaign-graph-no-side = il n’y a pas de camp { $side }
campaign-graph-no-scenario = il n’y a pas de scénario { $scenario }
campaign-graph-army-game = aucun scénario de la campagne n’est du jeu { $game }
campaign-graph-draw = une égalité est replay, ou compte pour l’un de : { $sides }
campaign-graph-seats = chaque camp prend au moins une place : { $sides }
campaign-seat-count = « { $scenario } » est pour { $players } joueurs, et les { $count } camps de la campagne prennent une place chacun.
campaign-graph-next = la suite est dite pour chaque camp : { $sides }
campaign-graph-listed-twice = { $scenario } figure deux fois
campaign-graph-itself = { $scenario } ne peut pas se suivre lui-même
campaign-graph-after-final = rien ne suit la victoire dans le scénario final ({ $side })
campaign-graph-no-final = un scénario intermédiaire mène à un scénario final, et aucun n’est nommé
campaign-graph-not-leading = { $scenario } ne mène pas { $side } à { $final }
campaign-graph-unreached = aucun chemin ne mène à { $scenario }

## Command line

cli-help-campaign = campagnes : en commencer une, la jouer bataille par bataille, la raconter
cli-help-campaign-list = les campagnes toutes faites
cli-help-campaign-new = commencer une campagne et la garder dans un fichier
cli-help-campaign-status = où en est une campagne
cli-help-campaign-next = ce qui vient ensuite, ou ce qui en est sorti
cli-help-campaign-undo = reprendre le dernier résultat, s’il a été entré à la main
cli-help-campaign-army = l’armée qu’un camp amène à la prochaine bataille, ou ses vétérans
cli-help-campaign-camp = ce qui se fait entre les batailles quand les armées progressent
cli-help-campaign-report = le récit d’une campagne
campaign-name-side-army = CAMP=ARMÉE
campaign-name-side-number = CAMP=NOMBRE
campaign-name-side-numbers = CAMP=4,0,2
campaign-name-side-name = CAMP=NOM
campaign-name-veteran = ENTRÉE=MARQUEUR
campaign-name-entry = ENTRÉE
campaign-name-side = CAMP
campaign-name-words = MOTS
campaign-argument-file = le fichier de la campagne
campaign-option-campaign = clé d’une campagne toute faite, ou un fichier à toi
campaign-option-army = une armée pour un camp, d’un fichier ou toute faite ; peut se répéter
campaign-option-player = qui mène un camp ; peut se répéter
campaign-option-option = une option pour toutes les batailles, comme limit=8 ; peut se répéter
campaign-option-seed = la même graine donne les mêmes dés dans chaque bataille (1)
campaign-option-points = ce que chaque armée peut coûter (comme dit son propre fichier)
campaign-option-by-points = les points de victoire décident de la campagne ; --by-final : ils n’en décident pas
campaign-option-veterans = les survivants peuvent être emmenés ; --no-veterans : ils ne peuvent pas (comme dit la campagne)
campaign-option-choose = le scénario que choisit le dernier vainqueur
campaign-option-bots = laisser des bots la jouer, un par camp
campaign-option-result = jouée à ta propre table : le camp vainqueur, ou « draw »
campaign-option-score = points de victoire d’un camp à ta propre table
campaign-option-alive = figurines d’un camp qui ont survécu, pour chaque entrée de son armée
campaign-option-rounds = le nombre de manches jouées
campaign-option-note = une ligne pour le journal
campaign-option-save = jouée ailleurs : la bataille enregistrée, vérifiée avant de compter
campaign-option-side = quel camp
campaign-option-new-army = l’armée à partir de maintenant, d’un fichier ou toute faite
campaign-option-veteran = emmener une entrée de la dernière armée, comme 1=attack ; peut se répéter
campaign-option-full = recruter à nouveau les pertes d’une entrée, comme 1, ou « all » ; peut se répéter
campaign-option-out = écrire dans un fichier : une page s’il finit par .html, sinon du Markdown
campaign-none = Aucun jeu n’apporte de campagne ; `--campaign` prend un fichier à toi.
campaign-list-line = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}, entre { $sides }
campaign-begun = { $name } commence ; la campagne est gardée dans { $file }.
campaign-exists = Il y a déjà un fichier { $file } ; choisis un autre nom.
campaign-pair = { $option } s’écrit CAMP=…, pas { $word }.
campaign-numbers = Les survivants s’écrivent en nombres séparés par des virgules, pas { $word }.
campaign-army-unknown = { $name } n’est ni un fichier ni une armée toute faite d’un jeu de cette campagne.
campaign-one-way = Une bataille s’entre d’une seule façon : --bots, --result ou --save.
campaign-only-result = --score, --alive, --rounds et --note vont avec --result.
campaign-bots-count = Il faut un bot par camp, { $count } en tout.
campaign-bots-open = Les bots ne sont pas arrivés au bout.
campaign-army-how = Donne soit --army, soit --veteran et --full.
campaign-alive-unknown = Personne n’a dit qui a survécu au dernier scénario (--alive, { $side }) : personne ne peut donc être emmené.
campaign-no-last = { $side } : aucune armée n’a survécu à un scénario de ce jeu.
campaign-no-entry = Il n’y a pas d’entrée survivante { $entry } ; il y a : { $known }.
campaign-no-veterans = { $game } n’a pas de règles pour les vétérans.
campaign-not-short = L’entrée { $entry } a combattu au complet, ou n’existe pas ; celles qui ne l’étaient pas : { $known }.
campaign-full-veterans = L’entrée { $entry } est emmenée comme vétérans, pas plus nombreux que les survivants ; au complet, elle vient fraîche.
campaign-army-ready = { $side }, armée amenée : { $army }.
campaign-seat = Place { $number } : { $side }
campaign-ready = La bataille est prête dans { $file } :
campaign-stands = La bataille a déjà commencé, dans { $file } :
campaign-then = Quand elle sera finie :
campaign-or = Ou dis ce qui s’est passé à ta propre table :
campaign-undone = « { $title } » est reprise : comme si aucun résultat n’avait été entré.
campaign-undo-begun-file = La bataille suivante a déjà commencé, dans { $file } ; le résultat d’avant reste.
campaign-abandoned = La bataille dans { $file } ne compte plus pour la campagne ; elle reste comme bataille à part.
campaign-veterans-can = { $side }, vétérans possibles : { $units }.
campaign-full-can = { $side }, à nouveau au complet si les points le permettent : { $units }.
campaign-settings = Réglages
campaign-setting-points = les points de victoire décident
campaign-setting-final = le scénario final décide
campaign-setting-veterans = avec vétérans
campaign-setting-total = armées de { $total } points
campaign-written = Le compte rendu est dans { $file }.

## Armies that grow

campaign-member = { $name } ({ $unit })
campaign-cast-fate = Ce que devient { $who }
campaign-cast-wound = Blessure durable : { $who }
campaign-cast-mend = Qui se remet : { $who }
campaign-cast-shaken = Si les pertes laissent des traces : { $who }
campaign-cast-name = Le nom gagné : { $who }
campaign-tale-rested = { $who } { AGREE($who, "s’est reposé", "se sont reposés") } et { AGREE($who, "repart", "repartent") } au combat.
campaign-tale-purse = { $points ->
    [one] 1 point entre au trésor de guerre.
   *[other] { $points } points entrent au trésor de guerre.
}
campaign-tale-fate-dies = { $who } est tombé et ne reviendra pas.
campaign-tale-fate-captured = { $who } est tombé aux mains de l’ennemi.
campaign-tale-fate-maimed = { $who } est tombé et a été emporté, mutilé, du champ de bataille.
campaign-tale-fate-rests = { $who } est tombé et doit se reposer pendant la prochaine bataille.
campaign-tale-fate-recovers = { $who } est tombé, puis s’est remis.
campaign-tale-fate-rises = { $who } passait pour mort et s’est relevé.
campaign-tale-scar = { $who } n’en { AGREE($who, "garde", "gardent") } qu’une cicatrice : { $wound }.
campaign-tale-wound = { $who } { AGREE($who, "garde", "gardent") } une blessure durable : { $wound }.
campaign-tale-losses = { $who } : { $fallen } tombés, dont { $back } remis.
campaign-tale-destroyed = Il ne reste personne : { $who }.
campaign-tale-experience = { $who } { AGREE($who, "gagne", "gagnent") } { $gained } d’expérience, { $total } en tout.
campaign-tale-grade = { $who } { AGREE($who, "est", "sont") } désormais { $grade } et { AGREE($who, "peut", "peuvent") } choisir un progrès.
campaign-tale-name = Désormais, on appelle { $who } : { $name }.
campaign-did-learn = { $who } { AGREE($who, "apprend", "apprennent") } : { $advance }.
campaign-did-ransom = { $who } { AGREE($who, "est racheté", "sont rachetés") }.
campaign-did-refill = { $count ->
    [one] 1 recrue
   *[other] { $count } recrues
} pour { $who }.
campaign-did-recruit = Recrutés : { $count } × { $who }.
campaign-did-dismiss = { $who } { AGREE($who, "est congédié", "sont congédiés") }.
campaign-grow-unknown = { $game } ne dit pas comment ses armées progressent.
campaign-grow-armies = Des armées qui progressent demandent une armée par camp dès le début ; { $side } n’en apportent pas pour { $game } (--army).
campaign-grow-off = Dans cette campagne, les armées ne progressent pas ; on en convient au début (--growth).
campaign-grow-none = Il n’y a pas d’armée qui progresse pour { $game }.
campaign-grow-army = Ici, les armées ne changent que dans leur camp : les recrues se paient sur le trésor (slagveld campaign camp).
campaign-grow-member = Cette armée n’a pas de membre { $number } ; il y a : { $known }.
campaign-grow-highest = { $who } { AGREE($who, "a", "ont") } déjà choisi tous les progrès que donne l’expérience.
campaign-grow-not-yet = { $who } { AGREE($who, "a", "ont") } { $has } d’expérience ; le prochain progrès en demande { $needs }.
campaign-grow-advance = { $who } ne { AGREE($who, "peut", "peuvent") } pas choisir { $advance } ; possibles : { $known }.
campaign-grow-nameless = { $who } n’{ AGREE($who, "a", "ont") } pas encore gagné de nom.
campaign-grow-name = Un nom compte de 1 à { $most } signes.
campaign-grow-whole = { $who } : personne ne manque, ou absent de l’armée.
campaign-grow-lacks = { $who } : il en manque { $most }, pas davantage.
campaign-grow-count = On peut en recruter de 1 à { $most } à la fois.
campaign-grow-recruit = { $key } ne peut pas être recruté ; il y a : { $known }.
campaign-grow-free = { $who } n’{ AGREE($who, "est pas captif", "sont pas captifs") }.
campaign-grow-levy = On n’appelle une levée que si l’armée ne peut pas combattre telle quelle.
campaign-grow-poor = Cela coûte { $price } points et le trésor en contient { $purse }.
campaign-grow-fault = L’armée ne serait plus autorisée : { $fault }
campaign-partners = Un camp a au plus { $most ->
    [one] 1 place
   *[other] { $most } places
} dans cette campagne ; { $side } a plus de noms.

## How strong the armies are

campaign-might = { $points } points, { $models } figurines en { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
}{ $missing ->
    [0] {""}
   *[other] , { $missing } manquantes
}{ $wounded ->
    [0] {""}
   *[other] , { $wounded } avec des blessures durables
}{ $away ->
    [0] {""}
   *[other] , { $away } absentes
}
campaign-might-of = { $side } : { $might }
campaign-warn-fault = Elle ne peut pas combattre telle quelle : { $fault }
campaign-warn-shrunk = Elle est tombée à { $points } points sur { $wanted }.
campaign-warn-outnumbered = Elle est de { $points } points plus faible que l’armée la plus forte.
campaign-help-army = On peut amener une autre armée : slagveld campaign army FICHIER --side { $side } --army ARMÉE.
campaign-help-learn = { $count ->
    [one] 1 membre peut choisir un progrès.
   *[other] { $count } membres peuvent choisir un progrès.
}
campaign-help-refill = Compléter tous les rangs coûte { $price } ; le trésor en contient { $purse }.
campaign-help-ransom = { $who } { AGREE($who, "peut être racheté", "peuvent être rachetés") } pour { $price }.
campaign-help-levy = On peut appeler une levée, pour tout le trésor : ce qui manque de la première armée revient frais.
campaign-help-recruit = On peut recruter : le trésor contient { $purse }.
campaign-roll-here = { $count } × { $who }, expérience { $experience }
campaign-roll-short = { $count } sur { $full } × { $who }, expérience { $experience }
campaign-roll-rests = { $who }, expérience { $experience } : au repos pendant la prochaine bataille
campaign-roll-captured = { $who }, expérience { $experience } : aux mains de l’ennemi

## The camp, on the command line

campaign-option-growth = Si les armées progressent : expérience, blessures durables, trésor et recrues.
campaign-option-learn = Un progrès pour un membre, par son numéro dans le camp (répétable).
campaign-option-recruit = Quelqu’un de nouveau, par sa clé ; plusieurs avec =NOMBRE (répétable).
campaign-option-refill = Des recrues pour un membre incomplet ; moins avec =NOMBRE (répétable).
campaign-option-ransom = Racheter un captif (répétable).
campaign-option-rename = Un autre nom pour un membre qui en a gagné un (répétable).
campaign-option-dismiss = Renvoyer un membre pour de bon (répétable).
campaign-option-levy = Appeler une levée, si l’armée ne peut pas combattre telle quelle.
campaign-option-auto = Laisser le camp à lui-même : il choisit les progrès, complète et recrute.
campaign-name-learn = NUMÉRO=PROGRÈS
campaign-name-recruit = CLÉ[=NOMBRE]
campaign-name-rename = NUMÉRO=NOM
campaign-name-refill = NUMÉRO[=NOMBRE]
campaign-camp-head = { $side }, { $army } : { $points } au trésor
campaign-camp-advances = progrès : { $list }
campaign-camp-wounds = blessures durables : { $list }
campaign-camp-choices = peut choisir un progrès : { $list }
campaign-camp-dead = Perdus pour toujours : { $list }
campaign-camp-did = { $side } : { $what }
campaign-setting-growth = les armées progressent
campaign-twice = { $option } nomme { $what } deux fois ; une seule suffit.
campaign-points-none = --points limite les armées apportées ; ici, les scénarios ont les leurs.
campaign-veterans-none = --veterans : aucun jeu de cette campagne n’a de règles de vétérans.
