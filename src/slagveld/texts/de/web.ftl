### Der Rahmen des Webtisches: Anfang, Aufbau, Klubraum, Regelbuch, Einstellungen.

## Überall

web-close = Schließen
web-cancel = Abbrechen
web-retry = Noch einmal versuchen
web-loading = Einen Augenblick …
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Dieser Browser lässt die Seite nicht kopieren; markiere den Link und kopiere ihn selbst.
web-share = Teilen
web-skip = Zum Inhalt
web-pages = Seiten
web-games = Spiele
web-battles = Schlachten
web-armies = Armeen
web-tables = Tische
web-rulebook = Regelbuch
web-club = Klubraum
web-round = { $called ->
    [turn] Zug
   *[round] Runde
} { $round }
web-home-go = Zur Startseite
web-foot = Jeder Wurf lässt sich nach der Schlacht nachrechnen.
web-page-failed = Diese Seite konnte nicht geladen werden. Vielleicht wurde Slagveld inzwischen erneuert: Lade sie noch einmal.
web-lost = Hier ist nichts
web-lost-help = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Stück des Links.

## Was schiefgehen kann

web-problem-unknown = Auf dieser Seite ging etwas schief. Lade sie neu; von deiner Schlacht ist nichts verloren.
web-problem-status = Der Server konnte darauf nicht antworten ({ $status }). Versuche es gleich noch einmal.
web-problem-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
web-line-lost = Die Verbindung ist unterbrochen. Die Seite stellt sie von selbst wieder her; versuche es dann noch einmal.
web-act-busy = Eins nach dem anderen: Deine letzte Antwort ist noch unterwegs.
web-act-unheard = Die Verbindung brach ab, bevor der Tisch das hörte. Bitte noch einmal.
web-act-late = Jemand anders war schneller, während die Verbindung weg war. Schau noch einmal hin, dann entscheide.

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-measure = Längen
web-measure-book = Wie das Regelbuch
web-measure-cm = Zentimeter
web-measure-inch = Zoll
web-theme = Licht
web-theme-system = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = Bewegt
web-motion-reduced = Still
web-speed = Würfel und Bewegung
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Keine
web-stay = Karten von Würfen bleiben
web-stay-held = Bis zum Schließen
web-stay-seconds = { $seconds } s
web-volume = Lautstärke
web-sounds = Klänge
web-sounds-help = Würfel, Schritte, Pfeile, Stahl, Magie und ein Horn, wenn du an der Reihe bist.
web-odds-bar = Chancen der Schlacht
web-odds-bar-help = Ein Balken oben zeigt, wie wahrscheinlich jede Seite gewinnt, nach dem, was du sehen darfst.
web-plain-signs = Zeichen statt Miniaturen
web-plain-signs-help = Jede Figur zeigt ein Zeichen für das, was sie ist, statt ihrer Miniatur.
web-notify = Ruf mich, wenn ich am Zug bin
web-notify-help = Der Titel des Tabs sagt es auf jeden Fall; so kommt auch eine Benachrichtigung.
web-notify-refused = Dieser Browser erlaubt hier keine Benachrichtigungen; der Titel des Tabs sagt es dir.

## Anfang

web-home-title = Deine Figuren, deine Regeln, dein Tisch
web-home-lead = Spiele Tabletop-Schlachten nach ihrem eigenen Regelbuch: gegen einen Bot, mit Freunden über einen Link oder nebeneinander an einem Bildschirm.
web-play-now = Jetzt spielen
web-set-up = Schlacht aufbauen
web-game-scenarios = { $count ->
    [one] 1 Schlacht ist spielbereit
   *[other] { $count } Schlachten sind spielbereit
}
web-lesson = Erste Schritte
web-lesson-text = Neu hier? Eine kurze Schlacht mit Anleitung ({ $game }) zeigt, wie man wählt, bewegt, angreift und den Zug beendet. Es dauert fünf Minuten.
web-lesson-start = Zeig es mir
web-lesson-skip = Nein, danke
web-your-battles = Deine Schlachten
web-no-battles = Noch keine Schlachten: Spiel jetzt eine.
web-open-file = Schlachtdatei öffnen
web-battle-yours = Du bist am Zug
web-battle-waiting = Warten auf { $names }
web-battle-going = Im Gange
web-battle-empty-seat = Noch nicht da: { $names }
web-battle-won = Gewonnen von { $winners }
web-battle-drawn = Unentschieden
web-personal = Auf einem anderen Gerät
web-personal-text = Öffne diesen Link auf einem anderen Gerät, um dort deine Schlachten, Armeen und Tische zu finden.
web-personal-secret = Wer diesen Link hat, spielt als du: Behalte ihn für dich.
web-person-other = Link einer anderen Person
web-person-other-text = Dieser Link gehört einer anderen Person als der an diesem Browser. Diese Person hier übernehmen? Die Schlachten dieses Browsers sind dann nur noch über ihren eigenen persönlichen Link zu erreichen.
web-person-take = Übernehmen

## Eine Schlacht aufbauen

web-new-scenario = Welche Schlacht?
web-new-seats = Wer sitzt wo?
web-new-players = Spieler
web-new-seat = Platz { $number }
web-new-name = Name
web-new-bot = Welcher Bot
web-new-temper = Temperament
web-new-temper-none = Keines
web-new-temper-none-help = Nimmt, was am besten scheint, und hat keine Vorliebe.
web-new-army = Armee
web-new-army-scenario = Wie in der Schlacht vorgesehen
web-new-army-mine = Meine
web-new-army-ready = Fertige
web-new-army-build = Armee zusammenstellen
web-new-side = Seite
web-new-side-own = Für sich
web-new-side-number = Seite { $number }
web-new-leader = Mit Spielleitung
web-new-leader-help = Ein Schiedsrichter ohne Armee, der alles sieht und von Hand eingreifen darf. Wer auch selbst gegen andere spielt, darf beides nicht.
web-new-leader-seat = Spielleitung
web-who-me = Ich
web-who-friend = Freund per Link
web-who-bot = Bot
web-name-player = Spieler { $number }
web-new-hot-seat = Mehrere an diesem Bildschirm: Wo etwas geheim ist, bittet die Seite ums Weitergeben.
web-new-friends = Im nächsten Schritt bekommst du für jeden Freund einen Link. Die Schlacht wartet auf sie.
web-new-terms = Tisch, Würfel und Umgang
web-new-table = Tisch
web-new-table-scenario = Der dieser Schlacht
web-new-table-lay = Tisch aufbauen
web-new-title = Name der Schlacht
web-new-title-example = Freitagabend
web-new-options = Optionen des Spiels
web-new-options-changed = { $count ->
    [0] alles wie üblich
    [one] 1 geändert
   *[other] { $count } geändert
}
web-new-begin = Beginnen
web-new-begin-links = Beginnen und Links holen
web-new-typed-bots = Jemand muss echte Würfel werfen: Setze einen Menschen hin oder lass den Tisch würfeln.
web-new-one-side = Alle stehen auf einer Seite: Setze mindestens einen Platz auf eine andere.
web-dice = Würfel
web-dice-committed = Der Tisch würfelt
web-dice-committed-help = Faire Würfel, die niemand wählen kann; alle können sie hinterher nachrechnen.
web-dice-typed = Echte Würfel
web-dice-typed-help = Du würfelst selbst und tippst ein, was die Würfel zeigen.
web-back = Zurücknehmen
web-back-usual = Wie üblich ({ $usual })
web-back-free = frei
web-back-consent = wenn die anderen zustimmen
web-back-off = nie
web-back-help = Bis gewürfelt oder ein Geheimnis gezeigt wurde.
web-watchers = Andere dürfen zuschauen
web-watchers-help = Mit eigenem Link; sie sehen nur, was alle sehen dürfen.
web-ready = Die Schlacht ist bereit
web-ready-text = Gib jedem Freund seinen Link. Du kannst dich gleich umsehen; die Schlacht wartet.
web-ready-go = Zum Tisch
web-invite = Einladen
web-invite-taken = sitzt schon
web-invite-watchers = Für Zuschauer
web-invite-watchers-help = Sie sehen nur, was alle sehen dürfen.
web-invite-link = Link für { $name }
web-invite-secret = Wer den Link eines Platzes hat, spielt dort. Schicke jeden nur an den, für den er ist.

## Dazukommen

web-join = Platz nehmen
web-join-invited = Du bist zu einer Schlacht eingeladen
web-join-yours = dein Platz
web-join-there = ist da
web-join-empty = noch leer
web-join-name = Dein Name
web-join-sit = Platz nehmen
web-join-help = Kein Konto nötig: Dieser Browser merkt sich deinen Platz.
web-join-closed = Dieser Link öffnet sich nicht
web-join-closed-help = Bitte den, der dich eingeladen hat, um einen neuen Link.

## Klubraum

web-club-lead = Jede Schlacht dieses Servers. Nur der Gastgeber sieht diese Seite.
web-club-closed = Hier kommt nur der Gastgeber herein: Öffne den Link, den Slagveld beim Start gezeigt hat.
web-club-empty = Noch keine Schlachten. Sobald hier jemand spielt, steht die Schlacht in dieser Liste.
web-club-watch = Zuschauen
web-club-link = Link verloren
web-club-link-new = Neuer Link
web-club-link-sure = { $name } einen neuen Link geben? Der alte öffnet dann nichts mehr.
web-club-delete = Löschen
web-club-delete-sure = „{ $name }“ für alle löschen? Zurückholen lässt sie sich nur aus einer Sicherung.
web-club-results = Ergebnisse als Tabelle (CSV)
web-club-backup = Sicherung
web-club-restore = Sicherung einspielen
web-club-restore-sure = { $file } an die Stelle von allem setzen, was jetzt hier ist? Schlachten nach dieser Sicherung gehen verloren.
web-club-restored = Die Sicherung ist eingespielt.

## Regelbuch

web-rules-search = Regeln durchsuchen: Wörter oder eine Nummer
web-rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
web-rules-none = Keine Regel enthält alle diese Wörter. Versuche es mit weniger.
web-rules-topics = Kapitel
web-glossary = Wörter des Spiels
web-glossary-original = Im Original
web-rules-house = Regeln jedes Tisches
web-rules-english = Der Wortlaut dieser Regel ist auf Englisch.
web-rule-open = Regel { $rule } im Regelbuch
web-rule-house = von uns, nicht aus dem Buch
web-rule-data = Zahlen
web-rule-exempt = den Spielern überlassen
web-rule-ruling = Wie wir sie lesen
web-rule-example = Beispiel
web-example-before = Vorher
web-example-after = Nachher
web-example-refused = Nicht erlaubt
web-example-table-before = Der Tisch vorher: { $pieces }.
web-example-table-after = Der Tisch nachher: { $pieces }.
web-example-trouble = Dieses Bild konnte nicht gezeichnet werden.
web-rule-where = Im Buch und im Programm
web-rule-source = Im Original
web-rule-code = Ausgeführt in
web-rule-tests = Bewiesen durch
web-rule-nowhere = Über diese Regel ist hier nichts bekannt.
web-rule-link = Link
web-rule-unknown = In diesem Buch steht keine Regel { $rule }.
web-rulebook-open = Das ganze Regelbuch öffnen

## Mit Dank an

web-credits = Mit Dank an
web-credits-icons = Zeichnungen von Truppen und Dingen
web-credits-icons-by = Symbole von { $artists } und anderen Künstlern von game-icons.net.
web-credits-icons-changed = Sie stehen hier in den Farben dieser Seite, sonst unverändert.
web-credits-fonts = Schriften
web-credits-font = { $font } von { $artist }
web-credits-programs = Programme
web-game-facts = Über dieses Spiel
web-game-players = Spieler
web-game-minutes = { $short }–{ $long } Minuten
web-game-difficulty = { $level ->
    [1] leicht zu lernen
    [2] einige Regeln
   *[other] viele Regeln
}

## Invitations, and battles that are in one's list no more

web-invite-alone = Nur dieser Rechner kann diese Links öffnen. Damit andere hereinkommen, starte Slagveld mit „slagveld serve --lan“ oder betreibe es auf einem Server.
web-invite-qr = QR-Code
web-invite-qr-label = QR-Code des Links für { $name }
web-battle-remove = Aus der Liste nehmen
web-battle-remove-ask = „{ $name }“ aus deiner Liste nehmen?
web-battle-remove-why = Die Schlacht geht weiter, ohne dass du gerufen wirst. Ihr Link bringt sie zurück.
web-battle-removed = Aus deiner Liste genommen: { $name }
