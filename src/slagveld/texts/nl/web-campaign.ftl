### Campagnes aan de webtafel: de lijst, beginnen, de pagina, het verslag.

web-campaigns = Campagnes
web-campaigns-lead = Veldslagen die op elkaar volgen: wie wint, bepaalt welke er komt, en overlevenden mogen verder trekken.
web-campaigns-go = Bekijk de campagnes
web-campaigns-all = Alle campagnes
web-campaigns-mine = Jouw campagnes
web-campaigns-none = Nog geen campagnes: begin er hieronder een.
web-campaigns-ready = Klaar om te beginnen
web-campaign-begin = Campagne beginnen
web-campaign-none = Die campagne bestaat niet; kies er een uit de lijst met campagnes.
web-campaign-over = afgelopen
web-campaign-waits = de volgende slag kan beginnen
web-campaign-fighting = Er wordt een slag uitgevochten
web-campaign-fought = { $count ->
    [one] 1 slag uitgevochten
   *[other] { $count } slagen uitgevochten
}
web-campaign-scenarios = { $count ->
    [one] 1 scenario
   *[other] { $count } scenario's
}
web-campaign-of-battle = Campagne
web-campaign-back = Terug naar de campagne

## Beginnen

web-campaign-sides = Wie leidt welke partij?
web-campaign-friends = De link voor een vriend krijg je als de eerste slag begint; hij leidt ook naar de campagne.
web-campaign-final = Wint de campagne in: { $title }
web-campaign-army-for = Leger voor { $game }
web-campaign-army-scenario = Zoals de slag het heeft
web-campaign-agreed = Wat is afgesproken
web-campaign-decides = Wat de campagne beslist
web-campaign-by-final = Laatste scenario
web-campaign-by-points = Overwinningspunten
web-campaign-by-final-help = Wie het laatste scenario van zijn partij wint, heeft gewonnen.
web-campaign-by-points-help = Als er niets meer te spelen is, heeft de hoogste som van alle slagen gewonnen.
web-campaign-total = Punten per leger
web-campaign-total-help = 0: zoals op de lijst van elk leger staat.
web-campaign-veterans = Met veteranen
web-campaign-veterans-help = Wie een slag overleeft, mag mee naar de volgende, met een ervaringsmarker.

## De kaart

web-campaign-way = waarheen een zege van { $side } leidt
web-campaign-way-to = Als { $side } winnen: { $titles }.
web-campaign-way-end = Als { $side } winnen: het einde.
web-campaign-final-here = beslist voor
web-campaign-state-played = uitgevochten
web-campaign-state-next = nu aan de beurt
web-campaign-state-open = nog niet uitgevochten

## De pagina van een campagne

web-campaign-battle = Slag { $number }
web-campaign-seat = Plaats { $number }: { $side }
web-campaign-start = Deze slag uitvechten
web-campaign-again = Opnieuw uitvechten
web-campaign-continue = Verder met de slag
web-campaign-owner-starts = Wie de campagne begon, zet de slag klaar; er moet nog een vriend worden uitgenodigd.
web-campaign-choice = De winnaar kiest wat er volgt
web-campaign-choice-wait = Wie de partij leidt die het laatst won, kiest.
web-campaign-choose = Deze
web-campaign-standing = De stand
web-campaign-awaited = nog niet gekomen
web-campaign-won = scenario's gewonnen
web-campaign-points = overwinningspunten
web-campaign-armies = De legers
web-campaign-army-change = Leger veranderen
web-campaign-army-of = Het leger van { $side }
web-campaign-army-like = Beginnen met
web-campaign-army-bring = Dit leger meenemen
web-campaign-no-army = Deze partij brengt geen eigen leger mee.
web-campaign-survivors = Wie de laatste slag overleefde
web-campaign-survivors-help = Wie meegaat, is met zovelen als er overleefden en krijgt een marker. Alle anderen komen fris.
web-campaign-lived = { $models } van { $count }
web-campaign-marker = Marker voor { $unit }
web-campaign-fresh = fris
web-campaign-fresh-same = fris, { $count } zoals ze vochten
web-campaign-fresh-full = fris op volle sterkte: { $count }
web-campaign-full = volle sterkte: { $count }
web-campaign-short = Onder volle sterkte
web-campaign-short-help = Wat verloren ging, kan worden aangevuld: dan komt het fris en op volle sterkte, en kost het zijn punten.
web-campaign-veteran = veteranen: { $mark }
web-campaign-all = Allemaal
web-campaign-mixed = niet allemaal hetzelfde
web-campaign-take = Meenemen
web-campaign-taken = Het leger staat klaar.
web-campaign-diary = Het dagboek
web-campaign-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } ronden
}
web-campaign-report = Verslag
web-campaign-read = Lees het verslag
web-campaign-to = Naar de campagne
web-campaign-file = Als bestand bewaren
web-campaign-delete = Campagne verwijderen
web-campaign-delete-text = De campagne en haar dagboek zijn dan voorgoed weg. De slagen blijven in je lijst.

## Een slag aan een echte tafel

web-campaign-result = Uitslag invoeren
web-campaign-result-help = Voor een slag aan je eigen tafel. Een vergissing kun je in het dagboek terugnemen, tot de volgende slag begint.
web-campaign-result-winner = Wie won?
web-campaign-result-draw = Onbeslist
web-campaign-result-draw-replay = Onbeslist wordt opnieuw uitgevochten.
web-campaign-result-draw-counts = Onbeslist telt voor { $side }.
web-campaign-result-draw-unsaid = Deze campagne zegt niet wat onbeslist betekent; dat kan dus niet worden ingevoerd.
web-campaign-result-points = Overwinningspunten
web-campaign-result-points-help = Zonder punten heeft de winnaar er 1.
web-campaign-result-lived = Hoeveel er overleefden
web-campaign-result-lived-of = van { $count }
web-campaign-result-lived-help = Waar niemand zegt hoeveel er overleefden, kan ook niemand mee als veteraan.
web-campaign-result-rounds = Ronden
web-campaign-result-note = Een regel voor het dagboek
web-campaign-result-enter = Invoeren
web-campaign-result-who = Zeg eerst wie er won.
web-campaign-result-some = { $side }: zeg voor elk onderdeel hoeveel er overleefden, of voor geen enkel.
web-campaign-result-done = De slag is ingevoerd.
web-campaign-result-abandons = Deze slag wordt hier ook uitgevochten. Voer je een uitslag van je eigen tafel in, dan telt de slag hier niet meer voor de campagne; hij blijft bestaan als losse slag.
web-campaign-undo = Terugnemen
web-campaign-undo-title = Deze uitslag terugnemen?
web-campaign-undo-text = “{ $title }” moet dan nog worden uitgevochten. Legers die sindsdien zijn veranderd en veteranen die sindsdien zijn gekozen, zijn weer zoals daarvoor.
web-campaign-undone = De uitslag is teruggenomen.

## Een eigen campagne

web-campaign-own = Eigen campagnebestand
web-campaign-own-lead = Een campagne die je zelf hebt geschreven: een YAML-bestand met de partijen, de scenario's en wat op welke zege volgt.
web-campaign-own-choose = Bestand kiezen
web-campaign-own-other = Ander bestand
web-campaign-own-large = Het bestand is te groot; hoogstens { $most } kB.

## Armies that grow

web-campaign-camp = De kampen
web-campaign-purse = Krijgskas: { $points }
web-campaign-dead = Voorgoed weg
web-campaign-auto = Laat het kamp aan zichzelf over
web-campaign-levy = Een lichting oproepen
web-campaign-where-rests = rust
web-campaign-where-captured = gevangen
web-campaign-refill = Neem er { $count } op voor { $price } per stuk
web-campaign-ransom = Vrijkopen voor { $price }
web-campaign-experience = Ervaring { $experience }
web-campaign-experience-next = Volgende graad bij { $next }
web-campaign-advance-for = Vordering voor { $unit }
web-campaign-advance = Kies een vordering
web-campaign-learn = Leren
web-campaign-recruits = Rekruten werven
web-campaign-hire = Werven voor { $price }
web-campaign-hire-one = { $count } × { $unit } werven voor { $price }
web-campaign-how-many = Hoeveel?
web-campaign-might = Hoe sterk de legers zijn
web-campaign-tales = Wat er van hen werd
web-campaign-die = van { $sides }
web-campaign-growth = Legers groeien
web-campaign-growth-help = Ervaring door daden, blijvende wonden, gevangenen en namen, en een krijgskas voor rekruten. Elke partij brengt een leger mee.
