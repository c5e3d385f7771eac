### The round and its activations.

turn-deck = Cartas de ejército
turn-activation = Activación de { $player }: { $name }
turn-skipped = La carta de { $name } se salta: ya { AGREE($name, "ha", "han") } reaccionado.
turn-gone = La carta de { $name } se salta: no queda nadie.
ask-activation = Órdenes para { $name }
do-end-activation = Terminar la activación
turn-idle = { $name } { AGREE($name, "no hace", "no hacen") } nada.
turn-over = La activación de { $name } ha terminado.
