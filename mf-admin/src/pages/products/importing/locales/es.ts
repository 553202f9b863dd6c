import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Importar productos de un archivo CSV',
  explain:
    'Exporte primero: el archivo trae todas las columnas y se puede importar de nuevo. Una fila cambia el producto que tiene su id o su clave (SKU); sin ellos agrega un producto. Las columnas que usted quite quedan como están.',
  file: 'Archivo CSV',
  limits: 'Como máximo 8 MB y 20,000 filas.',
  reading: 'Leyendo el archivo y consultando la base de datos…',
  summary: {
    added_one: '{{count}} nuevo',
    added_other: '{{count}} nuevos',
    changed_one: '{{count}} cambiado',
    changed_other: '{{count}} cambiados',
    same: '{{count}} sin cambios',
    refused_one: '{{count}} rechazado',
    refused_other: '{{count}} rechazados',
  },
  added: 'Productos nuevos',
  changed: 'Productos que cambian',
  refused: 'Filas rechazadas',
  refusedText:
    'No se guarda nada mientras haya una fila rechazada. Corrija el archivo y elíjalo otra vez.',
  line: 'Línea {{line}}',
  from: '{{column}}: {{before}} → {{after}}',
  changedTexts: 'cambia {{column}}',
  more: 'Y {{count}} más.',
  ignored: 'Estas columnas no se usan: {{columns}}.',
  nothing: 'No hay nada que guardar: cada fila es igual a su producto.',
  empty: 'nada',
  save: 'Guardar productos ({{count}})',
  saved: 'Productos importados: {{count}}',
  saveFailed: 'No se pudieron importar los productos',
  unread: {
    title: 'Este archivo no se puede importar',
    tooLarge: 'Pesa más de 8 MB. Divídalo, por favor.',
    tooMany: 'Tiene más de 20,000 filas. Divídalo, por favor.',
    noColumns:
      'Su primera línea no nombra ninguna columna de un producto. Exporte los productos para ver las columnas.',
  },
  problems: {
    yesNo: 'Escriba yes (sí) o no.',
    twice: 'Una fila anterior cambia el mismo producto.',
    products_sku_once: 'Otro producto ya tiene esta clave.',
    products_changed: 'El producto cambió mientras tanto. Exporte e intente otra vez.',
    products_tire_only: 'Medida, carga, velocidad, dibujo y DOT son solo para llantas.',
    products_used_only: 'Dibujo y DOT son solo para llantas usadas.',
    products_category:
      'Las llantas y las refacciones tienen categorías distintas, y no hay otras. Exporte los productos para verlas.',
    products_used_category: 'Una llanta de esta categoría es usada.',
    value: 'El valor de la columna «{{column}}» no sirve.',
    other: 'La base de datos rechaza esta fila.',
  },
};
