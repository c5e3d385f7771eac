# Scenarios made on the page: the desk with its table, the list, the way into a campaign.

desk-scenarios = Scenarios
desk-lead = Lay a table, draw zones, say who wins: a battle of your own, for you, your friends and bots.
desk-mine = My scenarios
desk-none = No scenarios yet: begin one below, or open a file.
desk-all = All scenarios
desk-new = Begin a new one
desk-empty = On an empty table
desk-like = Or copy one …
desk-like-of = Begin with a ready-made one of { $game }
desk-new-name = My scenario
desk-new-summary = A battle of my own.
desk-shared = Somebody shared this scenario with you. Play it, or keep a copy to change it.
desk-play = Play
desk-armies = Show armies
desk-draw = Draw on the table
desk-draw-box = { $what }: draw a rectangle
desk-draw-circle = { $what }: draw a circle
desk-draw-corners = { $what }: draw corner by corner
desk-draw-spot = { $what }: put one down
desk-hint-box = { $what }: drag over the table from corner to corner. Enter puts one in the middle, Esc leaves it.
desk-hint-circle = { $what }: press in the middle and drag outwards. Enter puts one in the middle of the table, Esc leaves it.
desk-hint-corners = { $what }: click the first corner on the table.
desk-hint-corners-more = { $what }: click the next corners; the first one again, or Enter, closes it.
desk-hint-spot = { $what }: click where it shall stand. Enter puts it in the middle, Esc leaves it.
desk-side = Side { $number }
desk-thing = { $what } { $number }
desk-of-side = { $what } · { $side }
desk-terrain = Terrain { $number }
desk-from-left = From the left in { $unit }
desk-from-top = From the top in { $unit }
desk-diameter = Across in { $unit }
desk-more = More
desk-none-yet = none on the table yet
desk-asking = Looking at the scenario …
desk-ok = This scenario can be played.
desk-faults = { $count ->
    [one] One thing is to be put right before it can be played:
   *[other] { $count } things are to be put right before it can be played:
}
desk-faults-short = { $count ->
    [one] 1 to put right
   *[other] { $count } to put right
}
desk-goal-of = { $side }: { $words }
desk-goals-change = Change
desk-campaign = Use in a campaign
desk-campaign-help = Choose the place of a campaign at which this scenario shall be fought.
desk-campaign-none = No campaign here is fought with this game.
desk-campaign-at = At “{ $place }”
desk-campaign-file = Saved as a file, it goes into a campaign on the command line too: slagveld campaign new war.json --campaign KEY --scenario PLACE=FILE.
desk-places = Scenarios of your own
desk-places-help = At each place one of your scenarios may be fought instead.
desk-places-usual = As the campaign has it
desk-file = File
desk-campaign-short = Campaign
