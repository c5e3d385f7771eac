# Het bord met velden

refusal-board-field = { $name } moet op hele velden staan en naar een van de vier zijden van het bord kijken.
refusal-board-corner = { $name } mag niet schuin langs deze hoek stappen: { $piece }.
