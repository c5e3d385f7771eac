# The board with fields

refusal-board-field = { $name } { AGREE($name, "debe", "deben") } ocupar casillas enteras y mirar a uno de los cuatro lados del tablero.
refusal-board-corner = { $name } { AGREE($name, "no puede", "no pueden") } pasar en diagonal por la esquina de esto: { $piece }.
