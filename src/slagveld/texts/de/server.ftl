### Sätze des Speichers, der Räume und der Bots des Servers.

## Was aufbewahrt wird

store-address = Das ist keine Adresse eines Speichers; gib eine Datei, sqlite:///Datei oder postgresql://Benutzer@Host/Name an.
store-newer = Dieser Speicher stammt von einem neueren Slagveld; installiere dieses oder wähle mit --db eine andere Datei.
store-unreachable = Der Speicher ist nicht zu erreichen ({ $reason }); sieh nach, ob er läuft und die Adresse stimmt.
store-foreign = Das ist kein Speicher von Slagveld ({ $reason }); wähle mit --db eine andere Datei.
store-papers-many = Du bewahrst schon { $most } Armeen, Tische und Szenarien auf; lösche etwas davon, um Platz zu schaffen.
store-paper-kind = { $kind ->
    [army] Es fehlt eine Armee, oder etwas anderes liegt dabei.
    [table] Es fehlt ein Tisch, oder etwas anderes liegt dabei.
   *[other] Es fehlt ein Szenario, oder etwas anderes liegt dabei.
}
store-unknown-paper = Diese Armee, diesen Tisch oder dieses Szenario gibt es nicht, oder es gehört dir nicht; sieh nach, ob der Link vollständig ist.
store-unknown-key = Diesen Schlüssel hat niemand; öffne die Seite neu mit deinem eigenen Link.
store-unknown-link = Dieser Link öffnet hier keinen Platz (mehr); bitte um einen neuen.
store-backup-foreign = Das ist keine Sicherung von Slagveld.
store-backup-large = Diese Sicherung ist zu groß.
store-backup-newer = Diese Sicherung stammt von einer anderen Version von Slagveld; spiele sie mit jener zurück.
store-backup-damaged = Diese Sicherung ist beschädigt, und nichts wurde geändert: { $reason }.

## Am Tisch

room-name-person = Spieler { $number }
room-name-bot = Bot { $number }
room-name-long = Ein Name hat höchstens { $most } Zeichen; wähle einen kürzeren.
room-title-long = Ein Titel hat höchstens { $most } Zeichen; wähle einen kürzeren.
room-line-long = Eine Zeile hat höchstens { $most } Zeichen; sag es in zweien.
room-line-empty = In dieser Zeile ist nichts zu lesen.
room-not-your-seat = Dort sitzt du nicht; öffne zuerst den Link dieses Platzes.
room-stale = Die Schlacht ist inzwischen weitergegangen; sieh sie dir an und wähle neu.
room-not-kept = Die Schlacht ließ sich nicht aufschreiben, also wurde nichts gespielt; versuch es gleich noch einmal.
room-unknown-battle = Diese Schlacht gibt es hier nicht; sieh nach, ob der Link vollständig ist.
room-unknown-seat = Dort ist kein Platz für einen Menschen.
room-no-entry = Die Schlacht hat keinen Eintrag { $entry }.
room-no-piece = Das steht nicht auf dem Tisch.
room-ruler-none = Während dies entschieden wird, darf nicht gemessen werden.
room-ruler-own = Während dies entschieden wird, dürfen nur die eigenen Figuren und der Tisch gemessen werden.
room-ruler-end = Jedes Ende eines Maßbands ist eine Figur oder eine Stelle, nicht beides.
room-proof-early = Die Würfel werden bewiesen, wenn die Schlacht zu Ende ist.
room-file-early = In der Schlachtdatei steht, was andere nicht sehen dürfen; es gibt sie, wenn die Schlacht zu Ende ist.
room-deleted = Der Gastgeber hat diese Schlacht gelöscht.
room-restored = Der Gastgeber hat eine Sicherung zurückgespielt; öffne deine Schlachten neu.
room-closing = Der Tisch schließt vorerst; die Schlacht ist aufbewahrt und geht weiter, wenn er wieder öffnet.
room-proposes-back = { $name } möchte bis Eintrag { $entry } zurücknehmen.
room-proposes-hand = { $name } möchte { $paths } ändern: { $reason }
room-proposes-dice = { $name } möchte Eintrag { $entry } noch einmal spielen, mit { $rolls }: { $reason }

## Vor der Schlacht

room-no-lesson = Für dieses Spiel gibt es noch keine ersten Schritte ({ $game }); spiele stattdessen eine Schlacht.
room-no-armies = Dieses Spiel hat keine Armeen zur Wahl ({ $game }).
room-army-missing = Dieses Spiel hat keine fertigen Armeen; wähle für jeden Platz eine.
room-bot-person = Dort sitzt ein Mensch, also gibt es keinen Bot ({ $bot }) zu wählen.
room-field = { $field }: { $why }
room-bot-lost-turn = { $name } hat nicht rechtzeitig oder nicht nach den Regeln geantwortet; stattdessen gilt der Vorschlag zur Frage.
room-leader-bot = Der Spielleiter muss ein Mensch sein.
room-typed-bots = Mit eigenen Würfeln muss ein Mensch mitspielen, um sie zu werfen.

## Bots

bot-examine-failed = Diese Schlacht ließ sich nicht rechtzeitig nachspielen und wurde deshalb nicht aufgenommen.

## Tipps

room-hint-not-asked = Für diesen Platz gibt es gerade nichts zu antworten, also auch keinen Tipp.
room-hint-none = In der Zeit, die da ist, kam kein Tipp; frage noch einmal.
room-hint-plain = Der Kriegsherr würde „{ $does }“ wählen.
room-hint-habit = Der Kriegsherr würde „{ $does }“ wählen: { $chance } Siegchance; nichts anderes, was er erwog, ist sicher besser.
room-hint-little = Der Kriegsherr würde „{ $does }“ wählen: { $chance } Siegchance, etwas mehr als mit { $usual }.
room-hint-better = Der Kriegsherr würde „{ $does }“ wählen: { $chance } Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als mit { $usual }.
room-hint-quoted = „{ $what }“
room-hint-otherwise = einer anderen Art, dasselbe zu tun
room-hint-unknown = etwas, wofür es keinen Knopf gibt
room-hint-does = { $title }: { $parts }
room-hint-and = { $one }, { $other }
room-hint-number = { $title } { $number }
room-hint-many = { $count } Stück
room-only-answer = { $name } hatte nur eine Antwort, also wurde sie gleich gegeben.
