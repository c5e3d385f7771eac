# The board with fields

refusal-board-field = { $name } must stand on whole fields and face one of the four sides of the board.
refusal-board-corner = { $name } may not step diagonally past the corner of this: { $piece }.
