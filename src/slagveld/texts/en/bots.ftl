### Bots: levels, temperaments, and who plays otherwise.

bot-title-recruit = Recruit
bot-help-recruit = Mostly does whatever comes to mind first. For whoever is learning; answers at once.
bot-title-soldier = Soldier
bot-help-soldier = Knows the trade, but nearly every second answer is a slip. Beatable; answers at once.
bot-title-veteran = Veteran
bot-help-veteran = Takes what promises most just now. A fair opponent; thinks for a moment.
bot-title-captain = Captain
bot-help-captain = Plays a few plans on in thought before choosing one. Hard to beat; thinks for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} at most.
bot-title-warlord = Warlord
bot-help-warlord = Plays many plans on and leaves a habit only for what is surely better. The strongest; thinks for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} at most.
bot-title-random = Tumbler
bot-help-random = Does anything that is allowed. For a first battle; answers at once.
bot-title-greedy = Go-getter
bot-help-greedy = Takes what promises most just now, as the veteran does; thinks for a moment, { $seconds } seconds at most.
bot-title-schemer = Schemer
bot-help-schemer = Thinks as the warlord does, but also makes plans of several answers; not known to be stronger. Thinks for { $seconds } seconds at most.
bot-title-other = { $name }
bot-help-other = A bot from another package; thinks for { $seconds } seconds at most.

bot-temper-bold = Bold
bot-likes-bold = Likes to be near the enemy and to strike first.
bot-temper-careful = Careful
bot-likes-careful = Spares its own, shoots, and keeps to cover.
bot-temper-stubborn = Stubborn
bot-likes-stubborn = Goes for what the scenario counts, come what may.
bot-temper-sly = Sly
bot-likes-sly = Prefers shots, spells and whoever has not acted yet.

refusal-temper = { $bot } has no temperament { $temper }; there are: { $known }.
