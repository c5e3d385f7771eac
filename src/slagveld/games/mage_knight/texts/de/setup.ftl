### Vor dem ersten Zug: Ränder, Gelände, Spielziele, Domänen, Aufstellung.

## Startränder

ask-edge = Wähle deinen Startrand.
do-choose-edge = Diesen Startrand nehmen
field-edge = Startrand
edge-south = Der Südrand
edge-west = Der Westrand
edge-north = Der Nordrand
edge-east = Der Ostrand
told-edge = { $edge ->
    [south] mein Startrand ist der Südrand
    [west] mein Startrand ist der Westrand
    [north] mein Startrand ist der Nordrand
   *[east] mein Startrand ist der Ostrand
}
refusal-edge = Wähle eine Seite des Schlachtfelds, die niemand hat; zu zweit ist es die gegenüber.

## Startspieler und Farben

roll-first = { $player } würfelt um den ersten Zug
roll-first-book = { $player } würfelt um den ersten Zug und für den Abstand des eigenen Spielziels
ask-colour = Wähle die Farbe deiner Kontrollmarker.
do-choose-colour = Diese Farbe nehmen
field-colour = Farbe
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-orange = Orange
told-colour = { $colour ->
    [red] meine Kontrollmarker sind rot
    [blue] meine Kontrollmarker sind blau
    [green] meine Kontrollmarker sind grün
    [yellow] meine Kontrollmarker sind gelb
    [violet] meine Kontrollmarker sind violett
   *[orange] meine Kontrollmarker sind orange
}
refusal-colour = Wähle eine Farbe, die niemand hat.

## Domänen

ask-domain = Wähle geheim eine Domänenkarte.
do-choose-domain = Diese Karte verdeckt auslegen
field-domain = Domänenkarte
domain-words = { $words }
domain-chosen = meine Domänenkarte liegt verdeckt
domain-revealed = meine Domänenkarte ist { $domain }
domain-cancelled = { $by } hebt { CASE($domain, "acc") } auf: Diese Karte bleibt ohne Wirkung.
refusal-domain = Eine solche Domänenkarte gibt es nicht.

## Der Geländestapel

ask-pile = Lege Gelände auf den gemeinsamen Stapel: bisher { $count } von höchstens { $most }.
do-put-on-pile = Ein Stück auf den Stapel legen
do-put-on-pile-help = Später darf jeder Spieler jedes Stück des Stapels aufstellen. Höchstens { $most } Stücke je Spieler, oder keins.
do-done-piling = Kein weiteres Gelände von mir
field-pile-piece = Stück
pile-added = { $player } legt ein Geländestück auf den Stapel: { $piece }.
pile-aside = Kein Stück des Stapels passt mehr: Der Rest wird beiseitegelegt.
refusal-pile-clear = Einfaches freies Gelände ist kein Geländestück.
refusal-pile-unknown = Ein solches Stück ist nicht in der Schachtel.
refusal-pile-built = Gebautes Gelände nur, wenn alle Spieler zustimmen: Es ist für diese Schlacht ausgeschaltet.
refusal-pile-full = Du hast davon schon { $most } auf den Stapel gelegt.

## Spielziele und Gelände aufstellen

ask-objective = Lege dein Spielziel aus, genau { $distance } von der fernen Grenze deines Startgebiets.
do-place-objective = Das Spielziel auslegen
field-objective-spot = Wo seine Mitte liegt
refusal-objective-distance = Die Mitte deines Spielziels liegt genau { $distance } von der fernen Grenze deines Startgebiets, zur Mitte hin.
refusal-objective-edge = Das ganze Spielziel muss auf dem Schlachtfeld liegen.
refusal-objective-overlap = Spielziele dürfen sich nicht überlappen.
ask-terrain = Stelle ein Stück des Stapels auf.
ask-terrain-second = Stelle ein zweites Stück gebautes Gelände auf.
do-place-terrain = Gelände aufstellen
do-place-terrain-help = Mindestens { $distance } von anderem Gelände, von jedem Startgebiet und von jedem Spielziel.
field-terrain-piece = Stück
field-terrain-spot = Wo seine Mitte liegt
field-terrain-facing = Wie es gedreht liegt
field-terrain-access = Seiten mit einem Zugang
terrain-side = Seite { $side }
refusal-terrain-pile = Nimm ein Stück des Stapels und lege es auf den Boden.
refusal-terrain-second = Auch das zweite Stück muss gebautes Gelände sein.
refusal-terrain-access = Nur schroff erhöhtes Gelände hat Zugänge, jeden in der Mitte einer seiner Seiten.
refusal-piece-edge = Das ganze Stück muss auf dem Schlachtfeld liegen.
refusal-piece-start = Gelände liegt mindestens { $least } von jedem Startgebiet.
refusal-piece-objective = Gelände liegt mindestens { $least } von jedem Spielziel.
refusal-piece-terrain = Gelände liegt mindestens { $least } von anderem Gelände.
refusal-piece-built = Stücke gebauten Geländes dürfen nah beieinander liegen, aber nicht aufeinander.

## Aufstellen

dials-set = Alle Kampfscheiben stehen auf der Startmarkierung.
ask-deploy = { $left ->
    [one] Stelle deine Armee auf: { $left } Krieger wartet.
   *[other] Stelle deine Armee auf: { $left } Krieger warten.
}
do-place-warriors = Krieger aufstellen oder verschieben
do-place-warriors-help = Die Mitte jeder Base liegt in deinem Startgebiet. Du darfst sie verschieben, bis du fertig bist.
field-deploy-plan = Wer wo steht
do-change-level = Aufsteigen oder landen
field-deploy-warrior = Krieger
do-deploy-rest = Den ganzen Rest aufstellen
do-deploy-rest-help = Alle, die warten, werden aufgestellt, Krieger einer Fraktion in Formationen; du darfst sie noch verschieben.
do-done-deploying = Fertig aufgestellt
deploy-left-out = Kein Platz: { $name } nimmt nicht teil.
refusal-deploy-own = Stelle deine eigenen Krieger auf, jeden einmal.
refusal-deploy-area = Die Mitte von { $name } muss in deinem Startgebiet liegen.
refusal-deploy-all = { $left ->
    [one] { $left } Krieger ist noch nicht aufgestellt.
   *[other] { $left } Krieger sind noch nicht aufgestellt.
}

## Einen Tisch selbst aufbauen

kit-help = { $kind }
refusal-kit-pieces = Auf einen Tisch passen höchstens { $most } Stücke.
refusal-kit-kind = Stück { $number }: In der Schachtel gibt es das nicht: { $kind }.
refusal-kit-name = Der Name von Stück { $number } enthält Zeichen, die nicht gezeigt werden können.
refusal-kit-size = { $piece } (Stück { $number }): Jede Seite misst { $least } bis { $most }.
refusal-kit-card = { $piece } (Stück { $number }) hat die Größe seiner Karte.
refusal-kit-edge = { $piece } (Stück { $number }) ragt über den Rand.
refusal-kit-start = { $piece } (Stück { $number }) liegt in einem Startgebiet.
refusal-kit-overlap = { $piece } (Stück { $number }) liegt auf { CASE($second, "dat") } (Stück { $other }).
