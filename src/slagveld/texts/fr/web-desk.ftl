# Scenarios made on the page: the desk with its table, the list, the way into a campaign.

desk-scenarios = Scénarios
desk-lead = Pose une table, dessine des zones, dis qui gagne : une bataille à toi, pour toi, tes amis et les bots.
desk-mine = Mes scénarios
desk-none = Pas encore de scénario : commences-en un ci-dessous, ou ouvre un fichier.
desk-all = Tous les scénarios
desk-new = En commencer un nouveau
desk-empty = Sur une table vide
desk-like = Ou en copier un…
desk-like-of = Partir d’un scénario tout prêt de { $game }
desk-new-name = Mon scénario
desk-new-summary = Une bataille à moi.
desk-shared = Quelqu’un partage ce scénario avec toi. Joue-le, ou gardes-en une copie pour le changer.
desk-play = Jouer
desk-armies = Montrer les armées
desk-draw = Dessiner sur la table
desk-draw-box = { $what } : dessiner un rectangle
desk-draw-circle = { $what } : dessiner un cercle
desk-draw-corners = { $what } : dessiner coin par coin
desk-draw-spot = { $what } : en poser un
desk-hint-box = { $what } : glisse sur la table d’un coin à l’autre. Entrée en met un au milieu, Échap annule.
desk-hint-circle = { $what } : appuie au centre et glisse vers l’extérieur. Entrée en met un au milieu de la table, Échap annule.
desk-hint-corners = { $what } : clique le premier coin sur la table.
desk-hint-corners-more = { $what } : clique les coins suivants ; le premier à nouveau, ou Entrée, ferme le contour.
desk-hint-spot = { $what } : clique là où il doit se trouver. Entrée le met au milieu, Échap annule.
desk-side = Camp { $number }
desk-thing = { $what } { $number }
desk-of-side = { $what } · { $side }
desk-terrain = Terrain { $number }
desk-from-left = Depuis la gauche en { $unit }
desk-from-top = Depuis le haut en { $unit }
desk-diameter = Diamètre en { $unit }
desk-more = Plus
desk-none-yet = aucun encore sur la table
desk-asking = Le scénario est examiné…
desk-ok = Ce scénario peut être joué.
desk-faults = { $count ->
    [one] Une chose est à corriger avant de pouvoir y jouer :
   *[other] { $count } choses sont à corriger avant de pouvoir y jouer :
}
desk-faults-short = { $count ->
    [one] 1 à corriger
   *[other] { $count } à corriger
}
desk-goal-of = { $side } : { $words }
desk-goals-change = Changer
desk-campaign = Utiliser dans une campagne
desk-campaign-help = Choisis l’endroit d’une campagne où ce scénario sera livré.
desk-campaign-none = Aucune campagne ici ne se joue avec ce jeu.
desk-campaign-at = À « { $place } »
desk-campaign-file = Enregistré en fichier, il entre aussi dans une campagne en ligne de commande : slagveld campaign new war.json --campaign KEY --scenario PLACE=FILE.
desk-places = Tes scénarios
desk-places-help = À chaque endroit, on peut livrer à la place un de tes scénarios.
desk-places-usual = Comme le veut la campagne
desk-file = Fichier
desk-campaign-short = Campagne
