# Furcht: Mutproben, Flucht, Sammeln

roll-fear-courage = Mutprobe { CASE($name, "gen") } (Mut { $courage }) vor { CASE($creature, "dat") } (Furcht { $fear })
roll-fear-rally = Sammelprobe { CASE($name, "gen") } (Mut { $courage }) gegen Furcht { $fear }
roll-fear-rally-called = Sammelprobe { CASE($name, "gen") } mit dem Mut { CASE($caller, "gen") } ({ $courage }) gegen Furcht { $fear }
item-fear-together = Weitere Krieger
item-fear-creatures = Weitere Kreaturen
told-fear-overcome = { $name } überwindet die Furcht und ist von nun an immun gegen Furcht { $fear }.
told-fear-stands-fast = { $name } hat Angst und hält trotzdem stand.
told-fear-another = { $name } läuft weiter und nimmt { CASE($enemy, "acc") } als neues Ziel
status-fear-afraid = verängstigt
status-fear-paralysed = vor Furcht gelähmt
status-fear-fleeing = auf der Flucht

## Eine Kreatur läuft weiter

ask-fear-next = Die Beute ist geflohen. { $name } hat noch { $rest } übrig: Wer ist der Nächste?
do-fear-after = Hinterher
do-fear-after-help = Kein neues Ziel: der Rest der Strecke auf den zu, der zuletzt geflohen ist.
do-fear-another = Neues Ziel
field-fear-target = Ziel
refusal-fear-fled = { $enemy } ist aus der Reichweite { CASE($name, "gen") } geflohen.
refusal-fear-spent = { $name } hat keine Strecke mehr übrig für ein neues Ziel.

## Sammeln

ask-fear-rally = { $name } ist auf der Flucht: die Sammelprobe ablegen?
do-fear-rally = Sammeln
do-fear-run-on = Weiter fliehen
odds-fear-rallied = sammelt sich
odds-fear-runs-on = flieht weiter
do-fear-call = Sammelruf
do-fear-call-help = Fliehende Freunde in Rufweite legen ihre Sammelprobe sofort ab, mit seinem Mut.
field-fear-caller = Wer ruft
field-fear-called = Wer die Probe ablegt
told-fear-call = { $name } ruft { CASE($friends, "acc") } zurück
refusal-fear-no-call = { $name } hat keinen Sammelruf.
refusal-fear-called = { $name } hat in diesem Zug schon gerufen.
refusal-fear-nobody = { $name } muss jemanden rufen, und jeden nur einmal.
refusal-fear-not-called = Niemand hört: Das tun nur fliehende Freunde im Umkreis von { $radius } um { CASE($name, "acc") }, und nicht im Zug ihrer Flucht.
