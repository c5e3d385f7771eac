# Scenarios made on the page: the desk with its table, the list, the way into a campaign.

desk-scenarios = Szenarien
desk-lead = Leg einen Tisch, zeichne Zonen und sag, wer gewinnt: eine eigene Schlacht für dich, deine Freunde und Bots.
desk-mine = Meine Szenarien
desk-none = Noch keine Szenarien: Beginne unten eines, oder öffne eine Datei.
desk-all = Alle Szenarien
desk-new = Ein neues beginnen
desk-empty = Auf leerem Tisch
desk-like = Oder eines kopieren …
desk-like-of = Mit einem fertigen von { $game } beginnen
desk-new-name = Mein Szenario
desk-new-summary = Eine eigene Schlacht.
desk-shared = Jemand teilt dieses Szenario mit dir. Spiel es, oder bewahre eine Kopie auf, um es zu ändern.
desk-play = Spielen
desk-armies = Armeen zeigen
desk-draw = Auf den Tisch zeichnen
desk-draw-box = { $what }: ein Rechteck zeichnen
desk-draw-circle = { $what }: einen Kreis zeichnen
desk-draw-corners = { $what }: Ecke für Ecke zeichnen
desk-draw-spot = { $what }: eines hinstellen
desk-hint-box = { $what }: Zieh auf dem Tisch von Ecke zu Ecke. Enter setzt eines in die Mitte, Esc bricht ab.
desk-hint-circle = { $what }: Drück in die Mitte und zieh nach außen. Enter setzt einen in die Tischmitte, Esc bricht ab.
desk-hint-corners = { $what }: Klick auf dem Tisch die erste Ecke an.
desk-hint-corners-more = { $what }: Klick die nächsten Ecken an; noch einmal die erste, oder Enter, schließt den Umriss.
desk-hint-spot = { $what }: Klick, wo es stehen soll. Enter stellt es in die Mitte, Esc bricht ab.
desk-side = Seite { $number }
desk-thing = { $what } { $number }
desk-of-side = { $what } · { $side }
desk-terrain = Gelände { $number }
desk-from-left = Von links in { $unit }
desk-from-top = Von oben in { $unit }
desk-diameter = Durchmesser in { $unit }
desk-more = Mehr
desk-none-yet = noch keine auf dem Tisch
desk-asking = Das Szenario wird geprüft …
desk-ok = Dieses Szenario kann gespielt werden.
desk-faults = { $count ->
    [one] Eines ist noch zu richten, bevor es gespielt werden kann:
   *[other] { $count } Dinge sind noch zu richten, bevor es gespielt werden kann:
}
desk-faults-short = { $count ->
    [one] 1 zu richten
   *[other] { $count } zu richten
}
desk-goal-of = { $side }: { $words }
desk-goals-change = Ändern
desk-campaign = In einer Kampagne verwenden
desk-campaign-help = Wähle den Ort einer Kampagne, an dem dieses Szenario ausgetragen wird.
desk-campaign-none = Keine Kampagne hier wird mit diesem Spiel gespielt.
desk-campaign-at = Bei „{ $place }“
desk-campaign-file = Als Datei geht es auch auf der Kommandozeile in eine Kampagne: slagveld campaign new war.json --campaign KEY --scenario PLACE=FILE.
desk-places = Eigene Szenarien
desk-places-help = An jedem Ort kann stattdessen eines deiner Szenarien ausgetragen werden.
desk-places-usual = Wie die Kampagne es hat
desk-file = Datei
desk-campaign-short = Kampagne
