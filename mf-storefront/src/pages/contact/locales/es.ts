import type { SameKeys } from '@shop/shared-i18n';
import type { en } from './en';

export const es: SameKeys<typeof en> = {
  meta: {
    title: 'Contacto, horario y cómo llegar',
    description:
      'Llame, escriba o visite nuestra llantera en {{town}}. Horario, cómo llegar y respuestas a las preguntas más comunes.',
  },
  hero: {
    title: 'Hable con nosotros',
    text: 'Una pregunta, un precio, un ruido raro: llame, escriba o simplemente pase.',
  },
  cards: {
    title: 'Cómo comunicarse',
    phone: {
      title: 'Teléfono',
      text: 'Lo más rápido para pedir un precio o una grúa.',
      byDay: 'Lo más rápido para pedir un precio.',
    },
    email: { title: 'Correo electrónico', text: 'Contestamos en un día hábil.' },
    location: { title: 'Dirección', text: 'Cómo llegar' },
    hours: {
      title: 'Horario',
      closed: 'Cerrado {{days}}',
      special: 'Días festivos y horarios especiales',
      closedDay: 'cerrado',
    },
  },
  form: {
    title: 'Mándenos un mensaje',
    text: 'Si es sobre su carro, díganos el año, la marca y el modelo. Le contestamos al correo que nos dé.',
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
    privacy: 'Qué guardamos de su mensaje y por cuánto tiempo',
    website: 'Deje este campo vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    needsScript: 'Este formulario necesita JavaScript. Mejor llámenos: {{phone}}.',
  },
  /** What another page asks for. */
  request: {
    subject: {
      tires: 'Llantas para mi carro',
      search: '¿Tienen esto?',
      day: 'Cita para el {{day}}',
    },
    vehicle: 'Vehículo: {{vehicle}}',
    size: 'Medida de la llanta: {{size}}',
    quantity: 'Cuántas: {{quantity}}',
    search: 'Busco: {{search}}',
    day: 'Me gustaría ir el {{day}}. ¿Qué horarios tienen disponibles?',
  },
  messageSent: '¡Gracias! Recibimos su mensaje. Pronto le contestamos.',
  errorSending: 'No se pudo enviar su mensaje.',
  unanswered: {
    title: 'No sabemos si su mensaje llegó.',
    text: 'El servidor tardó demasiado en responder. Todo lo que escribió sigue aquí: envíelo otra vez; no nos llega dos veces.',
  },
  orCall: 'También puede llamar al {{phone}}.',
  map: {
    title: 'Dónde estamos',
    placeholder: 'Aquí se agregará el mapa.',
    directions: 'Ver cómo llegar en Google Maps',
    newTab: 'se abre en otra pestaña',
  },
};
