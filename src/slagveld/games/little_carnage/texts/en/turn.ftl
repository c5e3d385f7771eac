### The round and its activations.

turn-deck = Army cards
turn-activation = Activated for { $player }: { $name }
turn-skipped = The card of { $name } is skipped: { AGREE($name, "it has", "they have") } reacted already.
turn-gone = The card of { $name } is skipped: nobody is left.
ask-activation = Orders for { $name }
do-end-activation = End the activation
turn-idle = { $name } { AGREE($name, "does", "do") } nothing.
turn-over = The activation of { $name } is over.
