import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  description:
    'Lo que el sitio promete, frase por frase. Las de una promesa desactivada no salen en ninguna parte: ni en las páginas, ni en los correos, ni en los buscadores.',
  shop: 'Lo que ofrece el taller',
  messages: 'Mensajes',
  list: 'Lo que el sitio promete',
  states: { on: 'Se muestra', off: 'No se muestra', always: 'Siempre se muestra' },
  none: 'El sitio no tiene ninguna frase así.',
  save: 'Guardar promesas',
  updated: 'Promesas actualizadas',
  saveFailed: 'No se pudieron actualizar las promesas',
  facts: {
    mail: {
      name: 'Correos',
      text: 'Se muestra mientras hay un servidor de correo configurado. Lo configura quien opera este sitio.',
    },
    reminder: {
      name: 'Recordatorios',
      text: 'Se muestra mientras hay un servidor de correo configurado.',
    },
    textMessage: {
      name: 'Mensajes de texto',
      text: 'Se muestra mientras el ajuste “Mensajes de texto” está en Sí.',
    },
    roadsideHelp: {
      name: 'Auxilio vial',
      text: 'Se muestra mientras el ajuste “Auxilio vial” está en Sí.',
    },
    warranty: { name: 'Garantía', text: 'Se muestra mientras el ajuste “Garantía” está en Sí.' },
    certificate: {
      name: 'Personal certificado',
      text: 'Se muestra mientras la lista de certificaciones tiene alguna que no esté oculta.',
    },
    openingYear: {
      name: 'Años de servicio',
      text: 'Se muestra mientras hay un año en “Abierto desde”.',
    },
    erasure: {
      name: 'Borrado de datos de clientes',
      text: 'El ajuste “Borrar los datos de los clientes (meses)” dice por cuánto tiempo se guardan.',
    },
    price: {
      name: 'Precios y estimados',
      text: 'Si una frase no es cierta en su taller, cámbiela en Sitio web.',
    },
    timeThatWorkTakes: {
      name: 'Qué tan rápido queda el trabajo',
      text: 'Si una frase no es cierta en su taller, cámbiela en Sitio web.',
    },
    answer: {
      name: 'Llamar y contestar',
      text: 'Si una frase no es cierta en su taller, cámbiela en Sitio web.',
    },
  },
};
