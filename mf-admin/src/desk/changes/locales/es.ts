import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  gets: {
    email: '{{name}} recibe un correo en {{seconds}} segundos.',
    sms: '{{name}} recibe un mensaje de texto en {{seconds}} segundos.',
    both: '{{name}} recibe un correo y un mensaje de texto en {{seconds}} segundos.',
    none: '{{name}} no recibe ningún mensaje: no hay correo electrónico.',
    off: 'No sale ningún mensaje: el correo no está configurado.',
    stuck: 'Los mensajes están detenidos: no sale ninguno hasta que se reanude el envío.',
    kept: 'No sale ningún mensaje: esta es una versión de prueba.',
    sample: 'No sale ningún mensaje: este es un ejemplo.',
  },
  noTexts: 'A este teléfono no llegan mensajes de texto.',
  nothing: 'No sale ningún mensaje.',
  customer: 'El cliente',
  walkIn: 'No sale ningún mensaje: el cliente ya está aquí.',
  hold: 'No enviar',
  holdFailed: 'No se pudo detener el mensaje',
  held: 'No se envía nada a {{name}}.',
  late: 'Ya no se puede detener el mensaje a {{name}}.',
  again: 'Si deshace el cambio, sale otro.',
};
