import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  button: 'Olvidar a este cliente',
  title: '¿Olvidar a este cliente?',
  text: 'Se borran el nombre, el teléfono, el correo, el vehículo, la placa y las notas de {{bookings}}, con lo que se le envió al cliente, y se eliminan {{messages}}. El servicio, la hora, la bahía, el estado y las llantas de las citas se quedan, para las estadísticas. No se puede deshacer.',
  bookings_one: 'esta cita',
  bookings_other: '{{count}} citas a este nombre con el mismo correo o teléfono',
  messages_one: 'un mensaje',
  messages_other: '{{count}} mensajes',
  confirm: 'Olvidar al cliente',
  open: 'Este cliente tiene una solicitud o una cita que no ha terminado. Cancélela o espere a que termine; después se puede olvidar al cliente.',
  done: 'El cliente quedó olvidado',
  failed: 'No se pudo olvidar al cliente',
  since: 'El cliente de esta cita se olvidó el {{when}}. La cita se queda para las estadísticas.',
  close: 'Cerrar',
};
