# Fear: courage tests, flight, rallying

roll-fear-courage = Prueba de Coraje de { $name } (Coraje { $courage }) ante { $creature } (Miedo { $fear })
roll-fear-rally = Prueba de reagrupamiento de { $name } (Coraje { $courage }) contra Miedo { $fear }
roll-fear-rally-called = Prueba de reagrupamiento de { $name } con el Coraje de { $caller } ({ $courage }) contra Miedo { $fear }
item-fear-together = Más guerreros
item-fear-creatures = Más criaturas
told-fear-overcome = { $name } vence el miedo y desde ahora resiste el Miedo { $fear }.
told-fear-stands-fast = { $name } tiene miedo, y aun así aguanta.
told-fear-another = { $name } sigue adelante y toma a { $enemy } como nuevo objetivo
status-fear-afraid = con miedo
status-fear-paralysed = con parálisis por el miedo
status-fear-fleeing = en fuga

## A creature goes on

ask-fear-next = La presa ha huido. A { $name } le queda { $rest }: ¿quién es el siguiente?
do-fear-after = Perseguir
do-fear-after-help = Sin objetivo nuevo: el resto de la distancia hacia quien huyó por último.
do-fear-another = Nuevo objetivo
field-fear-target = Objetivo
refusal-fear-fled = { $enemy } ha huido fuera del alcance de { $name }.
refusal-fear-spent = A { $name } no le queda distancia para un objetivo nuevo.

## Rallying

ask-fear-rally = { $name } está en fuga: ¿hace la prueba de reagrupamiento?
do-fear-rally = Reagruparse
do-fear-run-on = Seguir huyendo
odds-fear-rallied = se reagrupa
odds-fear-runs-on = sigue huyendo
do-fear-call = Grito de reagrupamiento
do-fear-call-help = Los amigos en fuga al alcance de la voz hacen al momento su prueba de reagrupamiento, con el Coraje de quien grita.
field-fear-caller = Quién grita
field-fear-called = Quién hace la prueba
told-fear-call = { $name } grita a { $friends }
refusal-fear-no-call = { $name } no tiene grito de reagrupamiento.
refusal-fear-called = { $name } ya ha gritado en este turno.
refusal-fear-nobody = { $name } debe gritar a alguien, y a cada cual una sola vez.
refusal-fear-not-called = Nadie responde: solo los amigos en fuga a { $radius } o menos de { $name }, y no en el turno de su fuga.
