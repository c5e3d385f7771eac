## Captives

status-captive = en cautividad por { $captor }

refusal-captive-apart = { $name } debe tocar a su captor { $captor } después del movimiento.
refusal-captive-soars = { $name } está en cautividad y se queda en el suelo.
refusal-captive-path = { $name } está en cautividad y no tiene recorrido propio: va junto a su captor.
refusal-freed = { $name } acaba de recobrar la libertad y puede recibir acciones a partir de tu próximo turno.
