# Scenarios made on the page: the desk with its table, the list, the way into a campaign.

desk-scenarios = Scenario’s
desk-lead = Leg een tafel, teken zones en zeg wie wint: een eigen veldslag voor jou, je vrienden en bots.
desk-mine = Mijn scenario’s
desk-none = Nog geen scenario’s: begin er hieronder een, of open een bestand.
desk-all = Alle scenario’s
desk-new = Een nieuw beginnen
desk-empty = Op een lege tafel
desk-like = Of kopieer er een …
desk-like-of = Met een kant-en-klaar van { $game } beginnen
desk-new-name = Mijn scenario
desk-new-summary = Een eigen veldslag.
desk-shared = Iemand deelt dit scenario met je. Speel het, of bewaar een kopie om het te veranderen.
desk-play = Spelen
desk-armies = Legers tonen
desk-draw = Op de tafel tekenen
desk-draw-box = { $what }: een rechthoek tekenen
desk-draw-circle = { $what }: een cirkel tekenen
desk-draw-corners = { $what }: hoek voor hoek tekenen
desk-draw-spot = { $what }: er een neerzetten
desk-hint-box = { $what }: sleep over de tafel van hoek tot hoek. Enter zet er een in het midden, Esc stopt.
desk-hint-circle = { $what }: druk in het midden en sleep naar buiten. Enter zet er een midden op tafel, Esc stopt.
desk-hint-corners = { $what }: klik de eerste hoek op de tafel aan.
desk-hint-corners-more = { $what }: klik de volgende hoeken aan; nogmaals de eerste, of Enter, sluit de omtrek.
desk-hint-spot = { $what }: klik waar het moet staan. Enter zet het in het midden, Esc stopt.
desk-side = Kant { $number }
desk-thing = { $what } { $number }
desk-of-side = { $what } · { $side }
desk-terrain = Terrein { $number }
desk-from-left = Van links in { $unit }
desk-from-top = Van boven in { $unit }
desk-diameter = Doorsnede in { $unit }
desk-more = Meer
desk-none-yet = nog geen op tafel
desk-asking = Het scenario wordt bekeken …
desk-ok = Dit scenario kan worden gespeeld.
desk-faults = { $count ->
    [one] Eén ding moet nog goed voor het gespeeld kan worden:
   *[other] { $count } dingen moeten nog goed voor het gespeeld kan worden:
}
desk-faults-short = { $count ->
    [one] 1 te verbeteren
   *[other] { $count } te verbeteren
}
desk-goal-of = { $side }: { $words }
desk-goals-change = Veranderen
desk-campaign = In een campagne gebruiken
desk-campaign-help = Kies de plek in een campagne waar dit scenario wordt uitgevochten.
desk-campaign-none = Geen campagne hier wordt met dit spel gespeeld.
desk-campaign-at = Bij “{ $place }”
desk-campaign-file = Als bestand gaat het ook op de opdrachtregel in een campagne: slagveld campaign new war.json --campaign KEY --scenario PLACE=FILE.
desk-places = Eigen scenario’s
desk-places-help = Op elke plek kan in plaats daarvan een van je scenario’s worden gespeeld.
desk-places-usual = Zoals de campagne het heeft
desk-file = Bestand
desk-campaign-short = Campagne
