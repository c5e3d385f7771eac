### Bots im Terminal: warum, Tipps, Chancen.

play-word-why = warum
play-word-hint = tipp
play-word-odds = chancen
play-help-why = warum der Computer tat, was er zuletzt tat
play-help-hint = was ein Kriegsherr hier täte
play-help-odds = die Chancen der Schlacht von nun an zeigen, oder nicht mehr
play-option-odds = die Chancen der Schlacht als Balken zeigen

play-why-none = Es gibt noch nichts zu erklären: Kein Bot hat geantwortet.
play-odds-on = Die Chancen der Schlacht stehen von nun an dabei; „{ $word }“ verbirgt sie wieder.
play-odds-off = Die Chancen der Schlacht sind verborgen; „{ $word }“ zeigt sie wieder.
play-odds-none = Über die Chancen der Schlacht lässt sich gerade nichts sagen.
