### De gevechtspagina van de webtafel: beurt, verhaal, einde, herhaling.

## The turn in one sentence

battle-turn-you = Jij bent aan zet: { $prompt }
battle-turn-seat = { $who }: { $prompt }
battle-turn-wait = Wachten op { $who }.
battle-turn-bot = { $who }: denkt na …
battle-odds = Kansen om te winnen: { $sides }
battle-odds-side = { $who } { $chance }
battle-turn-empty = Wachten tot { $who } komt zitten. Stuur de link als je dat nog niet hebt gedaan.
battle-turn-none = Een ogenblik …
battle-turn-mixing = De dobbelstenen worden gemengd …
battle-turn-mix = De dobbelstenen worden gemengd; wachten op { $who }.
battle-turn-won = Overwinning voor { $who }.
battle-turn-draw = Het gevecht eindigde onbeslist.
# In the tab's title, and as a notification.
battle-call = Jij bent aan zet

## The page

battle-home = Alle gevechten
battle-opening = Het gevecht wordt geopend …
battle-closed = Dit gevecht kan niet worden geopend
battle-line-connecting = Verbinding maken …
battle-line-lost = Opnieuw verbinden …
battle-lost-help = De verbinding is verbroken. Er is niets kwijt: de pagina komt vanzelf terug.
battle-line-closed = Gesloten. Laad de pagina opnieuw om door te gaan.
battle-watching = Je kijkt toe
battle-close = Sluiten
battle-roster = Legers
battle-story = Verhaal
battle-tabs = Verhaal, chat en woorden
battle-tab-story = Verhaal
battle-tab-chat = Chat
battle-tab-chat-unread = Chat ({ $count })
battle-tab-words = In woorden

## The story

battle-story-empty = Er is nog niets gebeurd.
battle-story-filtered = Zoiets is nog niet gebeurd.
battle-story-earlier = Eerder
battle-story-newer = Naar de nieuwste regel
battle-filter = Welke regels je ziet
battle-filter-all = Alles
battle-filter-dice = Worpen
battle-filter-harm = Schade
battle-line-private = alleen jij ziet dit
# A line that is told several times in a row.
battle-line-times = × { $count }
battle-undone = { $count ->
    [one] 1 stap teruggenomen
   *[other] { $count } stappen teruggenomen
}

## Dice

battle-die = { $value } op een D{ $sides }
battle-die-hit = { $value } op een D{ $sides }, gelukt
battle-die-miss = { $value } op een D{ $sides }, mislukt
battle-die-unrolled = een D{ $sides }, nog te gooien
# $compare is ≤, ≥, < or >.
battle-needed = { $compare } { $target } nodig
battle-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
battle-roll-by-hand = gezet door de hand van de scheidsrechter

## Pieces, cards and what lies beside the table

battle-gauge = { $label }: { $value }
battle-gauge-of = { $label }: { $value } van { $most }
battle-badge-count = { $text } ({ $count } keer)
battle-spent = heeft al gehandeld
battle-stands-in = Staat in: { $place }.
battle-card-of = Kaart: { $name }
battle-house-line = Niet uit het regelboek
battle-card-hidden = Een gedekte kaart
battle-card-now = nu
battle-card-done = gedaan
battle-card-skipped = overgeslagen
battle-card-closed = nu niet
battle-card-plays = kan gespeeld worden
battle-strip = Kaarten
battle-cards-more = nog { $count }, gedekt
battle-track-done = gedaan
battle-dial = Click { $click } van { $count }
battle-dial-click = Click { $click }
battle-dial-hidden = verborgen
battle-dial-start = startpositie
battle-dial-all = Alle clicks
battle-dial-value = Waarde
roster-sheets = Bladen
roster-nobody = Van niemand
roster-on-table = { $count } op de tafel
roster-beside = Naast de tafel

## Who is here, and what they say

presence-title = Aan de tafel
presence-here = hier
presence-away = weg
presence-empty = nog niet hier
presence-bot = bot
presence-you = (jij)
presence-leader = (spelleider)
presence-watchers = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
chat-title = Chat
chat-empty = Nog niemand heeft iets gezegd. Wens elkaar succes!
chat-hint = Zeg iets
chat-send = Stuur
chat-watcher = Toeschouwer

## Hot-seat

handover-title = Geef het scherm aan { $who }
handover-help = Wat nu komt, is alleen voor { $who }. De anderen kijken even weg.
handover-ready = Ik ben { $who }: laat zien

## The table in words

words-title = De tafel in woorden
words-from = Gezien vanaf
words-nobody = Kies een stuk
words-choose = Kies een stuk, hier of op de tafel, om te horen wat eromheen staat.
words-looking = Even rondkijken …
words-alone = Er staat geen ander stuk op de tafel.
words-open = Staat in het open veld.
words-self = { $name }, { $owner }.
words-pieces = Andere stukken
words-terrain = Terrein
# $clock: twelve is straight ahead.
words-piece = { $name } ({ $owner }): { $length }, op { $clock } uur.
words-piece-direction = { $name } ({ $owner }): op { $clock } uur.
words-ground = { $name }: { $length }, op { $clock } uur.
words-ground-direction = { $name }: op { $clock } uur.
words-ground-here = { $name }: hier.

## The end

end-you-won = Je hebt gewonnen!
end-won = Overwinning voor { $who }
end-draw = Onbeslist
end-you-lost = Verloren. Overwinning voor { $who }
end-sides = Hoe het de partijen verging
end-score = score { $score }
end-losses = { $lost } van { $all } verloren
end-luck = Geluk: { $luck }
end-show = Hoe het afliep
end-replay = Nog eens bekijken
end-rematch = Nog een keer spelen
end-download = Gevechtsbestand
rematch-links = Nodig je vrienden weer uit
rematch-links-help = Stuur iedereen de eigen link. Wie hem opent, gaat op die plaats zitten.
rematch-invitation = Een gevecht in Slagveld
rematch-go = Naar de tafel
rematch-other-table = Dat gevecht had een zelf ingerichte tafel; dit heeft die van het scenario.

## Luck

luck-title = Hoe de dobbelstenen vielen
luck-help = Alleen worpen waarvoor een bepaald getal nodig was, tellen mee.
luck-none = Voor geen enkele worp van dit gevecht was een bepaald getal nodig.
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-blessed = door de dobbelstenen gezegend
luck-lucky = geluk gehad
luck-even = ongeveer zoals verwacht
luck-unlucky = pech gehad
luck-cursed = door de dobbelstenen vervloekt
luck-counts = { $actual } van { $dice } gelukt; { $expected } te verwachten.
luck-chance-better = Zo goed of beter gaat het in { $chance } van zulke gevechten.
luck-chance-worse = Zo slecht of slechter gaat het in { $chance } van zulke gevechten.
luck-one-in = Dat is één op { $many }.

## Proof of the dice

proof-title = Bewijs van de dobbelstenen
proof-help = Voor de eerste worp heeft de gastheer een vingerafdruk van een geheim getoond; elke speler mengde er een getal bij. Nu ligt het geheim open en kan iedereen nagaan dat geen dobbelsteen is gekozen.
proof-help-typed = Deze dobbelstenen zijn niet vooraf vastgelegd; nagegaan wordt dat alles er volgens de regels uit volgde.
proof-commitment = Vooraf getoond
proof-secret = Het geheim
proof-holds = Zojuist opnieuw gespeeld: alle { $entries } stappen en { $rolls } worpen komen hetzelfde uit.
proof-overrides = { $count ->
    [one] De hand van de scheidsrechter veranderde er 1.
   *[other] De hand van de scheidsrechter veranderde er { $count }.
}
proof-broken = Zojuist opnieuw gespeeld: stap { $entry } komt niet hetzelfde uit.

## Replay

replay-title = Herhaling: { $name }
replay-controls = Herhaling
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Een stap vooruit
replay-last = Naar het einde
replay-slider = Waar in het gevecht
replay-at = Stap { $at } van { $last }
replay-go-to = Ga naar stap { $entry }
replay-round = Ga naar een ronde
replay-speed = Snelheid
replay-link = Link kopiëren
replay-only-looking = Dit is een herhaling: je kunt alleen kijken.

## First steps

coach-title = Eerste stappen
coach-step = Eerste stappen: { $step } van { $count }
coach-read-on = Lees verder
coach-skip = Les verlaten
coach-fill = Laat zien
coach-missed = Dit kon niet meer, dus de les gaat zonder verder.
coach-again = Opnieuw beginnen
coach-back = Terugnemen
coach-done = Goed gedaan! Meer heb je niet nodig.
coach-done-help = Speel dit gevecht uit, of begin een echt.
coach-real-battle = Een echt gevecht
coach-play-on = Doorspelen

## Wat er gebeurt

battle-skip = Overslaan
battle-skip-help = Meteen naar wat volgt (spatiebalk)
battle-card = Wat de dobbelstenen deden
battle-card-close = Kaart wegleggen
battle-card-numbers = Alle getallen
battle-card-fewer = Alleen de dobbelstenen
battle-card-earlier = De daad hiervoor
battle-card-later = De daad hierna
battle-card-page = { $number } van { $count }
battle-look-there = Kijken waar dit gebeurde

## The coach on a narrow screen

battle-coach-fold = De coach inklappen
battle-coach-unfold = De coach uitklappen

## Keys

battle-keys = Toetsen
battle-key-choose = een van de mogelijkheden kiezen
battle-key-confirm = bevestigen
battle-key-back = één stap terug, nooit verder
battle-key-odds = alle kansen van wat is ingevuld
battle-key-hint = wat zou de krijgsheer doen?
battle-key-measure = de meetlat
battle-key-sight = de zichtlijn
battle-key-turn = draaien wie wordt neergezet
battle-key-pieces = naar de stukken, en van het een naar het ander
battle-key-move = het beeld verschuiven, of van stuk naar stuk
battle-key-zoom = dichterbij, verder weg, de hele tafel
battle-key-cross = een kruis voor plekken, met de pijltjes verschoven
battle-key-rule = de regel bij de aanwijzer
battle-key-keys = deze toetsen
