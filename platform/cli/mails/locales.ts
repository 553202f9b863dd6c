/** What mails to customers say, in the language of the customer. */
const en = {
  hello: 'Hello {{name}},',
  booking_received: {
    subject: 'We received your request ({{reference}})',
    text: 'Thank you for your request. We will call you to find a time together.',
  },
  booking_confirmed: {
    subject: 'Your appointment on {{when}}',
    text: 'Your appointment is confirmed. We look forward to seeing you.',
  },
  booking_moved: {
    subject: 'Your appointment is now on {{when}}',
    text: 'Your appointment has another time. Please add it to your calendar again: the attached file replaces the earlier entry.',
  },
  booking_cancelled: {
    subject: 'Your appointment is cancelled ({{reference}})',
    text: 'Your appointment is cancelled, and you pay nothing. You are welcome to book another time.',
  },
  request_cancelled: {
    subject: 'Your request is withdrawn ({{reference}})',
    text: 'Your request is withdrawn. You are welcome to book whenever you like.',
  },
  booking_reminder: {
    subject: 'Reminder: your appointment on {{when}}',
    text: 'A reminder of your appointment with us.',
  },
  booking_ready: {
    subject: 'Your car is ready',
    text: 'Your car is ready. You can pick it up while we are open.',
  },
  message_received: {
    subject: 'We received your message',
    text: 'Thank you for your message. We will answer as soon as we can.',
  },
  facts: {
    reference: 'Reference',
    service: 'Service',
    when: 'Time',
    vehicle: 'Vehicle',
    address: 'Address',
  },
  held: 'We can’t dial your phone number, so we hold this time for some hours only. Open the link below and press “Keep my appointment”.',
  manage: 'Move or cancel this appointment',
  manageRequest: 'Withdraw this request',
  again: 'Book another time',
  directions: 'Directions',
  keep: 'Only you have this link: please do not forward it.',
  noReminders: 'No more reminders',
  calendar: {
    title: '{{service}} at {{shop}}',
    reference: 'Reference: {{reference}}',
    phone: 'Phone: {{phone}}',
    manage: 'Move or cancel: {{link}}',
  },
};

const es: typeof en = {
  hello: 'Hola, {{name}}:',
  booking_received: {
    subject: 'Recibimos su solicitud ({{reference}})',
    text: 'Gracias por su solicitud. Le llamaremos para encontrar una hora juntos.',
  },
  booking_confirmed: {
    subject: 'Su cita: {{when}}',
    text: 'Su cita está confirmada. Aquí le esperamos.',
  },
  booking_moved: {
    subject: 'Su cita cambió: {{when}}',
    text: 'Su cita cambió de hora. Agréguela otra vez a su calendario: el archivo adjunto reemplaza la hora anterior.',
  },
  booking_cancelled: {
    subject: 'Su cita está cancelada ({{reference}})',
    text: 'Su cita está cancelada y no paga nada. Puede agendar otra cuando quiera.',
  },
  request_cancelled: {
    subject: 'Su solicitud está retirada ({{reference}})',
    text: 'Su solicitud está retirada. Puede agendar una cita cuando quiera.',
  },
  booking_reminder: {
    subject: 'Recordatorio de su cita: {{when}}',
    text: 'Le recordamos su cita con nosotros.',
  },
  booking_ready: {
    subject: 'Su carro está listo',
    text: 'Su carro está listo. Puede recogerlo mientras estamos abiertos.',
  },
  message_received: {
    subject: 'Recibimos su mensaje',
    text: 'Gracias por su mensaje. Le responderemos lo antes posible.',
  },
  facts: {
    reference: 'Referencia',
    service: 'Servicio',
    when: 'Hora',
    vehicle: 'Vehículo',
    address: 'Dirección',
  },
  held: 'No podemos marcar su número de teléfono, así que guardamos esta hora solo por unas horas. Abra el enlace de abajo y presione “Mantener mi cita”.',
  manage: 'Cambiar o cancelar esta cita',
  manageRequest: 'Retirar esta solicitud',
  again: 'Agendar otra cita',
  directions: 'Cómo llegar',
  keep: 'Solo usted tiene este enlace: no lo reenvíe.',
  noReminders: 'No quiero más recordatorios',
  calendar: {
    title: '{{service}} en {{shop}}',
    reference: 'Referencia: {{reference}}',
    phone: 'Teléfono: {{phone}}',
    manage: 'Cambiar o cancelar: {{link}}',
  },
};

export const mailLocales = { en, es };

/** Replaces `{{name}}` by its value. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
