import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Importar productos de un archivo CSV',
  explain:
    'Un archivo exportado trae todas las columnas y se puede importar de nuevo. Una fila cambia el producto que tiene su id o su SKU; si ninguno los tiene, agrega uno. Las columnas que usted quite quedan como están.',
  columns: 'Descargar un archivo vacío',
  file: 'Archivo CSV',
  limits: 'Como máximo 8 MB y 20,000 filas.',
  reading: 'Leyendo y revisando el archivo…',
  summary: {
    added_one: '{{count, number}} nuevo',
    added_other: '{{count, number}} nuevos',
    changed_one: '{{count, number}} con cambios',
    changed_other: '{{count, number}} con cambios',
    same: '{{count, number}} sin cambios',
    refused_one: '{{count, number}} rechazado',
    refused_other: '{{count, number}} rechazados',
  },
  added: 'Productos nuevos',
  changed: 'Productos que cambian',
  refused: 'Filas rechazadas',
  refusedText:
    'No se guarda nada mientras haya una fila rechazada. Corrija el archivo y elíjalo otra vez.',
  line: 'Línea {{line}}',
  from: '{{column}}: {{before}} → {{after}}',
  changedTexts: 'cambia {{column}}',
  more: 'Y {{count, number}} más.',
  ignored: 'Columnas que no se usan: {{columns}}.',
  nothing: 'No hay nada que guardar: cada fila es igual a su producto.',
  empty: 'nada',
  quantity: 'Existencias: {{quantity}}',
  uncounted: 'Sin contar',
  save: 'Guardar productos ({{count, number}})',
  saved: 'Productos importados: {{count, number}}',
  saveFailed: 'No se pudieron importar los productos',
  split:
    'Fue demasiado de una sola vez para el servidor del taller y no se guardó nada. Espere un momento, divida el archivo en otros de 5,000 filas como máximo e impórtelos uno tras otro.',
  unread: {
    title: 'Este archivo no se puede importar',
    tooLarge: 'Pesa más de 8 MB. Divídalo, por favor.',
    damaged:
      'Un carácter de la línea {{line}} es ilegible y el archivo no se puede leer con exactitud. Corrija esa línea o exporte el archivo otra vez como CSV UTF-8.',
    tooMany: 'Tiene más de 20,000 filas. Divídalo, por favor.',
    noColumns:
      'Su primera línea no tiene el nombre de ninguna columna de productos. Descargue un archivo vacío para ver las columnas.',
    sameColumn: 'Tiene dos columnas “{{column}}”. Borre una de ellas, por favor.',
  },
  encoding: {
    title: '¿Qué letras son las correctas?',
    explain:
      'El archivo no dice cómo están escritas sus letras. Compare estas líneas y elija la opción en la que se leen bien.',
    'windows-1252': 'Como las escribe Windows',
    macintosh: 'Como las escriben las Mac antiguas',
    choose: 'Estas son correctas',
    chooseNamed: 'Estas son correctas: {{name}}',
  },
  problems: {
    quotes:
      'Unas comillas (") no se cierran o están dentro de una celda. No se puede saber dónde termina esta fila.',
    moreCells:
      'La fila tiene más celdas que columnas. Una celda con coma, como 1,299, va entre comillas.',
    lineBreak: 'Esta celda tiene dos líneas. Quizá faltan unas comillas (").',
    shortened:
      'Una hoja de cálculo abrevió este número. Dé a la columna el formato de texto y escriba el número otra vez.',
    amount: 'Escriba un número como 1299 o 1299.50, con dos decimales como máximo.',
    yesNo: 'Escriba yes (sí) o no.',
    twice: 'Una fila anterior cambia el mismo producto.',
    products_sku_once: 'Otro producto ya tiene este SKU.',
    products_changed: 'El producto cambió mientras usted trabajaba. Exporte e intente de nuevo.',
    products_tire_only: 'Medida, carga, velocidad, dibujo y DOT son solo para llantas.',
    products_used_only: 'Dibujo y DOT son solo para llantas usadas.',
    products_category:
      'Las llantas y las refacciones tienen categorías distintas, y no hay otras. El formulario de productos las muestra.',
    products_used_category: 'Esta categoría es solo para llantas usadas.',
    value: 'El valor de la columna “{{column}}” no sirve.',
    other: 'La base de datos rechaza esta fila.',
  },
};
