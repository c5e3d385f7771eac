### Kampagnen: Szenarien, verbunden dadurch, wer sie gewinnt.

## Erzählen

campaign-end-final = { $side } gewinnen ihr letztes Szenario und damit die Kampagne.
campaign-end-ran-out = Es gibt nichts mehr zu spielen. { $side } haben mehr Szenarien gewonnen und damit die Kampagne.
campaign-end-points = { $side } haben die meisten Siegespunkte und gewinnen die Kampagne.
campaign-end-draw = Es gibt nichts mehr zu spielen, und niemand hat mehr Szenarien gewonnen: Die Kampagne ist unentschieden.
campaign-result-won = Gewonnen von: { $side }.
campaign-result-counts = Unentschieden; das zählt für: { $side }.
campaign-result-again = Unentschieden: Es wird noch einmal gekämpft.
campaign-note-hand = { $count ->
    [one] Der Schiedsrichter griff einmal ein.
   *[other] Der Schiedsrichter griff { $count }-mal ein.
}
campaign-unit = { $entry }) { $count } × { $unit }
campaign-unit-short = { $entry }) { $unit }: { $full } statt { $count }
campaign-line = { $count } × { $unit }
campaign-line-alive = { $alive ->
    [0] { $count } × { $unit }: niemand überlebte
   *[other] { $count } × { $unit }: { $alive } übrig
}
campaign-line-veterans = { $unit } (Veteranen: { $mark })
campaign-map = Der Weg durch die Kampagne
campaign-next = Als Nächstes: { $title }
campaign-choice = Der Sieger wählt, was folgt: { $titles }.
campaign-rank = { $side }: { $won ->
    [one] 1 Szenario gewonnen
   *[other] { $won } Szenarien gewonnen
}, { $points ->
    [one] 1 Siegespunkt
   *[other] { $points } Siegespunkte
}
campaign-points = { $points ->
    [one] 1 Siegespunkt
   *[other] { $points } Siegespunkte
}
campaign-chapter = { $number }. { $title }
campaign-final-of = letztes Szenario: { $side }
campaign-leads-nowhere = das Ende

## Ablehnungen

campaign-unknown = Es gibt keine fertige Kampagne { $campaign }; es gibt: { $known }.
campaign-no-side = Es gibt keine Seite { $side }; es gibt: { $known }.
campaign-no-army = { $game } hat keine fertige Armee { $army }; es gibt: { $known }.
campaign-other-game = Kein Szenario dieser Kampagne gehört zum Spiel { $game }.
campaign-without-armies = { $game } kennt keine Armeen zum Mitbringen.
campaign-army-missing = Jede Seite bringt eine Armee mit oder keine: { $side } haben keine für { $game }.
campaign-army-faulty = { $count ->
    [one] Die Armee von { $side } ist nicht erlaubt: { $fault } ({ $rule })
   *[other] Die Armee von { $side } ist aus { $count } Gründen nicht erlaubt; der erste: { $fault } ({ $rule })
}
campaign-over = Die Kampagne ist vorbei; es gibt nichts mehr zu spielen.
campaign-not-next = { $scenario } ist nicht an der Reihe; folgen kann: { $known }.
campaign-choose-first = Der Sieger muss erst wählen, was folgt: { $known }.
campaign-draw-unsaid = Die Kampagne sagt nicht, was ein Unentschieden in { $scenario } bedeutet; in ihrer Datei fehlt `draw`.
campaign-outcome-seats = Der Ausgang passt nicht zu den { $count } Plätzen des Szenarios.
campaign-survivors = Die Überlebenden von { $side } passen nicht zu ihrer Armee: für jeden Eintrag eine Zahl, höchstens { $most }.
campaign-battle-open = Die Schlacht ist noch nicht vorbei.
campaign-battle-other = Diese Schlacht ist nicht die nächste der Kampagne: Szenario, Armeen oder Optionen sind nicht die von { $scenario }.
campaign-battle-twice = Diese Schlacht ist schon eingetragen.
campaign-battle-wrong = Die Schlacht ist nicht, was sie zu sein vorgibt: { $reason }.
campaign-undo-none = Es ist noch kein Ergebnis eingetragen, also gibt es nichts zurückzunehmen.
campaign-undo-fought = „{ $title }“ wurde mit Slagveld geschlagen und nachgeprüft; nur ein von Hand eingetragenes Ergebnis lässt sich zurücknehmen.
campaign-undo-older = „{ $title }“ wurde mit einer älteren Version von Slagveld eingetragen, die den Stand davor nicht aufbewahrte; das Ergebnis bleibt.
campaign-fault-veterans-off = In dieser Kampagne gibt es keine Veteranen.
campaign-fault-veterans-none = Von { $unit } hat niemand das vorige Szenario überlebt, der nicht schon mitgenommen wird.
campaign-fault-veterans-many = Von { $unit } haben nur { $most } das vorige Szenario überlebt.
campaign-fault-veterans-mark = Es gibt keinen Erfahrungsmarker { $mark }; es gibt: { $known }.
campaign-file-large = Die Kampagne { $file } ist zu groß.
campaign-file-foreign = { $file } ist keine Kampagne.
campaign-file-newer = Die Kampagne { $file } stammt aus einer neueren Version von Slagveld.
campaign-file-damaged = Die Kampagne { $file } ist beschädigt: { $reason }.
campaign-file-changed = Die Kampagne { $file } wurde von Hand geändert, seit sie gespeichert wurde.
campaign-file-course = Die Kampagne { $file } ist beschädigt: Schlacht { $number } kann nicht auf die vorige gefolgt sein.

## Kampagnendateien: was nicht zusammenpasst

campaign-graph-wrong = { $file }: { $reason }
campaign-graph-wrong-at = { $file }: { $field }: { $reason }
campaign-graph-side-called = eine Seite kann nicht { $side } heißen
campaign-graph-side-twice = es gibt schon eine Seite { $side }
campaign-graph-no-side = es gibt keine Seite { $side }
campaign-graph-no-scenario = es gibt kein Szenario { $scenario }
campaign-graph-army-game = kein Szenario der Kampagne gehört zu { $game }
campaign-graph-draw = ein Unentschieden ist replay oder zählt für eine von: { $sides }
campaign-graph-seats = jede Seite nimmt mindestens einen Platz ein: { $sides }
campaign-seat-count = „{ $scenario }“ ist für { $players } Spieler, und die { $count } Seiten der Kampagne nehmen je einen Platz ein.
campaign-graph-next = was folgt, steht für jede Seite da: { $sides }
campaign-graph-listed-twice = { $scenario } steht zweimal da
campaign-graph-itself = { $scenario } kann nicht auf sich selbst folgen
campaign-graph-after-final = es folgt nichts, wenn { $side } das Schlussszenario gewinnt
campaign-graph-no-final = ein Zwischenszenario führt zu einem Schlussszenario, und keines ist genannt
campaign-graph-not-leading = { $scenario } führt { $side } nicht zu { $final }
campaign-graph-unreached = kein Weg führt zu { $scenario }

## Befehlszeile

cli-help-campaign = Kampagnen: beginnen, Schlacht für Schlacht ausfechten, davon erzählen
cli-help-campaign-list = die fertigen Kampagnen
cli-help-campaign-new = eine Kampagne beginnen und in einer Datei aufbewahren
cli-help-campaign-status = wie eine Kampagne steht
cli-help-campaign-next = was als Nächstes kommt, oder wie es ausging
cli-help-campaign-undo = das letzte Ergebnis zurücknehmen, wenn es von Hand eingetragen wurde
cli-help-campaign-army = die Armee einer Seite für die nächste Schlacht, oder ihre Veteranen
cli-help-campaign-camp = was zwischen den Schlachten geschieht, wo Armeen wachsen
cli-help-campaign-report = die Geschichte einer Kampagne
campaign-name-side-army = SEITE=ARMEE
campaign-name-side-number = SEITE=ZAHL
campaign-name-side-numbers = SEITE=4,0,2
campaign-name-side-name = SEITE=NAME
campaign-name-veteran = EINTRAG=MARKER
campaign-name-entry = EINTRAG
campaign-name-side = SEITE
campaign-name-words = WORTE
campaign-argument-file = die Datei der Kampagne
campaign-option-campaign = Schlüssel einer fertigen Kampagne oder eine eigene Datei
campaign-option-army = eine Armee für eine Seite, aus einer Datei oder fertig; auch mehrmals
campaign-option-player = wer eine Seite führt; auch mehrmals
campaign-option-option = eine Option für alle Schlachten, etwa limit=8; auch mehrmals
campaign-option-seed = dieselbe Zahl gibt in jeder Schlacht dieselben Würfel (1)
campaign-option-points = was jede Armee kosten darf (wie ihre eigene Datei sagt)
campaign-option-by-points = Siegespunkte entscheiden die Kampagne; --by-final: gerade nicht
campaign-option-veterans = Überlebende dürfen mit; --no-veterans: gerade nicht (wie die Kampagne sagt)
campaign-option-choose = das Szenario, das der letzte Sieger wählt
campaign-option-bots = lass Bots kämpfen, einen für jede Seite
campaign-option-result = am eigenen Tisch gekämpft: die Seite, die gewann, oder „draw“
campaign-option-score = Siegespunkte einer Seite am eigenen Tisch
campaign-option-alive = Modelle einer Seite, die überlebten, für jeden Eintrag ihrer Armee
campaign-option-rounds = wie viele Runden es dauerte
campaign-option-note = eine Zeile für das Tagebuch
campaign-option-save = anderswo gekämpft: die gespeicherte Schlacht, nachgerechnet, bevor sie zählt
campaign-option-side = welche Seite
campaign-option-new-army = die Armee von nun an, aus einer Datei oder fertig
campaign-option-veteran = einen Eintrag der letzten Armee mitnehmen, etwa 1=attack; auch mehrmals
campaign-option-full = die Verluste eines Eintrags neu ausheben, etwa 1, oder „all“; auch mehrmals
campaign-option-out = in eine Datei schreiben: eine Seite, wenn sie auf .html endet, sonst Markdown
campaign-none = Kein Spiel bringt eine Kampagne mit; `--campaign` nimmt eine eigene Datei.
campaign-list-line = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
}, zwischen { $sides }
campaign-begun = { $name } beginnt; aufbewahrt in { $file }.
campaign-exists = Es gibt schon eine Datei { $file }; wähle einen anderen Namen.
campaign-pair = { $option } schreibt man als SEITE=…, nicht { $word }.
campaign-numbers = Überlebende schreibt man als Zahlen mit Kommas dazwischen, nicht { $word }.
campaign-army-unknown = { $name } ist weder eine Datei noch eine fertige Armee eines Spiels dieser Kampagne.
campaign-one-way = Eine Schlacht wird auf eine Weise eingetragen: --bots, --result oder --save.
campaign-only-result = --score, --alive, --rounds und --note gehören zu --result.
campaign-bots-count = Für jede Seite wird ein Bot gebraucht, zusammen { $count }.
campaign-bots-open = Die Bots kamen zu keinem Ende.
campaign-army-how = Sag entweder --army oder --veteran und --full.
campaign-alive-unknown = Es wurde nicht gesagt, wer von { $side } das letzte Szenario überlebt hat (--alive), also kann niemand mitkommen.
campaign-no-last = { $side } haben keine Armee, die ein Szenario dieses Spiels überlebt hat.
campaign-no-entry = Es gibt keinen überlebenden Eintrag { $entry }; es gibt: { $known }.
campaign-no-veterans = { $game } kennt keine Regeln für Veteranen.
campaign-not-short = Eintrag { $entry } kämpfte in voller Stärke, oder es gibt ihn nicht; die anderen: { $known }.
campaign-full-veterans = Eintrag { $entry } wird als Veteranen mitgenommen, nicht mehr, als überlebt haben; in voller Stärke kommt er frisch.
campaign-army-ready = { $side } bringen mit: { $army }.
campaign-seat = Platz { $number }: { $side }
campaign-ready = Die Schlacht steht bereit in { $file }:
campaign-stands = Die Schlacht hat schon begonnen, in { $file }:
campaign-then = Wenn sie vorbei ist:
campaign-or = Oder sag, wie es am eigenen Tisch ausging:
campaign-undone = „{ $title }“ ist zurückgenommen: als wäre kein Ergebnis eingetragen worden.
campaign-undo-begun-file = Die nächste Schlacht hat schon begonnen, in { $file }; das Ergebnis davor bleibt.
campaign-abandoned = Die Schlacht in { $file } zählt nicht mehr für die Kampagne; sie bleibt als Schlacht für sich bestehen.
campaign-veterans-can = { $side } können mitnehmen: { $units }.
campaign-full-can = { $side } können frisch und in voller Stärke kommen, wenn die Punkte reichen: { $units }.
campaign-settings = Abmachungen
campaign-setting-points = Siegespunkte entscheiden
campaign-setting-final = das letzte Szenario entscheidet
campaign-setting-veterans = mit Veteranen
campaign-setting-total = Armeen zu { $total } Punkten
campaign-written = Der Bericht steht in { $file }.

## Armies that grow

campaign-member = { $name } ({ $unit })
campaign-cast-fate = Was aus { $who } wird
campaign-cast-wound = Bleibende Wunde: { $who }
campaign-cast-mend = Wer sich erholt: { $who }
campaign-cast-shaken = Ob die Verluste Spuren hinterlassen: { $who }
campaign-cast-name = Der verdiente Name: { $who }
campaign-tale-rested = { $who } { AGREE($who, "ist", "sind") } ausgeruht und { AGREE($who, "kommt", "kommen") } wieder mit.
campaign-tale-purse = { $points ->
    [one] 1 Punkt kommt in die Kriegskasse.
   *[other] { $points } Punkte kommen in die Kriegskasse.
}
campaign-tale-fate-dies = { $who } fiel und kehrt nicht zurück.
campaign-tale-fate-captured = { $who } fiel dem Feind in die Hände.
campaign-tale-fate-maimed = { $who } fiel und wurde verstümmelt vom Feld getragen.
campaign-tale-fate-rests = { $who } fiel und muss in der nächsten Schlacht ruhen.
campaign-tale-fate-recovers = { $who } fiel und erholte sich.
campaign-tale-fate-rises = { $who } galt als tot und stand wieder auf.
campaign-tale-scar = { $who } { AGREE($who, "behält", "behalten") } nur eine Narbe: { $wound }.
campaign-tale-wound = { $who } { AGREE($who, "hat", "haben") } eine bleibende Wunde: { $wound }.
campaign-tale-losses = { $who }: { $fallen } gefallen, davon { $back } wieder erholt.
campaign-tale-destroyed = Niemand ist übrig: { $who }.
campaign-tale-experience = { $who } { AGREE($who, "gewinnt", "gewinnen") } { $gained } Erfahrung, { $total } insgesamt.
campaign-tale-grade = { $who } { AGREE($who, "ist", "sind") } nun { $grade } und { AGREE($who, "darf", "dürfen") } eine Verbesserung wählen.
campaign-tale-name = Von nun an { AGREE($who, "heißt", "heißen") } { $who }: { $name }.
campaign-did-learn = { $who } { AGREE($who, "lernt", "lernen") }: { $advance }.
campaign-did-ransom = { $who } { AGREE($who, "wird", "werden") } freigekauft.
campaign-did-refill = { $count ->
    [one] 1 Rekrut
   *[other] { $count } Rekruten
} für { $who }.
campaign-did-recruit = Angeworben: { $count } × { $who }.
campaign-did-dismiss = { $who } { AGREE($who, "ist", "sind") } entlassen.
campaign-grow-unknown = { $game } sagt nicht, wie Armeen wachsen.
campaign-grow-armies = Wachsende Armeen brauchen von Beginn an eine Armee jeder Seite; { $side } bringen keine für { $game } (--army).
campaign-grow-off = In dieser Kampagne wachsen Armeen nicht; das wird zu Beginn vereinbart (--growth).
campaign-grow-none = Für { $game } gibt es keine wachsende Armee.
campaign-grow-army = Hier ändern sich Armeen nur in ihrem Lager: Rekruten werden aus der Kriegskasse angeworben (slagveld campaign camp).
campaign-grow-member = Diese Armee hat kein Mitglied { $number }; es gibt: { $known }.
campaign-grow-highest = { $who } { AGREE($who, "hat", "haben") } schon jede Verbesserung gewählt, die Erfahrung bringt.
campaign-grow-not-yet = { $who } { AGREE($who, "hat", "haben") } { $has } Erfahrung; die nächste Verbesserung braucht { $needs }.
campaign-grow-advance = { $who } { AGREE($who, "kann", "können") } { $advance } nicht wählen; möglich: { $known }.
campaign-grow-nameless = { $who } { AGREE($who, "hat", "haben") } noch keinen Namen verdient.
campaign-grow-name = Ein Name hat 1 bis { $most } Zeichen.
campaign-grow-whole = Hier fehlt niemand, oder { $who } { AGREE($who, "ist", "sind") } nicht bei der Armee.
campaign-grow-lacks = Es fehlen { $most }, mehr geht nicht: { $who }.
campaign-grow-count = Auf einmal können 1 bis { $most } angeworben werden.
campaign-grow-recruit = { $key } lässt sich nicht anwerben; es gibt: { $known }.
campaign-grow-free = { $who } { AGREE($who, "ist", "sind") } nicht gefangen.
campaign-grow-levy = Ein Aufgebot gibt es nur, wenn eine Armee so nicht kämpfen kann.
campaign-grow-poor = Das kostet { $price } Punkte, und in der Kriegskasse sind { $purse }.
campaign-grow-fault = Die Armee wäre nicht mehr erlaubt: { $fault }
campaign-partners = Eine Seite hat in dieser Kampagne höchstens { $most ->
    [one] 1 Platz
   *[other] { $most } Plätze
}; { $side } hat mehr Namen.

## How strong the armies are

campaign-might = { $points } Punkte, { $models } Modelle in { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}{ $missing ->
    [0] {""}
   *[other] , { $missing } fehlen
}{ $wounded ->
    [0] {""}
   *[other] , { $wounded } mit bleibenden Wunden
}{ $away ->
    [0] {""}
   *[other] , { $away } abwesend
}
campaign-might-of = { $side }: { $might }
campaign-warn-fault = So kann sie nicht kämpfen: { $fault }
campaign-warn-shrunk = Sie ist auf { $points } von { $wanted } Punkten geschrumpft.
campaign-warn-outnumbered = Sie ist { $points } Punkte schwächer als die stärkste Armee.
campaign-help-army = Eine andere Armee kann kommen: slagveld campaign army DATEI --side { $side } --army ARMEE.
campaign-help-learn = { $count ->
    [one] 1 Mitglied darf eine Verbesserung wählen.
   *[other] { $count } Mitglieder dürfen eine Verbesserung wählen.
}
campaign-help-refill = Alle Reihen aufzufüllen kostet { $price }; in der Kriegskasse sind { $purse }.
campaign-help-ransom = { $who } { AGREE($who, "kann", "können") } für { $price } freigekauft werden.
campaign-help-levy = Ein Aufgebot kann einberufen werden, für alles in der Kriegskasse: Wer von der ersten Armee fehlt, kommt frisch.
campaign-help-recruit = Rekruten können angeworben werden: In der Kriegskasse sind { $purse }.
campaign-roll-here = { $count } × { $who }, Erfahrung { $experience }
campaign-roll-short = { $count } von { $full } × { $who }, Erfahrung { $experience }
campaign-roll-rests = { $who }, Erfahrung { $experience }: ruht in der nächsten Schlacht
campaign-roll-captured = { $who }, Erfahrung { $experience }: in der Hand des Feindes

## The camp, on the command line

campaign-option-growth = Ob Armeen wachsen: Erfahrung, bleibende Wunden, Kriegskasse und Rekruten.
campaign-option-learn = Eine Verbesserung für ein Mitglied, mit der Nummer im Lager (wiederholbar).
campaign-option-recruit = Jemand Neues, mit dem Schlüssel aus dem Armeebau; mehrere mit =ANZAHL (wiederholbar).
campaign-option-refill = Rekruten für ein Mitglied, dem welche fehlen; weniger mit =ANZAHL (wiederholbar).
campaign-option-ransom = Einen Gefangenen freikaufen (wiederholbar).
campaign-option-rename = Ein anderer Name für ein Mitglied, das einen verdient hat (wiederholbar).
campaign-option-dismiss = Ein Mitglied für immer entlassen (wiederholbar).
campaign-option-levy = Ein Aufgebot einberufen, wenn die Armee so nicht kämpfen kann.
campaign-option-auto = Das Lager sich selbst überlassen: Es wählt Verbesserungen, füllt auf und wirbt an.
campaign-name-learn = NUMMER=VERBESSERUNG
campaign-name-recruit = SCHLÜSSEL[=ANZAHL]
campaign-name-rename = NUMMER=NAME
campaign-name-refill = NUMMER[=ANZAHL]
campaign-camp-head = { $side }, { $army }: { $points } in der Kriegskasse
campaign-camp-advances = Verbesserungen: { $list }
campaign-camp-wounds = bleibende Wunden: { $list }
campaign-camp-choices = darf eine Verbesserung wählen: { $list }
campaign-camp-dead = Für immer verloren: { $list }
campaign-camp-did = { $side }: { $what }
campaign-setting-growth = Armeen wachsen
campaign-twice = { $option } nennt { $what } zweimal; einmal genügt.
campaign-points-none = --points begrenzt mitgebrachte Armeen; hier bringen die Szenarien ihre eigenen mit.
campaign-veterans-none = --veterans: Kein Spiel dieser Kampagne hat Regeln für Veteranen.
