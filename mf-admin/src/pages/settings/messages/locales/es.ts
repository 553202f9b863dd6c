import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Textos de los mensajes',
  description:
    'Lo que el taller escribe a los clientes por correo. Abajo siguen los datos de la cita, los botones y la dirección del taller, como siempre.',
  list: 'Mensajes',
  changed: 'cambiado',
  messages: {
    booking_received: 'Solicitud recibida',
    booking_confirmed: 'Cita confirmada',
    booking_moved: 'Cita cambiada',
    booking_reminder: 'Recordatorio',
    booking_ready: 'Carro listo',
    booking_cancelled: 'Cita cancelada',
    request_cancelled: 'Solicitud retirada',
    message_received: 'Mensaje recibido',
  },
  placeholders: {
    title: 'Espacios que se llenan solos',
    lead: 'Escríbalos como están aquí, con las llaves. Cada correo lleva en su lugar los datos del cliente.',
    name: 'Nombre del cliente',
    shop: 'Nombre del taller',
    reference: 'Referencia de la cita',
    services: 'Lo que se le hará al carro',
    when: 'Día y hora de la cita',
  },
  languages: { en: 'Inglés', es: 'Español' },
  fields: {
    subject: 'Asunto en inglés',
    body: 'Texto en inglés',
    subject_es: 'Asunto en español',
    body_es: 'Texto en español',
    bodyHint: 'Una línea vacía empieza otro párrafo. Déjelo vacío para usar el texto original.',
  },
  placeholder: 'Use solo los espacios de esta lista, escritos igual, y ninguna otra llave.',
  preview: { en: 'Así se lee el correo en inglés', es: 'Así se lee el correo en español' },
  test: {
    en: 'Enviar una prueba en inglés a {{email}}',
    es: 'Enviar una prueba en español a {{email}}',
    saveFirst: 'Una prueba lleva los textos guardados: guarde primero los suyos.',
    sent: 'La prueba va en camino a {{email}}',
    failed: 'No se envió la prueba',
    tooMany: 'Puede enviar 20 pruebas por hora. Espere un rato.',
  },
  restore: 'Restaurar el texto original',
  undo: 'Deshacer cambios',
  save: 'Guardar textos',
  updated: 'Los textos del mensaje se actualizaron correctamente',
  saveFailed: 'No se pudieron actualizar los textos del mensaje',
  loadFailed: 'No se pudieron cargar los textos de los mensajes',
};
