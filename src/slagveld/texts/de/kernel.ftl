### Sätze des Kerns: Ereignisse, Entscheidungen, Ablehnungen.

## Ereignisse

plain = { $words }
older-words = (in den Worten älterer Regeln)
event-round-began = { $called ->
    [turn] Zug
   *[round] Runde
} { $round } beginnt.
event-phase-began = { $phase }
event-turn-began = { $seat } ist am Zug.
event-order-set = Reihenfolge: { $order }.
event-rolled = { $purpose }: { $dice } ({ $count }W{ $sides })
event-rolled-needed = { $purpose }: { $dice } ({ $count }W{ $sides }, nötig { $compare } { $target }): { $result }
yields-successes = { $count ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $count } Erfolge
}
yields-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}
yields-wounds = { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
}
yields-hit-or-miss = { $count ->
    [0] verfehlt
   *[other] getroffen
}
yields-passed-or-failed = { $count ->
    [0] misslungen
   *[other] gelungen
}
event-drawn = Gezogen von { $seat } ({ $bag }): { $label }.
event-drawn-hidden = Gezogen von { $seat } ({ $bag }), verdeckt.
event-turned-up = { $bag }, gezogen: { $label }.
event-turned-up-hidden = { $bag }: verdeckt gezogen.
event-announced = { $seat } sagt an: { $what }.
event-placed = Aufgestellt: { $name }.
event-placed-by = { $seat } stellt { CASE($name, "acc") } auf.
event-moved = { $name } { AGREE($name, "bewegt", "bewegen") } sich { $length }.
event-moved-advance = { $name } { AGREE($name, "rückt", "rücken") } { $length } vor.
event-moved-back = { $name } { AGREE($name, "weicht", "weichen") } { $length } zurück.
event-moved-blink = { $name } { AGREE($name, "verschwindet und erscheint anderswo", "verschwinden und erscheinen anderswo") }.
event-moved-break-off = { $name } { AGREE($name, "löst sich und geht", "lösen sich und gehen") } { $length }.
event-moved-carried = { $name } { AGREE($name, "wird mitgetragen", "werden mitgetragen") }.
event-moved-charge = { $name } { AGREE($name, "stürmt", "stürmen") } { $length } vor.
event-moved-climb = { $name } { AGREE($name, "klettert", "klettern") } { $length }.
event-moved-close-up = { $name } { AGREE($name, "rückt", "rücken") } { $length } auf.
event-moved-dodge = { $name } { AGREE($name, "weicht", "weichen") } { $length } aus.
event-moved-drag = { $name } { AGREE($name, "wird", "werden") } { $length } mitgeschleift.
event-moved-failed-charge = { $name } { AGREE($name, "stürmt vergeblich und kommt", "stürmen vergeblich und kommen") } { $length } weit.
event-moved-flee = { $name } { AGREE($name, "flieht", "fliehen") } { $length }.
event-moved-fly = { $name } { AGREE($name, "fliegt", "fliegen") } { $length }.
event-moved-jump = { $name } { AGREE($name, "springt", "springen") }.
event-moved-laid = { $name } { AGREE($name, "wird hingelegt", "werden hingelegt") }.
event-moved-led = { $name } { AGREE($name, "wird mitgeführt", "werden mitgeführt") }.
event-moved-levitated = { $name } { AGREE($name, "wird durch die Luft getragen", "werden durch die Luft getragen") }.
event-moved-march = { $name } { AGREE($name, "marschiert", "marschieren") } { $length }.
event-moved-pursue = { $name } { AGREE($name, "setzt", "setzen") } { $length } nach.
event-moved-pushed = { $name } { AGREE($name, "wird", "werden") } { $length } weggedrängt.
event-moved-run = { $name } { AGREE($name, "rennt", "rennen") } { $length }.
event-moved-rush = { $name } { AGREE($name, "eilt", "eilen") } { $length } voran.
event-moved-step-aside = { $name } { AGREE($name, "tritt", "treten") } { $length } zur Seite.
event-moved-swim = { $name } { AGREE($name, "schwimmt", "schwimmen") } { $length }.
event-moved-teleport = { $name } { AGREE($name, "wird teleportiert", "werden teleportiert") }.
event-moved-turn = { $name } { AGREE($name, "dreht sich", "drehen sich") } unterwegs ({ $length }).
event-moved-wagon = { $name } { AGREE($name, "rollt", "rollen") } { $length }.
event-moved-walk = { $name } { AGREE($name, "geht", "gehen") } { $length }.
event-moved-wheel = { $name } { AGREE($name, "schwenkt", "schwenken") } { $length }.
event-turned = { $name } { AGREE($name, "dreht", "drehen") } sich auf der Stelle.
event-hurt = Getroffen: { $name }, −{ $amount } (noch { $left }).
event-hurt-only = Getroffen: { $name }, −{ $amount }.
event-healed = Geheilt: { $name }, +{ $amount } (jetzt { $left }).
event-healed-only = Geheilt: { $name }, +{ $amount }.
event-slain = Gefallen: { $name }.
event-removed = Vom Tisch: { $name } ({ $cause }).
event-changed = { $what }: { $old } → { $new }.
event-changed-because = { $what }: { $old } → { $new } ({ $cause }).
event-status-gained = { $name }: { $status }.
event-status-lost = { $name }: nicht mehr { $status }.
event-lapsed = Was angesagt war, kann nicht mehr geschehen.
event-policy-set = { $seat } stellt { $key } auf { $value }.
event-end-offered = { $seat } bietet an, die Schlacht zu beenden.
event-end-withdrawn = { $seat } spielt doch weiter.
event-conceded = { $seat } gibt auf.
event-paused = Der Spielleiter hält die Schlacht an.
event-resumed = Die Schlacht geht weiter.
event-ended = Die Schlacht ist zu Ende. { $reason }
event-ended-won = Die Schlacht ist zu Ende. Sieg für { $order }. { $reason }
event-ended-draw = Die Schlacht ist zu Ende, unentschieden. { $reason }
event-overridden = Die Hand des Schiedsrichters änderte { $paths }: { $reason }
event-taken-back = Zurückgenommen bis Eintrag { $to }.

## Ende

end-conceded = Die andere Seite gab auf.
end-agreed = Die Spieler haben das Ende vereinbart.
end-time = Die vereinbarte Zeit ist um.

## Was gefragt wird

ask-dice = Wirf { $count }W{ $sides } ({ $purpose }) und tippe ein, was sie zeigen.
ask-dice-needed = Wirf { $count }W{ $sides } ({ $purpose }, nötig { $compare } { $target }) und tippe ein, was sie zeigen.
ask-card = Zieh eine Karte ({ $bag }) und sag, welche es ist.
ask-mix = Nenne eine eigene Zahl: Sie wird unter die Würfel gemischt, sodass niemand sie wählen kann.
ask-paused = Der Spielleiter hat die Schlacht angehalten.
ask-waiting = Warten auf einen anderen Spieler.

## Was man tun kann

do-concede = Aufgeben
do-mix = Beimischen
do-offer-end = Ende anbieten
do-offer-end-help = Die Schlacht endet, wenn alle Spieler es anbieten.
do-withdraw-offer = Weiterspielen
do-override = Hand des Schiedsrichters
do-pause = Schlacht anhalten
do-resume = Schlacht fortsetzen
do-set-policy = Stopps und automatische Antworten
do-type-dice = Wurf eingeben
do-type-card = Karte eingeben
field-card = Karte
field-changes = Änderungen
field-dice = Würfel
field-mix = Deine Zahl
field-policy = Wann
field-policy-value = Dann
field-successes = Erfolge (Würfel ohne Zahlen)

## Ablehnungen

refusal-over = Die Schlacht ist zu Ende.
refusal-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-asked = Das ist gerade nicht deine Entscheidung.
refusal-not-playing = Das können nur Spieler, die noch dabei sind.
refusal-other-question = Das beantwortet nicht, was gerade gefragt ist.
refusal-shell-only = Das macht der Tisch selbst, wenn es Zeit ist.
refusal-malformed = Diese Aktion versteht der Tisch nicht: { $reason }.
refusal-paused = Der Spielleiter hat die Schlacht angehalten.
refusal-leader-only = Das kann nur der Spielleiter.
refusal-pause-twice = Die Schlacht ist schon so.
refusal-no-offer = Du hast kein Ende angeboten.
refusal-offer-twice = Du hast das Ende schon angeboten.
refusal-policy-key = Es gibt keinen Stopp und keine automatische Antwort { $policy }.
refusal-policy-value = { $value } ist keine der Möglichkeiten.
refusal-back-off = Zurücknehmen ist in dieser Schlacht ausgeschaltet.
refusal-back-dice = Seither sind Würfel gefallen oder ein Geheimnis wurde gezeigt; nur der Spielleiter kann dahinter zurück.
refusal-back-dice-typed = Für diese Aktion ist schon gewürfelt; sie muss zu Ende geführt werden.
refusal-back-barrier = Nach den Regeln wird dieser Teil nicht noch einmal gespielt.
refusal-back-entry = Zu Eintrag { $entry } kann man nicht zurück.
refusal-back-nothing = Es gibt nichts zurückzunehmen.
refusal-back-old-rules = Eintrag { $entry } wurde nach älteren Regeln gespielt und kann nicht wiederholt werden.
refusal-no-proposal = Diesen Vorschlag gibt es nicht mehr.
refusal-agreed-twice = Du hast schon zugestimmt.
refusal-change-path = Die Stelle { $path } gibt es in der Schlacht nicht.
refusal-change-old = An { $path } steht etwas anderes, als die Änderung sagt.
refusal-change-result = Nach dieser Änderung wäre es keine Schlacht mehr: { $reason }.
refusal-change-fault = Nach dieser Änderung würde etwas nicht stimmen: { $fault }
refusal-no-rolls = Eintrag { $entry } hat keinen Wurf, den man setzen könnte.
refusal-rolls-impossible = Dieser Wurf kann dort nicht fallen.
refusal-rolls-too-many = Dort wird seltener gewürfelt.
refusal-dice-due = Es muss gewürfelt werden, nicht gezogen.
refusal-card-due = Es muss eine Karte gezogen werden, nicht gewürfelt.
refusal-card-missing = { $item } ist nicht im Stapel.
refusal-dice-first = Erst die Würfel: Der Tisch wartet darauf.
refusal-dice-numbers = Das kann { $count }W{ $sides } nicht zeigen: { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} von 1 bis { $sides }.
refusal-dice-successes = So viele Erfolge sind hier mit { $count } Würfeln nicht möglich.
refusal-no-dice-due = Es muss gerade nicht gewürfelt werden.
refusal-mix-late = Zahlen werden nur vor dem ersten Wurf fairer Würfel beigemischt.
refusal-mix-twice = Du hast deine Zahl schon genannt.
refusal-reveal-early = Das Geheimnis der Würfel wird gezeigt, wenn die Schlacht zu Ende ist.
refusal-game = Es gibt kein Spiel { $game }; vorhanden: { $known }.
refusal-scenario = Es gibt kein Szenario { $scenario }; vorhanden: { $known }.
refusal-other-game = Dieser Aufbau ist für ein anderes Spiel ({ $game }).
refusal-seat-count = Dieses Szenario kann nicht zu { $count } gespielt werden.
refusal-option-unknown = Es gibt keine Option { $option }.
refusal-option-value = { $value } ist für Option { $option } nicht möglich.
refusal-odds-unknown = Es gibt keinen Wert { $name }; vorhanden: { $known }.
refusal-odds-missing = Der Wert { $name } fehlt.
refusal-odds-value = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
refusal-save-foreign = Das ist keine mit Slagveld gespeicherte Schlacht.
refusal-save-newer = Diese Schlacht wurde mit einem neueren Slagveld gespeichert.
refusal-save-damaged = Diese gespeicherte Schlacht ist beschädigt: { $reason }.
refusal-save-changed = Diese gespeicherte Schlacht wurde von Hand verändert: Eintrag { $entry } passt nicht.
refusal-save-large = Diese Datei ist zu groß für eine gespeicherte Schlacht.

## Wiederholungen

verify-refused = die Aktion ist dort nicht erlaubt: { $why } ({ $rule })
verify-dice = die Würfel passen nicht: { $why }
verify-rolls = dort fallen andere Würfel: { $new }, notiert { $old }
verify-events = dort geschieht anderes als notiert
verify-state = der Stand ist dort anders als notiert
verify-commitment = das Geheimnis der Würfel passt nicht zum veröffentlichten Hash

## Preise

# Ein Preis, der nicht ganz ist: $digits stehen hinter dem Komma.
decimal = { NUMBER($whole) },{ $digits }

## Geheimnisse und Fairness

event-hand-stayed = Worauf sich alle geeinigt haben, geht so nicht, wie die Schlacht steht. Nichts hat sich geändert.
event-card-set-right = { $was } wurde gezogen, obwohl diese Karte bei dir vermerkt war. Jetzt ist dort { $now } vermerkt. Stimmt das nicht, wurde eine Karte falsch eingegeben: Sag es den anderen.
refusal-change-unseen = Das passt nicht zu dem, was du von der Schlacht siehst. Ein Vorschlag ändert, was der Spieler selbst sieht, nennt, was dort steht, und lässt eine heile Schlacht zurück.
refusal-change-leader = Wer leitet und wer spielt, bleibt, wie es ist.
refusal-rolls-unseen = Nicht alle haben gesehen, was dort gezogen wurde. Nur ein Spielleiter kann es setzen.
refusal-leader-plays = Wer selbst spielt, entscheidet nicht allein. Schlag es von dem Platz aus vor, an dem du spielst.
lesson-not-now = Die Lektion wartet gerade auf etwas anderes: Tu, was leuchtet. Wer die Lektion verlässt, darf alles.

## Das Urteil in einer Zeile. Hinter dem, was geschehen kann, steht die Chance: „trifft 3 von 4 Mal“.

verdict-hits = trifft
verdict-wounds = verwundet
verdict-kills = tötet
verdict-wipes-out = löscht sie aus
verdict-works = gelingt
verdict-hurt = du wirst verwundet
verdict-falls = du fällst
verdict-loses = du verlierst einen Mann
verdict-all-lost = du verlierst sie alle
