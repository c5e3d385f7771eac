### Campaigns on the server.

store-campaigns-many = Ya tienes { $most } campañas; borra una para hacer sitio.
campaign-unknown-here = Aquí no existe esa campaña, o no luchas en ella; mira si el enlace está completo.
campaign-sides-each = Di una vez por cada bando de la campaña quién lo dirige: { $known }.
campaign-stale = La campaña ha avanzado mientras tanto; vuelve a mirarla y elige de nuevo.
campaign-being-fought = La siguiente batalla ya se está luchando; termínala antes.
campaign-not-leader = No diriges este bando; su ejército lo elige quien lo dirige.
campaign-not-winner = Lo que sigue lo dice quien dirige el bando que ganó la última vez.
campaign-not-owner = Aún hay que invitar a alguien; quien empezó la campaña prepara la batalla y tiene el enlace.
campaign-which = Nombra una campaña ya preparada o envía un archivo propio, una de las dos cosas.
campaign-owner-tells = El resultado de una batalla en una mesa de verdad lo anota quien empezó la campaña.
campaign-undo-begun = La siguiente batalla ya se ha empezado; el resultado anterior se queda.
campaign-owner-takes-back = Un resultado lo deshace quien empezó la campaña.
