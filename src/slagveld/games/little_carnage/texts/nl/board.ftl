# Het bord met velden

refusal-board-field = { $name } { AGREE($name, "moet", "moeten") } op hele velden staan en naar een van de vier zijden van het bord kijken.
refusal-board-corner = { $name } { AGREE($name, "mag", "mogen") } niet schuin langs deze hoek stappen: { $piece }.
