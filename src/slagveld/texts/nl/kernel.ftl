### Zinnen van de kern: gebeurtenissen, beslissingen, weigeringen.

## Gebeurtenissen

plain = { $words }
older-words = (in de woorden van oudere regels)
event-round-began = { $called ->
    [turn] Beurt
   *[round] Ronde
} { $round } begint.
event-phase-began = { $phase }
event-turn-began = { $seat } is aan de beurt.
event-order-set = Volgorde: { $order }.
event-rolled = { $purpose }: { $dice } ({ $count }D{ $sides })
event-rolled-needed = { $purpose }: { $dice } ({ $count }D{ $sides }, nodig { $compare } { $target }): { $result }
yields-successes = { $count ->
    [0] geen succes
    [one] 1 succes
   *[other] { $count } successen
}
yields-hits = { $count ->
    [0] geen treffer
    [one] 1 treffer
   *[other] { $count } treffers
}
yields-wounds = { $count ->
    [0] geen wond
    [one] 1 wond
   *[other] { $count } wonden
}
yields-hit-or-miss = { $count ->
    [0] mis
   *[other] raak
}
yields-passed-or-failed = { $count ->
    [0] mislukt
   *[other] geslaagd
}
event-drawn = Getrokken door { $seat } ({ $bag }): { $label }.
event-drawn-hidden = Getrokken door { $seat } ({ $bag }), gedekt.
event-turned-up = { $bag }, getrokken: { $label }.
event-turned-up-hidden = { $bag }: gedekt getrokken.
event-announced = { $seat } kondigt aan: { $what }.
event-placed = Geplaatst: { $name }.
event-placed-by = { $seat } plaatst { $name }.
event-moved = { $name } { AGREE($name, "gaat", "gaan") } { $length }.
event-moved-advance = { $name } { AGREE($name, "rukt", "rukken") } { $length } op.
event-moved-back = { $name } { AGREE($name, "gaat", "gaan") } { $length } achteruit.
event-moved-blink = { $name } { AGREE($name, "verdwijnt en verschijnt elders", "verdwijnen en verschijnen elders") }.
event-moved-break-off = { $name } { AGREE($name, "maakt zich los en gaat", "maken zich los en gaan") } { $length }.
event-moved-carried = { $name } { AGREE($name, "wordt meegedragen", "worden meegedragen") }.
event-moved-charge = { $name } { AGREE($name, "stormt", "stormen") } { $length } naar voren.
event-moved-climb = { $name } { AGREE($name, "klimt", "klimmen") } { $length }.
event-moved-close-up = { $name } { AGREE($name, "sluit", "sluiten") } { $length } aan.
event-moved-dodge = { $name } { AGREE($name, "ontwijkt", "ontwijken") } { $length } ver.
event-moved-drag = { $name } { AGREE($name, "wordt", "worden") } { $length } meegesleept.
event-moved-failed-charge = { $name } { AGREE($name, "stormt vergeefs en komt", "stormen vergeefs en komen") } { $length } ver.
event-moved-flee = { $name } { AGREE($name, "vlucht", "vluchten") } { $length }.
event-moved-fly = { $name } { AGREE($name, "vliegt", "vliegen") } { $length }.
event-moved-jump = { $name } { AGREE($name, "springt", "springen") }.
event-moved-laid = { $name } { AGREE($name, "wordt neergelegd", "worden neergelegd") }.
event-moved-led = { $name } { AGREE($name, "wordt meegevoerd", "worden meegevoerd") }.
event-moved-levitated = { $name } { AGREE($name, "wordt door de lucht verplaatst", "worden door de lucht verplaatst") }.
event-moved-march = { $name } { AGREE($name, "marcheert", "marcheren") } { $length }.
event-moved-pursue = { $name } { AGREE($name, "achtervolgt over", "achtervolgen over") } { $length }.
event-moved-pushed = { $name } { AGREE($name, "wordt", "worden") } { $length } weggeduwd.
event-moved-run = { $name } { AGREE($name, "rent", "rennen") } { $length }.
event-moved-rush = { $name } { AGREE($name, "snelt", "snellen") } { $length } vooruit.
event-moved-step-aside = { $name } { AGREE($name, "stapt", "stappen") } { $length } opzij.
event-moved-swim = { $name } { AGREE($name, "zwemt", "zwemmen") } { $length }.
event-moved-teleport = { $name } { AGREE($name, "wordt geteleporteerd", "worden geteleporteerd") }.
event-moved-turn = { $name } { AGREE($name, "draait", "draaien") } onderweg ({ $length }).
event-moved-wagon = { $name } { AGREE($name, "rijdt", "rijden") } { $length }.
event-moved-walk = { $name } { AGREE($name, "loopt", "lopen") } { $length }.
event-moved-wheel = { $name } { AGREE($name, "zwenkt", "zwenken") } { $length }.
event-turned = { $name } { AGREE($name, "draait", "draaien") } ter plaatse.
event-hurt = Geraakt: { $name }, −{ $amount } (nog { $left }).
event-hurt-only = Geraakt: { $name }, −{ $amount }.
event-healed = Genezen: { $name }, +{ $amount } (nu { $left }).
event-healed-only = Genezen: { $name }, +{ $amount }.
event-slain = Gesneuveld: { $name }.
event-removed = Van tafel: { $name } ({ $cause }).
event-changed = { $what }: { $old } → { $new }.
event-changed-because = { $what }: { $old } → { $new } ({ $cause }).
event-status-gained = { $name }: { $status }.
event-status-lost = { $name }: niet langer { $status }.
event-lapsed = Wat was aangekondigd, kan niet meer gebeuren.
event-policy-set = { $seat } zet { $key } op { $value }.
event-end-offered = { $seat } stelt voor het gevecht te beëindigen.
event-end-withdrawn = { $seat } speelt toch door.
event-conceded = { $seat } geeft op.
event-paused = De spelleider legt het gevecht stil.
event-resumed = Het gevecht gaat verder.
event-ended = Het gevecht is voorbij. { $reason }
event-ended-won = Het gevecht is voorbij. Overwinning voor { $order }. { $reason }
event-ended-draw = Het gevecht is voorbij, gelijkspel. { $reason }
event-overridden = De hand van de scheidsrechter veranderde { $paths }: { $reason }
event-taken-back = Teruggenomen tot stap { $to }.

## Einde

end-conceded = De andere partij gaf op.
end-agreed = De spelers spraken het einde af.
end-time = De afgesproken tijd is om.

## Wat gevraagd wordt

ask-dice = Gooi { $count }D{ $sides } ({ $purpose }) en typ wat ze tonen.
ask-dice-needed = Gooi { $count }D{ $sides } ({ $purpose }, nodig { $compare } { $target }) en typ wat ze tonen.
ask-card = Trek een kaart ({ $bag }) en zeg welke het is.
ask-mix = Geef zelf een getal: het wordt door de dobbelstenen gemengd, zodat niemand ze kan kiezen.
ask-paused = De spelleider heeft het gevecht stilgelegd.
ask-waiting = Wachten op een andere speler.

## Wat men kan doen

do-concede = Opgeven
do-mix = Meng erbij
do-offer-end = Einde voorstellen
do-offer-end-help = Het gevecht eindigt als iedere speler het voorstelt.
do-withdraw-offer = Doorspelen
do-override = Hand van de scheidsrechter
do-pause = Gevecht stilleggen
do-resume = Gevecht hervatten
do-set-policy = Stops en automatische antwoorden
do-type-dice = Worp invoeren
do-type-card = Kaart invoeren
field-card = Kaart
field-changes = Wijzigingen
field-dice = Dobbelstenen
field-mix = Jouw getal
field-policy = Wanneer
field-policy-value = Dan
field-successes = Successen (dobbelstenen zonder getallen)

## Weigeringen

refusal-over = Het gevecht is voorbij.
refusal-no-seat = Zo'n plaats is er niet aan deze tafel.
refusal-not-asked = Het is nu niet jouw beslissing.
refusal-not-playing = Dat kunnen alleen spelers die nog meedoen.
refusal-other-question = Dit is geen antwoord op wat nu gevraagd wordt.
refusal-shell-only = Dat doet de tafel zelf als het tijd is.
refusal-malformed = Deze actie begrijpt de tafel niet: { $reason }.
refusal-paused = De spelleider heeft het gevecht stilgelegd.
refusal-leader-only = Dat kan alleen de spelleider.
refusal-pause-twice = Het gevecht is al zo.
refusal-no-offer = Je hebt niet voorgesteld het gevecht te beëindigen.
refusal-offer-twice = Je hebt al voorgesteld het gevecht te beëindigen.
refusal-policy-key = Er is geen stop of automatisch antwoord { $policy }.
refusal-policy-value = { $value } is geen van de keuzes.
refusal-back-off = Terugnemen staat uit in dit gevecht.
refusal-back-dice = Sindsdien is er gegooid of een geheim getoond; alleen de spelleider kan daarvoor terug.
refusal-back-dice-typed = Voor deze actie is al gegooid; ze moet worden afgemaakt.
refusal-back-barrier = Volgens de regels wordt dit deel niet overgespeeld.
refusal-back-entry = Naar stap { $entry } kan men niet terug.
refusal-back-nothing = Er is niets om terug te nemen.
refusal-back-old-rules = Stap { $entry } is volgens oudere regels gespeeld en kan niet worden overgespeeld.
refusal-no-proposal = Dat voorstel is er niet meer.
refusal-agreed-twice = Je hebt al ingestemd.
refusal-change-path = De plaats { $path } bestaat niet in het gevecht.
refusal-change-old = Op { $path } staat iets anders dan de wijziging zegt.
refusal-change-result = Na deze wijziging zou het geen gevecht meer zijn: { $reason }.
refusal-change-fault = Na deze wijziging zou er iets niet kloppen: { $fault }
refusal-no-rolls = Stap { $entry } heeft geen worp om te zetten.
refusal-rolls-impossible = Deze worp kan daar niet vallen.
refusal-rolls-too-many = Daar wordt minder vaak gegooid.
refusal-dice-due = Er moet gegooid worden, niet getrokken.
refusal-card-due = Er moet een kaart getrokken worden, niet gegooid.
refusal-card-missing = { $item } zit niet in de stapel.
refusal-dice-first = Eerst de dobbelstenen: de tafel wacht erop.
refusal-dice-numbers = Dat kan { $count }D{ $sides } niet tonen: { $count ->
    [one] één getal
   *[other] { $count } getallen
} van 1 tot en met { $sides }.
refusal-dice-successes = Zoveel successen kunnen hier niet met { $count } dobbelstenen.
refusal-no-dice-due = Er hoeft nu niet gegooid te worden.
refusal-mix-late = Getallen worden alleen voor de eerste worp van eerlijke dobbelstenen erbij gemengd.
refusal-mix-twice = Je hebt je getal al gegeven.
refusal-reveal-early = Het geheim van de dobbelstenen wordt getoond als het gevecht voorbij is.
refusal-game = Er is geen spel { $game }; wel: { $known }.
refusal-scenario = Er is geen scenario { $scenario }; wel: { $known }.
refusal-other-game = Deze opstelling is voor een ander spel ({ $game }).
refusal-seat-count = Dit scenario kan niet met { $count } worden gespeeld.
refusal-option-unknown = Er is geen optie { $option }.
refusal-option-value = { $value } kan niet voor optie { $option }.
refusal-odds-unknown = Er is geen waarde { $name }; wel: { $known }.
refusal-odds-missing = De waarde { $name } ontbreekt.
refusal-odds-value = { $name } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }.
refusal-save-foreign = Dit is geen gevecht dat met Slagveld is bewaard.
refusal-save-newer = Dit gevecht is met een nieuwer Slagveld bewaard.
refusal-save-damaged = Dit bewaarde gevecht is beschadigd: { $reason }.
refusal-save-changed = Dit bewaarde gevecht is met de hand veranderd: stap { $entry } klopt niet.
refusal-save-large = Dit bestand is te groot voor een bewaard gevecht.

## Herhalingen

verify-refused = de actie is daar niet toegestaan: { $why } ({ $rule })
verify-dice = de dobbelstenen passen niet: { $why }
verify-rolls = daar vallen andere dobbelstenen: { $new }, genoteerd { $old }
verify-events = daar gebeurt iets anders dan genoteerd
verify-state = de stand is daar anders dan genoteerd
verify-commitment = het geheim van de dobbelstenen past niet bij de gepubliceerde hash

## Prijzen

# Een prijs die niet heel is: $digits staan achter de komma.
decimal = { NUMBER($whole) },{ $digits }

## Geheimen en eerlijkheid

event-hand-stayed = Wat allen goedvonden kan zoals het gevecht ervoor staat niet. Er is niets veranderd.
event-card-set-right = { $was } is getrokken, hoewel die als jouw kaart genoteerd stond. Nu staat daar { $now }. Klopt dat niet, dan is er een kaart verkeerd ingevoerd: zeg het de anderen.
refusal-change-unseen = Dit past niet bij wat je van het gevecht ziet. Een voorstel verandert wat de speler zelf ziet, noemt wat daar staat en laat een gaaf gevecht over.
refusal-change-leader = Wie leidt en wie speelt blijft zoals het is.
refusal-rolls-unseen = Niet iedereen zag wat daar getrokken werd. Alleen een spelleider kan het zetten.
refusal-leader-plays = Wie zelf speelt beslist niet alleen. Stel het voor vanaf de plaats waar je speelt.
lesson-not-now = De les wacht nu op iets anders: doe wat oplicht. Wie de les verlaat, mag alles.

## Het oordeel in één regel. Achter wat kan gebeuren staat de kans: "raakt 3 van de 4 keer".

verdict-hits = raakt
verdict-wounds = verwondt
verdict-kills = doodt
verdict-wipes-out = vaagt ze weg
verdict-works = lukt
verdict-hurt = je raakt gewond
verdict-falls = je sneuvelt
verdict-loses = je verliest een man
verdict-all-lost = je verliest ze allemaal
