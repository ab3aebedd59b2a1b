### Partidas guardadas, o no.

save-damaged = { $file } está dañado: { $fault }
save-damage = El registro está dañado desde la línea { $line }: { $fault }. Se abre como estaba antes; { $n ->
    [one] se pierde { $n } línea
   *[other] se pierden { $n } líneas
}. El archivo dañado se conserva con otro nombre.
save-why-no-directory = no hay carpeta de datos
save-why-exists = el archivo ya existe
save-why-in-use = el archivo se está jugando en otra ventana
save-why-read-only = allí no se puede escribir
save-why-store-refused = el navegador no guarda nada aquí; quizá sea una ventana privada o lo prohíban los ajustes
save-why-store-full = el navegador no tiene más sitio para partidas; borra alguna, o llévala antes a otro lugar
save-why-no-record = hay algo que no es un registro
save-kept = Lo que había en el archivo se conserva en { $file }.
save-opened-damaged = El registro estaba dañado: { $n ->
    [one] se ha perdido { $n } línea
   *[other] se han perdido { $n } líneas
}. El archivo dañado se conserva en { $file }.
save-passed-over = { $fault }: sigue la última partida anterior
save-see-list = { $fault } (kosa saves lista todas las partidas, --recover abre una dañada)

## La lista

save-list = Partidas guardadas
save-list-ask = ¿Qué partida sigue?
save-list-none = Todavía no hay ninguna partida guardada.
save-list-empty = No hay ninguna partida guardada en { $file }.
save-col-date = última vez (UTC)
save-col-seats = jugadores
save-col-round = ronda
save-col-state = estado
save-col-file = archivo
save-state-unfinished = sin terminar
save-state-finished = terminada
save-state-in-use = en juego
save-state-damaged = dañada
save-state-unreadable = ilegible

## Una partida sin guardar

save-not = SIN GUARDAR: { $why }
save-not-ask = ¿Dejar la partida? No está guardada: { $why }.
save-not-earlier = El archivo conserva la partida como estaba antes.
save-not-anything = Si sales, la partida se pierde.
save-not-left = La partida no está guardada: { $why }.
save-key-elsewhere = guardar en otro sitio
save-key-again = reintentar
save-key-leave = salir igualmente
save-key-save = guardar
save-elsewhere = Guardar en otro sitio
save-elsewhere-ask = Un archivo para esta partida, con su carpeta; no debe existir todavía. La partida sigue allí.
save-now = Guardada: { $file }
save-help-elsewhere = guardar la partida en otro archivo, si no se puede guardar donde está

## Línea a línea

save-plain-not = Sin guardar: { $why }. Se intenta de nuevo con cada jugada; save ARCHIVO la guarda en otro sitio.
save-plain-again = La partida vuelve a estar guardada.
save-plain-leave = La partida no está guardada: { $why }. Escribe quit otra vez para salir igualmente, o save ARCHIVO.
save-plain-name = Indica un archivo: save partida.kosa
