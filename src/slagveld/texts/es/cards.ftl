### Cards that players write.

## Cards of one's own. `value` is what stands on the card, `found` what was written there.

card-unreadable = Esto no es una carta: { $reason }.
card-mapping = deben ser valores por sus nombres
card-kind = «{ $found }» no es aquí ningún tipo de carta; hay: { $kinds }.
card-kind-missing = Una carta dice de qué tipo es, con «{ $field }»; hay: { $kinds }.
card-foreign = Esta carta es de otra cosa: aquí nada se llama { $fields }.
card-strange = Ningún valor de una carta así se llama «{ $field }».
card-strange-close = Ningún valor de una carta así se llama «{ $field }». ¿Quieres decir «{ $close }»?
card-missing = Falta { $value }.
card-number = { $value } debe ser un número entero.
card-range = { $value } es { $found }, pero debe ir de { $least } a { $most }.
card-switch = { $value } debe ser verdadero (true) o falso (false).
card-choice = { $value }: no existe «{ $found }».
card-choice-close = { $value }: no existe «{ $found }». ¿Quieres decir «{ $close }»?
card-list = { $value } debe ser una lista.
card-twice = { $value }: cada cosa puede estar solo una vez.
card-count = { $value }: hay { $found }, pero debe haber de { $least } a { $most }.
card-words = { $value } debe ser texto.
card-key = Una clave tiene minúsculas, cifras y guiones: «{ $found }».
card-long = { $value } tiene más de { $most } caracteres.
card-names = { $value } debe ser un nombre, o uno por idioma, con el inglés (en) entre ellos.
card-name = { $value }: hace falta un nombre de { $most } caracteres como mucho.
card-size = { $value } debe ser ancho y fondo, dos números enteros.
card-figure = { $value } no es una miniatura: { $reason }.
card-record = { $value } debe ser valores por sus nombres.
card-rows = { $value } debe ser una lista de líneas, cada una con sus valores por nombre.
card-own-list = «{ $field }» debe ser una lista de { $most } cartas como mucho.
card-own-fault = Carta propia { $number }: { $words }
card-own-twice = Dos de las cartas propias del ejército tienen la misma clave: { $card }.

## The editor of cards

card-own = Tus propias cartas
card-own-none = Miniaturas que ningún libro conoce: escríbeles una carta y podrán entrar en este ejército.
card-new = Carta nueva
card-blank = En blanco
card-like = Empezar con
card-like-this = Como { $card }
card-kind-label = Tipo de carta
card-change = Cambiar
card-save = Guardar esta carta
card-open = Abrir el archivo de una carta
card-no-file = En este archivo no hay ninguna carta en JSON.
card-preview = Qué aspecto tiene y cuánto cuesta
card-price = Precio según el cálculo del juego
card-asked = Tu precio es { $asked } en lugar de los { $price } calculados.
card-drop = Quitar
card-drop-this = Quitar { $card }
card-drop-sure = ¿Quitar { $card } del ejército?
card-drop-text = La carta se pierde para siempre, salvo que la hayas guardado como archivo.
card-bounds = de { $least } a { $most }
card-width = Ancho
card-depth = Fondo
card-row = { $title }, línea { $row }
card-row-more = Una línea más
card-row-drop = Quitar la línea { $row }
