# The board with fields

refusal-board-field = { $name } { AGREE($name, "doit", "doivent") } occuper des cases entières et regarder l’un des quatre côtés du plateau.
refusal-board-corner = { $name } ne { AGREE($name, "peut", "peuvent") } pas passer en diagonale le coin de ce décor : { $piece }.
