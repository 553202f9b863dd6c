import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Llantas de esta cita',
  row_one: '{{count, number}} × {{name}}, {{price}} instalada.',
  row_other: '{{count, number}} × {{name}}, {{price}} instaladas.',
  promised_one: 'Apartada de las existencias.',
  promised_other: 'Apartadas de las existencias.',
  used_one: 'Descontada de las existencias.',
  used_other: 'Descontadas de las existencias.',
  released: 'De vuelta en las existencias.',
  none: 'Todavía ninguna.',
  failure: 'No se pudieron cargar las llantas de esta cita',
  add: {
    chooseFirst: 'Primero elija una llanta y espere el precio.',
    open: 'Agregar llantas',
    without: 'Sin llantas',
    title: 'Agregar llantas a esta cita',
    search: 'Buscar llantas: medida, marca, nombre o SKU',
    loading: 'Cargando los productos…',
    searching: 'Buscando…',
    loadFailure: 'No se pudieron cargar los productos',
    nothing: 'Ninguna llanta disponible coincide con “{{search}}”.',
    promised: 'Todas las llantas que coinciden con “{{search}}” están apartadas:',
    more: 'Hay más: escriba más del nombre o de la medida.',
    product: 'Llanta',
    detail: '{{price}} cada una',
    available_one: '{{count, number}} disponible',
    available_other: '{{count, number}} disponibles',
    count: 'Cuántas',
    price: '{{price}} con instalación, cargos e impuesto',
    pricing: 'Consultando el precio…',
    priceFailure: 'No se pudo cargar el precio',
    submit: 'Agregar a la cita',
    done: 'Llantas agregadas a la cita',
    failed: 'No se pudieron agregar las llantas',
  },
  advice: {
    otherSize:
      'La cita tiene llantas de otra medida: {{tires}}. Verifique si este vehículo lleva medidas distintas adelante y atrás.',
    notOriginal:
      'Este vehículo salió de fábrica con {{tires}}. Verifique que la llanta elegida le quede.',
  },
  problems: {
    tires_sold: 'Ya no quedan tantas. La lista está al día.',
    price_changed: 'El precio cambió mientras usted trabajaba. Revise el nuevo e intente de nuevo.',
    tires_listed:
      'La cita ya tiene esta llanta. Para cambiar la cantidad, quítela de la cita y agréguela de nuevo.',
    tires_unchosen: 'Elija una de las llantas, o presione “Sin llantas”.',
    booking_closed:
      'La cita ya terminó, se canceló o el cliente no vino. Reábrala para agregar llantas.',
  },
  remove: {
    button: 'Quitar',
    label: 'Quitar {{name}} de la cita',
    removed: 'Se quitó de la cita: {{count, number}} × {{name}}.',
    failed: 'No se pudieron quitar las llantas',
    restored: 'Las llantas están otra vez en la cita, al mismo precio',
    restoreFailed: 'No se pudieron devolver las llantas a la cita',
  },
};
