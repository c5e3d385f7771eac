# Special actions: levitation, returning warriors, regeneration, Hex, Overwatch, picking up.

field-special-fighter = Guerrero

refusal-special-ability = { $name } no muestra { $ability } ahora.
refusal-special-contact = { $name } toca a un enemigo; { $ability } solo funciona sin contacto.
refusal-special-range = { $name } no tiene alcance.

## Magic Levitation

do-lift = Hacer levitar a un guerrero
help-lift = Un guerrero en contacto de peanas que no ha tenido acción se coloca a { $reach } o menos, orientado como quieras. No puede recibir acciones este turno.
field-lift-target = A quién se levanta
field-lift-pose = Adónde
announced-lift = { $name } hace levitar a { $target }
note-lift = { $name } no puede recibir acciones este turno.
refusal-lift-contact = { $name } solo puede levantar a otro guerrero en contacto de peanas.
refusal-lift-immune = { $name } tiene inmunidad a la magia y no puede levitar.
refusal-lift-captive = { $name } forma pareja de captor y prisionero y no puede levitar.
refusal-lift-acted = { $name } ya ha tenido una acción este turno y no puede levitar.
refusal-lift-far = { $name } debe quedar a { $reach } o menos de donde está.

## Necromancy and Summon

do-summon = Invocar un Mage Spawn
do-necromancy = Levantar a los muertos
help-summon = Un Mage Spawn tuyo ya eliminado, que no valga más puntos que el portador, regresa en su clic inicial junto al portador.
help-necromancy = Un guerrero tuyo ya eliminado regresa junto al portador tras 1D6 clics, si su dial tiene tantos. Los zombis y esqueletos regresan sin daño y sin tirada.
field-return-plan = Quién regresa, y dónde
roll-necromancy = { $bearer } intenta hacer regresar a { $name }
told-stays-dead = { $name } no regresa.
odds-return = Regreso de { $name }
odds-return-whole = Regresa en su clic inicial
odds-return-clicks = { $clicks ->
    [one] Regresa con { $clicks } clic de daño
   *[other] Regresa con { $clicks } clics de daño
}
odds-return-not = No regresa
refusal-return-one = Regresa un solo guerrero, que se coloca al momento.
refusal-return-who = Solo pueden regresar tus propios guerreros eliminados.
refusal-return-spawn = { $name } no es un Mage Spawn.
refusal-return-points = { $name } vale más que los { $most } puntos del portador.
refusal-return-apart = { $name } debe tocar a { $bearer }, en el suelo.
refusal-return-enemy = { $name } no puede tocar a ningún enemigo al regresar.

## Regeneration

do-regenerate = Regenerarse
help-regenerate = El guerrero se cura 1D6 − 2 clics.
roll-regeneration = { $name } se regenera (1D6 − 2)
told-no-healing = { $name } no cura nada.
odds-regeneration = { $name } se regenera
odds-healed = { $clicks ->
    [one] cura { $clicks } clic
   *[other] cura { $clicks } clics
}
refusal-regenerate = No se puede curar ahora a { $name }.

## Hex

do-hex = Echar Hex a un enemigo
help-hex = Un enemigo en la línea de fuego tiene menos ataque hasta tu próxima fase de mando.
field-hex-target = Enemigo
announced-hex = { $name } echa Hex a { $target }
note-hex = { $name } tiene { $amount } al ataque hasta tu próxima fase de mando.
status-hexed = bajo Hex
refusal-hex-enemy = { $name } solo puede echar Hex a un enemigo.
refusal-hex-twice = { $name } ya está bajo Hex.

## Overwatch

do-watch = Montar guardia
help-watch = Hasta tu próxima fase de mando puede disparar una vez, a un enemigo que haya terminado su movimiento en la línea de fuego.
status-watching = de guardia
ask-watch = { $enemy } ha entrado en la línea de fuego de { $name }. ¿Disparar?
do-watch-fire = Disparar
do-watch-hold = No disparar
field-watch-close = La distancia corta da
watch-close-attack = +1 al ataque
watch-close-damage = +1 al daño a distancia
told-watch-held = { $name } reserva su disparo de Overwatch contra { $enemy }.
announced-watch = { $name } dispara a { $enemy } con Overwatch
refusal-watch-token = { $name } no monta guardia sobre eso.
refusal-watch-engaged = { $name } toca a un enemigo y no puede disparar.
refusal-watch-close = La distancia corta no vale aquí para { $name }.
policy-watch = Disparos de Overwatch
policy-watch-ask = Preguntar siempre
policy-watch-always = Disparar siempre
policy-watch-never = No disparar nunca

## Picking up

do-pick = Recoger un objeto
help-pick = Un guerrero Único con un hueco libre toma un objeto que toca, si cumple sus requisitos.
field-pick-item = Objeto
note-pick = { $story }
cause-picked = en manos de { $name }
refusal-pick-contact = { $name } no toca ese objeto.
refusal-pick-bearer = { $name } no puede usar objetos: solo puede un guerrero Único con huecos.
refusal-pick-slots = { $name } no tiene ningún hueco libre.
refusal-pick-requires = { $name } no cumple los requisitos de { $item }.
refusal-pick-clash = { $name } lleva { $other }, con los mismos requisitos que { $item }.
refusal-pick-relic = { $name } lleva la reliquia { $other } y no puede usar una segunda.
