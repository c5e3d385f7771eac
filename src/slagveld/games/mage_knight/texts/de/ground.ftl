## Wege

refusal-ground-far = { $name } darf sich { $limit } bewegen, und dieser Weg ist { $length } lang.
refusal-ground-edge = { $name } muss mit der ganzen Base auf dem Schlachtfeld bleiben.
refusal-ground-base = Der Weg von { $name } führt über die Base von { $other }.
refusal-ground-between = { $one } und { $other } stehen in Basekontakt: Dazwischen führt kein Weg hindurch.
refusal-ground-through = Der Weg von { $name } führt durch Gelände, das ihn versperrt: { $terrain }.
refusal-ground-cliff = { $name } kommt nur an einem Zugang auf das Plateau oder von ihm herab.
refusal-ground-stop = { $name } muss die Bewegung beenden, sobald er in diesem Gelände steht: { $terrain }.
refusal-ground-access = Ein Plateau braucht mindestens einen Zugang an seinem Rand.

## Plätze

refusal-ground-level = { $name } kann nicht auf dieser Ebene sein: Nur Krieger mit Flügeln können hochfliegen.
refusal-ground-room = Für { $name } ist kein Platz: Dort steht { $other }.
refusal-ground-blocking = { $name } darf mit keinem Teil der Base in diesem Gelände stehen: { $terrain }.
refusal-ground-dotless = { $name } kann dieses gebaute Gelände nicht besetzen, denn es hat keinen Punkt: { $terrain }.
refusal-ground-objective = { $name } fliegt hoch und darf die Bewegung nicht in Basekontakt mit einem Spielziel beenden.

## Wie weit

ground-reason-captive = nicht schneller als der Gefangene { $name }
ground-reason-run = Lauf
ground-reason-half = beginnt in behinderndem Gelände
ground-reason-rounded = aufgerundet
