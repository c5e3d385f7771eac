### Legers door het lot, gekozen en geplakt in de browser.

## Legers door het lot, uit dozen, om de beurt gekozen

make-points = Punten
make-seed = Nummer
make-seed-help = Hetzelfde nummer geeft weer hetzelfde.
make-chance = Zonder alles zelf te kiezen
make-random = Een willekeurig leger
make-random-help = Toegestaan, en dicht bij de punten.
make-random-sure = Dit leger vervangen?
make-random-why = Wat je tot nu toe hebt gebouwd, maakt plaats voor een leger door het lot.
make-random-yes = Vervangen
make-random-of = Door het lot: { $points } punten, nr. { $seed }
make-random-again = Een ander
make-sealed = Gesloten dozen
make-sealed-help = Beide partijen openen een doos van dezelfde soort en bouwen met wat erin ligt.
make-box-of = Doos { $number } voor { $points } punten, nr. { $seed }. Alleen wat erin ligt, kan worden genomen.
make-box-count = { $count } in de doos
make-box-build = Bouw er een voor mij
make-box-other = Doos { $number } openen
make-pick = Draft
make-pick-help = Kies om de beurt, heen en weer terug, uit wat er open ligt.
make-pick-who = Wie er kiest
make-pick-bot = Ik en een bot
make-pick-two = Wij tweeën, hier
make-pick-auto = Twee bots
make-pick-side = Partij { $number }
make-pick-turn = Partij { $number } kiest nu.
make-pick-over = Beide legers zijn compleet.
make-pick-open = Wat er open ligt
make-pick-take = Nemen: { $name }
make-pick-taken = genomen
make-pick-not = nu niet
make-pick-done = Niets meer voor partij { $number }
make-pick-back = Terugnemen
make-pick-fight = Met deze legers vechten
make-pick-none = Nog niets

## Lijsten en kaarten

make-list-copy = Als tekst kopiëren
make-list-paste = Lijst plakken
make-list-lead = Eén eenheid per regel met haar aantal, zoals men het op een forum schrijft; of het bestand van een leger, ook van New Recruit of BattleScribe.
make-list-words = De lijst
make-list-read = Lezen
make-list-use = Dit leger gebruiken
make-list-fits = Alles erin past.
make-list-some = { $count ->
    [one] Er valt één ding over te zeggen:
   *[other] Er vallen { $count } dingen over te zeggen:
}
make-list-line = Regel { $line }
make-face = Waarden en vaardigheden: { $name }
make-face-none = Dit heeft geen waarden voordat het gemaakt is: neem het en kies ze.
