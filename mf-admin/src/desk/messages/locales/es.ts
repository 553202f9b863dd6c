import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  title: 'Mensajes',
  description: 'Lo que los visitantes enviaron con el formulario de contacto.',
  search: 'Buscar mensajes por remitente, asunto o texto',
  empty: 'No hay mensajes. Aquí llega lo que los visitantes envían con el formulario de contacto.',
  filter: {
    label: 'Mostrar',
    all: 'Todos los mensajes',
    unread: 'Solo sin leer',
  },
  unread: 'Sin leer',
  unreadCount: '{{count}} sin leer',
  from: 'De {{name}}, {{email}}',
  reply: 'Responder',
  replyTo: 'Responder a {{name}} por correo',
  replySubject: 'Re: {{subject}}',
  replyQuote: '{{name}} escribió:',
  markRead: 'Marcar como leído',
  markUnread: 'Marcar como no leído',
  delete: 'Eliminar',
  deleteOf: 'Eliminar “{{subject}}” de {{name}}',
  deleted: 'Se eliminó el mensaje “{{subject}}”.',
  restored: 'El mensaje se recuperó',
  loadFailed: 'No se pudieron cargar los mensajes',
  updateFailed: 'No se pudo actualizar el mensaje',
  deleteFailed: 'No se pudo eliminar el mensaje',
  restoreFailed: 'No se pudo recuperar el mensaje',
};
