# Magic.

magic-points-of = Puntos de magia de { $name }
magic-points-left = Puntos de magia restantes
magic-shields-of = Escudos de { $name }
reason-casting = Coste del hechizo
cause-casting = coste de { $spell }
cause-creeping-death = en lugar de 1 W

## The magic words. Each is shouted by the player at the table.

words-explosion = ¡Esto me duele más a mí que a ti! ¡Pero no por mucho tiempo!
words-body-distortion = ¿A ti esto te parece hinchado?
words-teleport = ¡Cuidado con el pie entre coche y andén!
words-diversion = ¡Ojo, llevas un cordón desatado!
words-acceleration = ¡El último friega los platos!
words-shield = ¡Cuéntaselo a mi mano!
words-shock = ¡Los enchufes no se chupan!
words-frenzy = ¡Alguien se ha comido tu bocadillo!
words-counterspell = ¡Lo siento, se ha equivocado de número!

## What spells do

effect-explosion = El mago queda destruido; toda figura cercana recibe un impacto de ST 9.
effect-body-distortion = Un impacto automático de ST 6.
effect-teleport = Pone una unidad en otro sitio al momento.
effect-diversion = La unidad no hace nada durante una ronda entera, si nadie la despierta.
effect-acceleration = La unidad actúa antes que el enemigo en esta fase.
effect-shield = Una vida mágica adicional con AR 3.
effect-shock = Cinco impactos automáticos de ST 6.
effect-frenzy = ST +1 para una unidad de tu propio bando en esta ronda.
effect-counterspell = Anula un hechizo que otro mago acaba de lanzar.
help-spell = «{ $words }». Coste: { $cost }, alcance: { $range }. { $effect }
help-spell-self = «{ $words }». Coste: { $cost }. { $effect }
help-words = Las palabras: «{ $words }»

## What is asked

field-mage = Mago
field-spell = Hechizo
field-spell-target = Objetivo
field-landing = Dónde queda el centro de su frente
field-spoken = ¿Has dicho las palabras mágicas en voz alta y con convicción?
do-cast = Lanzar un hechizo
do-cast-self = Lanzar un hechizo sobre el propio mago
do-cast-teleport = Teletransportar una unidad
do-counter = { $cost ->
    [one] Anularlo con un Contrahechizo por { $cost } punto de magia
   *[other] Anularlo con un Contrahechizo por { $cost } puntos de magia
}
do-let-magic-be = Ahora sin magia
help-cast = Uno de tus magos lanza un hechizo sobre una unidad que ve. Cada mago lanza un hechizo por ronda como mucho.
help-cast-self = Escudo protege al mago; Explosión se lo lleva a él y a todos los que estén cerca.
help-cast-teleport = Una unidad a { $range } o menos del mago se pone en otro sitio, a { $leap } como mucho. Un punto de magia por figura, dos por el propio mago.
ask-magic-round = Empieza una nueva ronda. ¿Lanza antes un hechizo alguno de tus magos?
ask-magic-pearl = La perla de energía ha hecho su trabajo. ¿Lanza un hechizo alguno de tus magos?
ask-magic-part = Antes de que mueva el siguiente bando: ¿lanza un hechizo alguno de tus magos?
ask-magic-march = Antes de que esta unidad se mueva: ¿lanza un hechizo alguno de tus magos?
ask-magic-charge = Se ha anunciado una carga. ¿Lanza un hechizo alguno de tus magos antes de que se mida?
ask-magic-charge-combat = Antes del combate de carga: ¿lanza un hechizo alguno de tus magos?
ask-magic-wrap = Antes de que las unidades envuelvan: ¿lanza un hechizo alguno de tus magos?
ask-magic-shots = Todos los disparos están anunciados. ¿Lanza un hechizo alguno de tus magos antes de que vuelen?
ask-magic-melee = Antes del cuerpo a cuerpo: ¿lanza un hechizo alguno de tus magos?
ask-counter = { $name } { AGREE($name, "lanza", "lanzan") } { $spell } sobre { $target }. ¿Respondes?
ask-delivery = ¿Se ha dicho «{ $words }» ({ $spell }) bien y con convicción?
do-accept-words = Bien dicho
do-refuse-words = Sin convicción
help-refuse-words = El hechizo cuenta como no lanzado y no cuesta nada.

## What is told

event-spell-cast-self = { $name } { AGREE($name, "lanza", "lanzan") } { $spell }: «{ $words }».
event-spell-cast = { $name } { AGREE($name, "lanza", "lanzan") } { $spell } sobre { $target_name }: «{ $words }».
told-poor-delivery = { $name } { AGREE($name, "masculla", "mascullan") }: el director no da { $spell } por bueno.
told-cancelled = { $spell } de { $name } no tiene efecto: lo anula un Contrahechizo.
lapsed-spell = { $spell } no tiene efecto: el mago ya no está.
lapsed-spell-target = { $spell } de { $name } no tiene efecto: el objetivo ya no está.
told-crater = De { $name } solo queda un cráter humeante.
note-words = Di: «{ $words }»
odds-spell = { $hits ->
    [one] { $hits } impacto de ST { $st } en { $target }
   *[other] { $hits } impactos de ST { $st } en { $target }
}

## What is refused

refusal-no-mage = Este mago no es tuyo.
refusal-mage-diverted = { $name } { AGREE($name, "está bajo Distracción y no puede", "están bajo Distracción y no pueden") } lanzar hechizos.
refusal-cast-already = { $name } ya { AGREE($name, "ha", "han") } lanzado un hechizo en esta ronda.
refusal-not-learnt = { $name } { AGREE($name, "no ha", "no han") } aprendido el hechizo { $spell }.
refusal-answer-only = { $spell } solo se lanza en respuesta al hechizo de otro mago.
refusal-other-aim = { $spell } no se lanza de esta manera.
refusal-no-target = { $spell } necesita un objetivo en la mesa.
refusal-spell-bouncer = Los hechizos no afectan a { $name }.
refusal-own-only = { $spell } solo se lanza sobre unidades del propio bando.
refusal-magic-points = { $name } { AGREE($name, "tiene", "tienen") } { $have } de los { $cost } puntos de magia necesarios.
refusal-spell-range = { $name } { AGREE($name, "está", "están") } a más de { $most }.
refusal-spell-sight = { $name } { AGREE($name, "no ve", "no ven") } a { $target }.
refusal-words = Antes hay que decir las palabras mágicas: «{ $words }».
refusal-teleport-far = Un Teletransporte llega a { $most } como mucho.
refusal-teleport-ground = { $name } { AGREE($name, "no puede", "no pueden") } estar ahí: un Teletransporte termina en terreno libre y transitable de la mesa.
refusal-teleport-deadly = No se puede poner ahí a { $name }: también los enemigos acaban en terreno libre y transitable, no en lagos ni barrancos.

## When to be asked

policy-magic = Preguntarme por la magia
policy-magic-matters = Cuando importa
policy-magic-always = En cada ocasión
policy-magic-answers = Solo para responder a hechizos enemigos
policy-magic-never = Nunca
policy-magic-in-initiative = Magia en la fase de iniciativa
policy-magic-in-movement = Magia en la fase de movimiento
policy-magic-in-shooting = Magia en la fase de disparo
policy-magic-in-melee = Magia en la fase de cuerpo a cuerpo
policy-magic-ask = Preguntarme
policy-magic-skip = No preguntarme
cost-magic = { $points } puntos de magia, después quedan { $left }
