# Der Spielplan mit Feldern

refusal-board-field = { $name } { AGREE($name, "muss", "müssen") } auf ganzen Feldern stehen und zu einer der vier Seiten des Spielplans blicken.
refusal-board-corner = { $name } { AGREE($name, "darf", "dürfen") } nicht schräg an dieser Ecke vorbeigehen: { $piece }.
