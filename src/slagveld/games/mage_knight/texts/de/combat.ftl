## Werte

combat-attack = Angriff
combat-attack-of = Angriff von { $name }
combat-defense = Verteidigung
combat-defense-of = Verteidigung von { $name }
combat-defense-of-piece = Verteidigung des Stücks { $piece }
combat-damage-of = Schaden von { $name }
combat-speed-of = Geschwindigkeit von { $name }
combat-piece = { CASE($piece, "acc") }
combat-need = Nötig mit 2W6: Verteidigung
combat-need-dodge = um auszuweichen
combat-need-freeze = um einzufrieren

## Modifikatoren

combat-reason-three = Dreierregel
combat-reason-floor = Nicht unter 0
combat-reason-critical = Kritischer Treffer
combat-reason-two-misses = Eine 2 verfehlt immer
combat-reason-twelve-hits = Eine 12 trifft immer
combat-reason-item = Gegenstand: { $item }
combat-reason-domain = Domäne: { $domain }
combat-reason-ability = { $ability }
combat-reason-bonus = Angriffsbonus
combat-reason-rear = Gegen den hinteren Bogen des Ziels
combat-reason-rear-shot = Durch den hinteren Bogen des Ziels
combat-reason-surround = Umzingeln: { $name } hilft
combat-reason-capture = Versuch der Gefangennahme
combat-reason-execution = Einen Gefangenen eliminieren
combat-reason-precision = Präzision: Das Ziel berührt einen Freund des Schützen
combat-reason-close-range = Kurze Reichweite
combat-reason-formation = Formation: { $name }
combat-reason-hex = Verhexung
combat-reason-lent = Verteidigen: die Verteidigung von { $name }
combat-reason-enhanced = { $ability } von { $name }
combat-reason-instead = Anstelle des Werts

## Was gewürfelt wird

combat-roll = { $name } greift { $target } an
combat-roll-shot = { $name } schießt auf { $target }
combat-roll-heal = { $name } versucht, { $target } zu heilen
combat-roll-capture = { $name } versucht, { $target } gefangen zu nehmen
combat-roll-execution = { $name } will seinen Gefangenen { $target } eliminieren
combat-roll-damage = Wie viel Schaden { $name } gegen { $target } macht
combat-roll-healed = Wie viel { $name } bei { $target } heilt
combat-roll-dodge = { $name } versucht, dem Angriff von { $attacker } auszuweichen
combat-roll-freeze = { $ability } von { $name }: Erhält { $target } einen Aktionsmarker?
combat-against = Gegen { $name }
combat-healing = Heilung von { $name }
combat-hit = { $whom }: Wurf { $roll }, Angriff { $attack }, zusammen { $result }; Verteidigung { $defense }: { $outcome }.
combat-miss = { $whom }: Wurf { $roll }, Angriff { $attack }, zusammen { $result }; Verteidigung { $defense }: { $outcome }.
combat-critical-hit = { $whom }: Eine 12 ist ein kritischer Treffer, wie hoch die Verteidigung auch ist.
combat-critical-miss = { $whom }: Eine 2 ist ein kritischer Fehlschlag, wie niedrig die Verteidigung auch ist.
combat-announce-mode = { $name } nutzt { $ability }
combat-sum = { $sum } { $change } ({ $reason })
combat-sum-total = { $sum } = { $total }
combat-dodged = { $name } weicht aus: doch daneben.

## Was gefragt wird

combat-ask-defend = { $attacker } greift { $name } an. Wessen Verteidigung nutzt { $name }?
combat-do-defend = Verteidigen
combat-do-defend-help = Nenne einen Freund mit Verteidigen, oder niemanden, um die Verteidigung von { $name } selbst zu nutzen.
combat-field-lender = Wessen Verteidigung
combat-policy-defend = Verteidigen: wessen Verteidigung
combat-policy-defend-best = immer die beste
combat-policy-defend-ask = mich fragen
combat-ask-follow = { $name } ist angekommen. Greift er an?
combat-ask-confused = { $name } ist verwirrt. Wohin geht er?
combat-do-strike = Nahkampf
combat-do-no-strike = Kein Angriff
combat-do-execute = Den Gefangenen eliminieren
combat-do-surge = Sturm (1 Klick)
combat-do-surge-help = Bis zur Geschwindigkeit bewegen, 1 Erschöpfungsschaden erleiden, dann angreifen, wen der vordere Bogen berührt.
combat-do-charge = Sturmangriff
combat-do-charge-help = Bis zur Geschwindigkeit bewegen, dann einmal angreifen. Es kostet keinen Schaden.
combat-do-batter = Gebautes Gelände angreifen
combat-field-fighter = Krieger
combat-field-target = Ziel
combat-field-mode = Mit einer Fähigkeit
combat-field-heals = Heilt
combat-field-capture = Gefangennahme (−3 Angriff, kein Schaden)
combat-field-path = Weg
combat-field-facing = Blickrichtung
combat-field-soar = Am Ende hochfliegen
combat-field-built = Welches Stück
combat-mode-help = { $words }
combat-heals-die = 1W6
combat-heals-value = den Schadenswert

## Gut zu wissen vor einem Angriff

cost-push = Erschöpfung: 1 Klick
combat-note-surge = Der Sturm kostet 1 Klick vor dem Angriff.
combat-note-surge-click = Die Chancen gelten für den jetzigen Klick; angegriffen wird mit dem nächsten.

## Chancen

combat-odds-title = Ein Angriff auf ein Ziel
combat-odds-attack = Angriff nach Modifikatoren
combat-odds-defense = Verteidigung nach Modifikatoren
combat-odds-damage = Schaden nach Modifikatoren
combat-odds-die = 1: ein Würfel anstelle des Schadens
combat-odds-dodge = Augen, bei denen das Ziel ausweicht
combat-odds-reduction = um wie viel weniger Schaden das Ziel erleidet
combat-odds-smite = mehr Schaden, wenn es welchen gab
combat-odds-retaliation = Schaden für den Angreifer, wenn es welchen gab
combat-odds-clicks = { $count ->
    [0] kein Schaden
    [one] { $count } Klick
   *[other] { $count } Klicks
}
combat-odds-healed = { $count ->
    [0] nichts geheilt
    [one] { $count } Klick geheilt
   *[other] { $count } Klicks geheilt
}
combat-odds-captured = gefangen genommen
combat-odds-eliminated = eliminiert
combat-odds-confused = verwirrt
combat-odds-hit = getroffen
combat-odds-fails = misslingt
combat-odds-own = Schaden für { $name } selbst

## Warum nicht

combat-refusal-mode = { $name } kann jetzt im Nahkampf nicht so angreifen.
combat-refusal-captor = { $name } hält einen Gefangenen: Er darf sich nur bewegen oder den Gefangenen eliminieren.
combat-refusal-nobody = Ein solcher Krieger steht nicht auf dem Schlachtfeld.
combat-refusal-itself = { $name } kann sich nicht selbst angreifen.
combat-refusal-captive = { $name } ist gefangen: Nur wer ihn hält, darf ihn angreifen.
combat-refusal-friend = { $name } ist ein Freund: Kein Angriff darf ihm schaden.
combat-refusal-heals = { $name } heilt mit diesem Angriff nichts.
combat-refusal-level = { $name } und { $target } sind auf verschiedenen Ebenen: Dorthin reicht nur ein Fernkampfangriff.
combat-refusal-contact = { $name } ist nicht in Basekontakt mit { $target }.
combat-refusal-arc = { $name } berührt { $target } nicht mit seinem vorderen Bogen.
combat-refusal-no-sword = Nur ein Krieger mit dem Schwert nimmt gefangen; { $name } hat einen anderen Typ.
combat-refusal-capture-mode = Mit { $ability } wird niemand gefangen genommen.
combat-refusal-no-capture = { $name } kann wegen { $ability } niemanden gefangen nehmen.
combat-refusal-not-captured = { $name } kann wegen { $ability } nicht gefangen genommen werden.
combat-refusal-no-captive = { $name } hält keinen Gefangenen.
combat-refusal-heal-enemy = { $name } ist kein Freund, und nur Freunde werden geheilt.
combat-refusal-heal-engaged = { $name } berührt einen Feind: Dort wird nicht geheilt.
combat-refusal-heal-immune = { $name } ist immun gegen Magie und kann durch sie nicht geheilt werden.
combat-refusal-heal-unhurt = { $name } kann jetzt nicht geheilt werden.
combat-refusal-not-built = Das ist kein gebautes Gelände; nur gebautes Gelände kann zerstört werden.
combat-refusal-piece-contact = { $name } berührt das Stück { $piece } nicht.
combat-refusal-piece-arc = { $name } berührt das Stück { $piece } nicht mit seinem vorderen Bogen.
combat-refusal-lender = Dort leiht niemand eine bessere Verteidigung.
combat-refusal-surge-sword = Nur ein Krieger mit dem Schwert darf stürmen; { $name } hat einen anderen Typ.
combat-refusal-surge-ability = { $name } kann wegen { $ability } nicht stürmen.
combat-refusal-surge-contact = { $name } berührt einen Feind und kann keinen Sturm beginnen.
combat-refusal-surge-enemy = Nach dem Sturm darf { $name } einen Feind angreifen, sonst nichts.
combat-refusal-no-charge = { $name } hat jetzt keinen Sturmangriff.
combat-refusal-charge-contact = { $name } berührt einen Feind und kann keinen Sturmangriff machen.
combat-refusal-confused = { $name } darf nicht bis an { $other } geführt werden, einen Krieger deiner eigenen Seite.
