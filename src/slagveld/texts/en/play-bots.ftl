### Bots at the terminal: why, hints, odds.

play-word-why = why
play-word-hint = hint
play-word-odds = odds
play-help-why = why the computer did what it did last
play-help-hint = what a warlord would do here
play-help-odds = show the odds of the battle from now on, or no longer
play-option-odds = show the odds of the battle as a bar

play-why-none = There is nothing to explain yet: no bot has answered.
play-odds-on = The odds of the battle are shown from now on; “{ $word }” hides them again.
play-odds-off = The odds of the battle are hidden; “{ $word }” shows them again.
play-odds-none = Just now nothing can be said about the odds of the battle.
