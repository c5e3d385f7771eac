### Bots at the terminal: why, hints, odds.

play-word-why = pourquoi
play-word-hint = indice
play-word-odds = chances
play-help-why = pourquoi l’ordinateur a fait son dernier coup
play-help-hint = ce que ferait un seigneur de guerre ici
play-help-odds = montrer désormais les chances de la bataille, ou ne plus les montrer
play-option-odds = montrer les chances de la bataille en barre

play-why-none = Il n’y a encore rien à expliquer : aucun bot n’a répondu.
play-odds-on = Les chances de la bataille sont montrées désormais ; « { $word } » les cache à nouveau.
play-odds-off = Les chances de la bataille sont cachées ; « { $word } » les montre à nouveau.
play-odds-none = Pour l’instant, on ne peut rien dire des chances de la bataille.
