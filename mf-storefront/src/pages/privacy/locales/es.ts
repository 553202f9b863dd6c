import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Privacidad',
    description:
      'Qué guarda nuestra llantera de quienes agendan o nos escriben, para qué, por cuánto tiempo y cómo pedir que se borre.',
  },
  hero: {
    title: 'Su privacidad',
    text: 'Qué guardamos de usted, para qué y por cuánto tiempo.',
  },
  kept: {
    title: 'Qué guardamos y para qué',
    booking:
      'De una cita: el servicio, la hora, su nombre, correo electrónico, teléfono, vehículo y notas. Los necesitamos para hacer el trabajo y comunicarnos con usted.',
    message:
      'De un mensaje que envía con nuestro formulario: su nombre, correo electrónico, asunto y texto. Los necesitamos para contestarle.',
    sent: 'De los correos y mensajes de texto que le enviamos: de qué trataban, a quién y cuándo se enviaron, para ver si le llegaron.',
    texts:
      'Si acepta mensajes de texto sobre una cita: que los aceptó y cuándo. Sin eso no le enviamos ninguno.',
    network:
      'Un código hecho a partir de la red desde la que se agenda, para que nadie llene el calendario con citas falsas. De él no se puede leer su dirección.',
    use: 'No usamos nada de esto para otra cosa.',
  },
  long: {
    title: 'Por cuánto tiempo',
    erased_one:
      'Un mes después de una visita, el sitio borra por sí solo su nombre, correo electrónico, teléfono, vehículo y notas, y elimina lo que se le envió. Los mensajes se eliminan después del mismo tiempo.',
    erased_other:
      '{{count}} meses después de una visita, el sitio borra por sí solo su nombre, correo electrónico, teléfono, vehículo y notas, y elimina lo que se le envió. Los mensajes se eliminan después del mismo tiempo.',
    needed: 'Lo guardamos mientras el taller lo necesite, o hasta que usted nos pida borrarlo.',
    stays:
      'De una visita quedan el servicio, la hora y las llantas. Con ellos contamos nuestro trabajo, y nadie puede leer en ellos quién era usted.',
    refusal:
      'Si pidió no recibir más recordatorios o mensajes de texto, queda un código hecho a partir de su correo o teléfono, para que lo respetemos.',
    backups:
      'Una copia de seguridad puede contener datos borrados hasta que otras más nuevas la reemplacen.',
  },
  forget: {
    title: 'Cómo pedir que le olvidemos antes',
    text: 'Llámenos o escríbanos desde el teléfono o el correo que nos dio. Borramos sus datos en cuanto no tenga ninguna cita pendiente.',
  },
};
