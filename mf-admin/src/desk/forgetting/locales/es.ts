import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  button: 'Borrar los datos de este cliente',
  title: '¿Borrar los datos de este cliente?',
  text: 'Se borran el nombre, el teléfono, el correo, el vehículo, la placa y las notas de {{bookings}}, lo que se le envió al cliente y {{messages}}. El servicio, la hora, la bahía, el estado y las llantas se quedan para sus estadísticas. No se puede deshacer.',
  bookings_one: 'esta cita',
  bookings_other: '{{count, number}} citas a este nombre con el mismo correo o teléfono',
  messages_one: 'un mensaje de este cliente',
  messages_other: '{{count, number}} mensajes de este cliente',
  confirm: 'Borrar los datos',
  open: 'Este cliente tiene una solicitud o una cita que no ha terminado. Cancélela o espere a que termine; después se pueden borrar sus datos.',
  done: 'Los datos del cliente se borraron',
  failed: 'No se pudieron borrar los datos del cliente',
  since:
    'El {{when}} se borraron los datos del cliente de esta cita. La cita se queda para sus estadísticas.',
  close: 'Cerrar',
};
