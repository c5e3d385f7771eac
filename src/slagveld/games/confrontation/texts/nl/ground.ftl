## Wegen

refusal-ground-far = { $name } mag { $limit } bewegen, en deze weg kost { $cost }.
refusal-ground-edge = { $name } moet met de hele sokkel op tafel blijven.
refusal-ground-through = { $name } kan niet door { $other } heen.
refusal-ground-brush = { $name } zou in het voorbijgaan { $other } raken.
refusal-ground-water = { $name } moet hier zwemmen: { $terrain }.
refusal-ground-gap = { $name } moet hier springen of klimmen: { $terrain }.
refusal-ground-smaller = { $name } komt hier alleen lopend of springend overheen: { $terrain }.
refusal-ground-obstacle = { $name } moet hier overheen springen of klimmen: { $terrain }.
refusal-ground-barred = Hier komt niemand door: { $terrain }.

## Plaatsen

refusal-ground-room = Er is geen plaats voor { $name }: daar staat { $other }.
refusal-ground-contact = { $name } zou contact maken met { $other }, en die is niet als doelwit aangekondigd.
refusal-ground-crowded = { $name } vindt geen plaats: met { $other } kunnen hoogstens { $most } tegenstanders in contact zijn.
refusal-ground-terrain = { $name } kan hier niet in staan: { $terrain }.
refusal-ground-astride = { $name } staat hier met de hele sokkel op, of ernaast: { $terrain }.
