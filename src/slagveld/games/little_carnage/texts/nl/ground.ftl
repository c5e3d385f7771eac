# Standing

refusal-ground-edge = { $name }: geen voetplaat mag over de rand van de tafel.
refusal-ground-overlap = { $name } zou op { $other } komen te staan.
refusal-ground-on = { $name } mag hier niet op blijven staan: { $piece }.
refusal-ground-top = { $name } moet helemaal op het dak van een gebouw staan.

# Ways

refusal-way-far = { $name }: dit kost { $cost } en er is nog { $limit } over.
refusal-way-enemy = { $name } mag niet door { $other } heen.
refusal-way-high = { $name } kan hier alleen overheen klimmen, van vlak ernaast en met een hele activering: { $piece }.
refusal-way-higher = { $name } kan hier niet overheen, het is meer dan tweemaal zo hoog: { $piece }.
refusal-way-wide = { $name } kan hier niet overheen, het is breder dan de langste zijde van de voetplaat: { $piece }.
refusal-way-house = { $name } kan hier niet doorheen lopen: { $piece }.
refusal-way-barred = { $name } kan hier niet langs: { $piece }.
refusal-way-top = { $name } komt alleen klimmend van het dak af.

# Climbing

refusal-climb-start = { $name } moet er vlak tegenaan staan om hier te klimmen: { $piece }.
refusal-climb-end = { $name } moet recht aan de overkant eindigen, vlak tegen de rand: { $piece }.
refusal-climb-facing = { $name } houdt bij het klimmen zijn kijkrichting: { $piece }.
refusal-climb-whole = { $name } heeft een hele activering nodig om hier te klimmen: { $piece }.
refusal-climb-room = { $name } heeft geen plaats waar de klim zou eindigen: { $piece }.

# Lines

refusal-line-zone = { $target } staat niet in de frontzone van { $name }.
refusal-line-model = { $other } staat tussen { $name } en { $target }.
refusal-line-friend = { $other } van het eigen leger staat tussen { $name } en { $target }.
refusal-line-piece = { $name } ziet { $target } niet, want dit staat ertussen: { $piece }.
refusal-reach-far = { $target } is verder dan { $limit } van { $name }, en geen kameraad ervoor raakt het doel.
refusal-reach-height = { $name } en { $target } staan niet op dezelfde hoogte.
refusal-reach-wall = { $name } kan { $target } niet over een hoge muur heen slaan.
