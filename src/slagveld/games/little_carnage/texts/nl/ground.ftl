# Standing

refusal-ground-edge = { $name }: geen voetplaat mag over de rand van de tafel.
refusal-ground-overlap = { $name } { AGREE($name, "zou", "zouden") } op { $other } komen te staan.
refusal-ground-on = { $name } { AGREE($name, "mag", "mogen") } hier niet op blijven staan: { $piece }.
refusal-ground-top = { $name } { AGREE($name, "moet", "moeten") } helemaal op het dak van een gebouw staan.

# Ways

refusal-way-far = { $name }: dit kost { $cost } en er is nog { $limit } over.
refusal-way-about = { $name } { AGREE($name, "komt", "komen") } achteruit tegen { $enemy } en { AGREE($name, "heeft", "hebben") } geen bewegingspunt meer om zich met het front naar de vijand te draaien: alleen de flank is gratis.
refusal-way-enemy = { $name } { AGREE($name, "mag", "mogen") } niet door { $other } heen.
refusal-way-high = { $name } { AGREE($name, "kan", "kunnen") } hier alleen overheen klimmen, van vlak ernaast en met een hele activering: { $piece }.
refusal-way-higher = { $name } { AGREE($name, "kan", "kunnen") } hier niet overheen, het is meer dan tweemaal zo hoog: { $piece }.
refusal-way-wide = { $name } { AGREE($name, "kan", "kunnen") } hier niet overheen, het is breder dan de langste zijde van de voetplaat: { $piece }.
refusal-way-house = { $name } { AGREE($name, "kan", "kunnen") } hier niet doorheen lopen: { $piece }.
refusal-way-barred = { $name } { AGREE($name, "kan", "kunnen") } hier niet langs: { $piece }.
refusal-way-top = { $name } { AGREE($name, "komt", "komen") } alleen klimmend van het dak af.

# Climbing

refusal-climb-start = { $name } { AGREE($name, "moet", "moeten") } er vlak tegenaan staan om hier te klimmen: { $piece }.
refusal-climb-end = { $name } { AGREE($name, "moet", "moeten") } recht aan de overkant eindigen, vlak tegen de rand: { $piece }.
refusal-climb-facing = { $name } { AGREE($name, "houdt", "houden") } bij het klimmen { AGREE($name, "zijn", "hun") } kijkrichting: { $piece }.
refusal-climb-whole = { $name } { AGREE($name, "heeft", "hebben") } een hele activering nodig om hier te klimmen: { $piece }.
refusal-climb-room = { $name } { AGREE($name, "heeft", "hebben") } geen plaats waar de klim zou eindigen: { $piece }.

# Lines

refusal-line-zone = { $target } { AGREE($target, "staat", "staan") } niet in de frontzone van { $name }.
refusal-line-model = { $other } { AGREE($other, "staat", "staan") } tussen { $name } en { $target }.
refusal-line-friend = { $other } van het eigen leger { AGREE($other, "staat", "staan") } tussen { $name } en { $target }.
refusal-line-piece = { $name } { AGREE($name, "ziet", "zien") } { $target } niet, want dit staat ertussen: { $piece }.
refusal-reach-far = { $target } { AGREE($target, "is", "zijn") } verder dan { $limit } van { $name }, en geen kameraad ervoor raakt het doel.
refusal-reach-height = { $name } en { $target } staan niet op dezelfde hoogte.
refusal-reach-wall = { $name } { AGREE($name, "kan", "kunnen") } { $target } niet over een hoge muur heen slaan.
