### What the server says: why a request is refused, and what it offers.

## Requests that are refused

server-problem-malformed = La petición no tiene la forma esperada; vuelve a cargar la página y, si se repite, avisa, por favor.
server-problem-json = Esto no es JSON; vuelve a cargar la página y, si se repite, avisa, por favor.
server-problem-deep = Esto está anidado con demasiada profundidad para leerlo.
server-problem-field = No hay ningún campo { $field } en { $place }; quítalo.
server-problem-shape = Algo no tiene la forma esperada: { $reason }
server-problem-key = Aquí falta un secreto, o nadie tiene este; abre otra vez el enlace que te dieron.
server-problem-person = Para esto hace falta la clave de una persona; abre antes la página de inicio.
server-problem-host-key = Solo puede hacerlo el anfitrión; abre el enlace que mostró el servidor al arrancar.
server-problem-forbidden = No tienes acceso a esto.
server-problem-unknown = Aquí no existe eso, o no es tuyo; comprueba el enlace.
server-problem-method = Esta dirección no hace eso.
server-problem-conflict = La batalla ha avanzado mientras tanto; vuelve a mirar.
server-problem-large = Esto es demasiado grande; envía menos de una vez.
server-problem-file-large = El archivo es demasiado grande; se leen { $most } MB como mucho.
server-problem-media = El servidor no sabe leer este tipo de contenido; envía JSON.
server-problem-often = Ha sido demasiado en poco tiempo; espera unos segundos e inténtalo otra vez.
server-problem-defect = Esto es un fallo del propio Slagveld; no se ha perdido nada. Inténtalo otra vez y, si se repite, avisa, por favor.
server-problem-busy = El servidor tiene ahora demasiado que hacer; inténtalo otra vez dentro de un momento.
server-problem-host = Este servidor no responde a ese nombre; abre la dirección que mostró al arrancar.
server-problem-origin = Esto viene de otro sitio web y se rechaza; abre la página del propio Slagveld.
server-problem-language = No hay ningún idioma { $language }; hay: { $known }.
server-problem-icons = Se pueden pedir { $most } dibujos a la vez como mucho.
server-problem-army = Esto no es un ejército de { $game }.
server-problem-cards = En { $game } no se pueden escribir cartas propias.

## The live channel

server-live-silent = Nadie dijo quién es, así que se cerró la conexión; vuelve a cargar la página.
server-live-hail = El primer mensaje debe decir quién es; vuelve a cargar la página.
server-live-often = Demasiado rápido; no se ha hecho.
server-live-flood = Llegaba muchísimo por esta conexión, así que se cerró; vuelve a cargar la página.
server-live-slow = Esta conexión no daba abasto y se cerró; la página la vuelve a abrir sola.
server-live-look = Solo puedes mirar con los ojos de tus propios asientos.

## Results of a club as a table

server-csv-battle = Batalla
server-csv-title = Título
server-csv-game = Juego
server-csv-scenario = Escenario
server-csv-seats = Asientos
server-csv-sides = Bandos
server-csv-over = Terminada
server-csv-winners = Vencedores
server-csv-rounds = Rondas
server-csv-created = Empezada (UTC)
server-csv-changed = Última jugada (UTC)
server-csv-yes = sí
server-csv-no = no

## Pages

server-unbuilt = El servidor funciona, pero sus páginas aún no están construidas: ejecuta «make web» en el código fuente (necesita Node), o instala el paquete terminado, y vuelve a cargar esta página.
