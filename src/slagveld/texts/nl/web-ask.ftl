### Antwoorden op de pagina: formulieren, velden, kansen, en wat altijd kan.

## De antwoordbalk

answer-bar = Jouw antwoord
answer-forms = Wat je kunt doen
answer-steps = Wat ervoor nodig is
answer-as = Antwoord voor
answer-all-forms = Alles
answer-sure = { $what }: zeker?
answer-back = Een stap terug
answer-open = kies
answer-next = Verder: { $what }
answer-optional = als je wilt
answer-leave-out = Weglaten: { $what }
answer-above = Kies op de kaart hierboven.
answer-fold = In- of uitklappen: { $what }
answer-wait = Wachten.
answer-wait-for = Wachten op { $names }.
answer-over = Het gevecht is voorbij.
answer-not-this = Deze niet: wie oplicht, kan gekozen worden.
answer-yes = Ja
answer-no = Nee
answer-less = Minder: { $what }
answer-more = Meer: { $what }
answer-count = { $count } van { $most }
answer-count-between = { $count } gekozen ({ $least } tot { $most })

## Stukken

answer-pieces-hint = Klik ze aan, of trek er met Shift een kader om.
answer-pieces-alike = Klik anderen op de tafel aan om te wisselen.
answer-pieces-all = Alle
# Not all of them are wanted: so many of those listed.
answer-pieces-first = De eerste { $count }
answer-pieces-none = Geen

## Wegen, plekken en kijkrichtingen

answer-way-hint = Klik waar het heen gaat, of sleep het erheen.
answer-way-more = Klik verder voor een bocht, of nog eens op het eind om te bevestigen. Het wieltje draait.
answer-way-stay = Hier blijven
answer-way-drop = Laatste punt terugnemen
answer-way-of = { $way } van { $limit }
answer-way-cost = { $length } (telt als { $cost })
answer-stays = blijft staan
answer-spot-hint = Klik waar het moet staan.
answer-spot-turn = Sleep vandaar om te draaien, of gebruik het wieltje; klik nog eens om te bevestigen.
answer-spot-more = Klik ergens anders om te veranderen, of nog eens om te bevestigen.
answer-facing-hint = Klik waar het heen moet kijken.
answer-turn-left = Linksom draaien
answer-turn-right = Rechtsom draaien
answer-place-hint = Klik op de tafel, of sleep van hier. Wat staat, kun je verslepen en draaien.
answer-place-walk = Klik de weg van elk; klik nog eens op het eind, dan komt de volgende.
answer-place-count = { $count } geplaatst
answer-place-count-of = { $count } van { $most } geplaatst
answer-placed = Geplaatst, in deze volgorde
answer-place-drop = Weer van tafel: { $name }
answer-place-more = en nog { $count }
answer-place-none = Niemand gaat
answer-follow = Wie verplaatst
answer-follow-all = Allemaal samen
answer-follow-one = Eén alleen
answer-follow-hint = Versleep er een: de anderen volgen. Met het wieltje, of slepend met Shift, draai je ze.
answer-follow-one-hint = Versleep wie ergens anders moet staan; de anderen blijven zoals gepland.

## Stukken weg

answer-leg-ahead = Vooruit
answer-leg-back = Achteruit
answer-leg-left = Links
answer-leg-right = Rechts
answer-leg-turn-left = Draai links
answer-leg-turn-right = Draai rechts
answer-legs-none = Nog geen stuk weg.
answer-legs-drop = Laatste stuk weg terugnemen
answer-legs-length = Lengte ({ $unit })
answer-legs-degrees = Graden

## Lijsten

answer-order-hint = Sleep, of gebruik de pijltjestoetsen.
answer-order-place = { $name }, plaats { $place }
answer-order-up = Eerder: { $name }
answer-order-down = Later: { $name }
answer-pair-hint = Kies links, dan rechts.
answer-pair-drop = Weer losmaken: { $name }
answer-split-left = Over
answer-split-left-of = { $left } van { $total }
answer-split-all = Rest
answer-split-rest = De rest: { $what }
answer-split-between = Verdeel { $what }: { $one } of { $other }
answer-split-parts = { $one } { $first }, { $other } { $second }

## Dobbelstenen

answer-dice-type = Wat { $count }D{ $sides } tonen, met spaties ertussen
answer-dice-faces = Druk op wat een dobbelsteen toont
answer-dice-back = Laatste dobbelsteen terugnemen

## Kansen

answer-odds = Kansen
answer-verdict-part = { $what } { $count } van de { $of } keer
answer-verdict-sure = { $what }, vrijwel zeker
answer-verdict-never = nooit: { $what }
answer-verdict-more = Alle kansen, en waar ze vandaan komen
answer-mean = Gemiddeld { $mean }
# Outcomes that are too unlikely to be listed.
answer-rest = Iets anders
answer-tally-start = Begin
answer-tally-total = Totaal

## Meten

answer-tools = Hulpmiddelen
answer-hint = Tip
answer-hint-help = Wat zou de krijgsheer doen? Het wordt ingevuld om te bekijken, niet gespeeld.
answer-hint-close = Tip sluiten
answer-ruler = Meetlat
answer-sight = Zichtlijn
answer-measure-hint = Klik twee uiteinden, of sleep.
answer-no-measuring = Er mag nu niets gemeten worden.
answer-seen = { $far }, in zicht
answer-unseen = { $far }, niet in zicht
answer-sight-none = { $far }; hiertussen is er geen zicht

## Altijd

answer-menu = Einde, pauze, instellingen van dit gevecht
answer-menu-empty = Hier kun je nu niets doen.
answer-for-seat = { $what } ({ $name })
answer-take-back = Terugnemen
answer-take-back-ask = Vraag om terug te nemen
answer-take-back-sure = Je laatste stap wordt ongedaan gemaakt, met alles wat daarna kwam.
answer-take-back-others = De anderen wordt gevraagd of je laatste stap ongedaan mag worden gemaakt.
answer-back-nothing = Er is niets om terug te nemen.
answer-concede-sure = Het gevecht is voor jou voorbij en de andere partij wint. Dit is niet terug te nemen.
answer-offer-sure = Het gevecht eindigt zonder eigen winnaar als iedereen het voorstelt.
answer-play-on = Doorspelen
answer-proposals = Voorstellen
answer-agree = Akkoord
answer-decline = Afwijzen
answer-drop-proposal = Laat maar
answer-policies = Stops en automatische antwoorden
answer-policies-help = Wat de tafel je vraagt, en wat ze voor je antwoordt.

## De hand van de scheidsrechter

answer-hand = Hand van de scheidsrechter
answer-hand-leader = Je leidt dit gevecht: wat je verandert geldt meteen, en staat in het verslag.
answer-hand-consent = Wat je verandert geldt als iedereen akkoord is, en staat in het verslag.
answer-hand-changes = Iets veranderen
answer-hand-dice = Worp zetten
answer-hand-reason = Reden
answer-hand-do = Veranderen
answer-hand-entry = Welke worp
answer-hand-no-dice = Er is nog niet gegooid.
answer-hand-piece = Model
answer-hand-everything = Alles
answer-hand-search = Zoeken
answer-hand-places = Hoe het gevecht er nu voor staat
answer-hand-more =
    { $count ->
        [one] en nog één: zoek preciezer
       *[other] en nog { $count }: zoek preciezer
    }
answer-changes-hint = Zeg waar in de stand van het gevecht, wat daar nu staat en wat er moet staan.
answer-changes-add = Nog een wijziging
answer-change-number = Wijziging { $number }
answer-change-path = Waar
answer-change-old = Nu
answer-change-new = Straks
answer-change-op = Hoe
answer-change-set = Vervangen
answer-change-insert = Invoegen
answer-change-remove = Weghalen
answer-change-drop = Wijziging { $number } laten vallen

## De proefpagina

answer-demo = Alle invoervelden
answer-demo-lead = Elke soort vraag en alles wat een tafel kan tonen, met verzonnen gegevens. Hier wordt niets gespeeld.
answer-demo-fields = Velden
answer-demo-elements = Onderdelen van de tafel
answer-demo-value = Waarde
answer-demo-sent = Verstuurd
answer-demo-try = Probeer op de tafel
