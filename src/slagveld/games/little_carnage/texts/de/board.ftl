# Der Spielplan mit Feldern

refusal-board-field = { $name } muss auf ganzen Feldern stehen und zu einer der vier Seiten des Spielplans blicken.
refusal-board-corner = { $name } darf nicht schräg an dieser Ecke vorbeigehen: { $piece }.
