/** Texts of mails that staff do not edit. */
const en = {
  test: 'Test: {{subject}}',
  facts: {
    reference: 'Reference',
    service: 'Service',
    tires: 'Tires',
    price: 'Price',
    when: 'Time',
    requested: 'Requested time',
    vehicle: 'Vehicle',
    address: 'Address',
    customer: 'Customer',
    phone: 'Phone',
    email: 'Email',
    notes: 'Notes',
  },
  installed: '{{price}} installed',
  manage: 'Move or cancel this appointment',
  manageRequest: 'Withdraw this request',
  again: 'Book another time',
  againRequest: 'Book an appointment',
  directions: 'Directions',
  keep: 'Please don’t forward this email: it has your private link.',
  noReminders: 'Stop reminders',
  board: 'Open the calendar',
  recent: 'Look through them',
  messages: 'Open messages',
  reply: 'If you reply to this email, the customer gets your reply.',
  calendar: {
    title: '{{service}} at {{shop}}',
    reference: 'Reference: {{reference}}',
    phone: 'Phone: {{phone}}',
    manage: 'Move or cancel: {{link}}',
  },
};

const es: typeof en = {
  test: 'Prueba: {{subject}}',
  facts: {
    reference: 'Referencia',
    service: 'Servicio',
    tires: 'Llantas',
    price: 'Precio',
    when: 'Fecha y hora',
    requested: 'Fecha y hora solicitadas',
    vehicle: 'Vehículo',
    address: 'Dirección',
    customer: 'Cliente',
    phone: 'Teléfono',
    email: 'Correo',
    notes: 'Notas',
  },
  installed: '{{price}} con instalación',
  manage: 'Cambiar o cancelar esta cita',
  manageRequest: 'Retirar esta solicitud',
  again: 'Agendar otra cita',
  againRequest: 'Agendar una cita',
  directions: 'Cómo llegar',
  keep: 'No reenvíe este correo: tiene su enlace privado.',
  noReminders: 'No quiero más recordatorios',
  board: 'Abrir la agenda',
  recent: 'Revisarlas',
  messages: 'Abrir los mensajes',
  reply: 'Si responde a este correo, la respuesta le llega al cliente.',
  calendar: {
    title: '{{service}} en {{shop}}',
    reference: 'Referencia: {{reference}}',
    phone: 'Teléfono: {{phone}}',
    manage: 'Cambiar o cancelar: {{link}}',
  },
};

export const mailLocales = { en, es };

export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
