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
      'Cuando agenda: el servicio, las llantas, la hora, si va a esperar, su nombre, correo electrónico, teléfono, vehículo y notas, y su placa si la anotamos. Los necesitamos para hacer el trabajo y comunicarnos con usted.',
    message:
      'Cuando nos manda un mensaje con el formulario: su nombre, correo electrónico, asunto y texto. Los necesitamos para contestarle.',
    sent: 'Cuando le mandamos un mensaje: de qué trataba, a dónde se envió y cuándo, para ver si le llegó.',
    texts:
      'Si acepta mensajes de texto sobre una cita: que los aceptó y cuándo. Sin eso, el sitio no le envía ninguno.',
    network:
      'Cuando se agenda por internet: un código hecho a partir de su conexión, para que nadie llene la agenda con citas falsas. Con ese código no se puede saber desde dónde se conectó.',
    use: 'No usamos nada de esto para otra cosa.',
  },
  long: {
    title: 'Por cuánto tiempo',
    erased_one:
      'Un mes después de una visita, el sitio borra por sí solo su nombre, correo electrónico, teléfono, vehículo, placa y notas, y elimina lo que se le envió. Los mensajes que usted nos envió se eliminan en el mismo plazo.',
    erased_other:
      '{{count}} meses después de una visita, el sitio borra por sí solo su nombre, correo electrónico, teléfono, vehículo, placa y notas, y elimina lo que se le envió. Los mensajes que usted nos envió se eliminan en el mismo plazo.',
    needed:
      'Lo guardamos mientras el taller lo necesite, o hasta que usted nos pida que lo borremos.',
    stays:
      'Después, lo que queda de una visita es el trabajo en sí, como el servicio, la hora y las llantas. Nos sirve para llevar la cuenta; con eso nadie puede saber quién era usted.',
    refusal:
      'Si pidió no recibir algún aviso nuestro, guardamos un código hecho a partir de su correo o teléfono para no volver a mandárselo.',
    backups:
      'Una copia de seguridad puede contener datos borrados hasta que otras más nuevas la reemplacen.',
  },
  forget: {
    title: 'Cómo pedir que borremos sus datos antes',
    text: 'Llámenos o escríbanos desde el teléfono o el correo que nos dio. Borramos sus datos en cuanto no tenga ninguna cita pendiente.',
  },
};
