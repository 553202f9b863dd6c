/** What text messages say. They are sent without accents, so that one message has 160 characters. */
const en = {
  booking_confirmed: 'your appointment is confirmed: {{when}} ({{reference}}).',
  booking_moved: 'your appointment is now on {{when}} ({{reference}}).',
  booking_cancelled: 'your appointment is cancelled ({{reference}}).',
  request_cancelled: 'your request is withdrawn ({{reference}}).',
  booking_reminder: 'reminder of your appointment: {{when}} ({{reference}}).',
  booking_ready: 'your car is ready. You can pick it up while we are open.',
  questions: 'Questions? {{phone}}.',
  stop: 'STOP to end.',
};

const es: typeof en = {
  booking_confirmed: 'su cita está confirmada: {{when}} ({{reference}}).',
  booking_moved: 'su cita cambió: {{when}} ({{reference}}).',
  booking_cancelled: 'su cita está cancelada ({{reference}}).',
  request_cancelled: 'su solicitud está retirada ({{reference}}).',
  booking_reminder: 'le recordamos su cita: {{when}} ({{reference}}).',
  booking_ready: 'su carro está listo. Puede recogerlo mientras estamos abiertos.',
  questions: '¿Preguntas? {{phone}}.',
  stop: 'STOP para no recibir más.',
};

export const textLocales = { en, es };
