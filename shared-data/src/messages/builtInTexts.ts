/** What messages say until staff change it: the subject, and the text, after the greeting of a customer. */
const en = {
  booking_received: {
    subject: 'We received your request ({reference})',
    body: 'Thank you for your request. We will call you to find a time together.',
  },
  booking_confirmed: {
    subject: 'Your appointment on {when}',
    body: 'Your appointment is confirmed. We look forward to seeing you.',
  },
  booking_moved: {
    subject: 'Your appointment is now on {when}',
    body: 'Your appointment has another time. Please add it to your calendar again: the attached file replaces the earlier entry.',
  },
  booking_cancelled: {
    subject: 'Your appointment is cancelled ({reference})',
    body: 'Your appointment is cancelled, and you pay nothing. You are welcome to book another time.',
  },
  request_cancelled: {
    subject: 'Your request is withdrawn ({reference})',
    body: 'Your request is withdrawn. You are welcome to book whenever you like.',
  },
  booking_reminder: {
    subject: 'Reminder: your appointment on {when}',
    body: 'A reminder of your appointment with us.',
  },
  booking_ready: {
    subject: 'Your car is ready',
    body: 'Your car is ready. You can pick it up while we are open.',
  },
  message_received: {
    subject: 'We received your message',
    body: 'Thank you for your message. We will answer as soon as we can.',
  },
  staff_booking: {
    subject: 'New booking: {when}',
    body: 'A customer has booked.',
  },
  staff_request: {
    subject: 'New request ({reference})',
    body: 'A customer asks for a call to find a time together.',
  },
  staff_message: {
    subject: 'New message: {subject}',
    body: 'A customer wrote on the contact page:',
  },
  staff_unusual: {
    subject: 'The calendar is filling unusually fast',
    body: 'Visitors made {count} bookings within a day that are still open. Please look through them, and cancel those that nobody will come to.',
  },
};

const es: typeof en = {
  booking_received: {
    subject: 'Recibimos su solicitud ({reference})',
    body: 'Gracias por su solicitud. Le llamaremos para encontrar una hora juntos.',
  },
  booking_confirmed: {
    subject: 'Su cita: {when}',
    body: 'Su cita está confirmada. ¡Nos vemos pronto!',
  },
  booking_moved: {
    subject: 'Su cita cambió: {when}',
    body: 'Su cita cambió de hora. Agréguela otra vez a su calendario: el archivo adjunto reemplaza la hora anterior.',
  },
  booking_cancelled: {
    subject: 'Cancelamos su cita ({reference})',
    body: 'Cancelamos su cita y no paga nada. Puede agendar otra cuando quiera.',
  },
  request_cancelled: {
    subject: 'Retiramos su solicitud ({reference})',
    body: 'Retiramos su solicitud. Puede agendar una cita cuando quiera.',
  },
  booking_reminder: {
    subject: 'Recordatorio de su cita: {when}',
    body: 'Le recordamos su cita con nosotros.',
  },
  booking_ready: {
    subject: 'Su carro está listo',
    body: 'Su carro está listo. Puede recogerlo en nuestro horario.',
  },
  message_received: {
    subject: 'Recibimos su mensaje',
    body: 'Gracias por su mensaje. Le responderemos lo antes posible.',
  },
  staff_booking: {
    subject: 'Cita nueva: {when}',
    body: 'Un cliente agendó una cita.',
  },
  staff_request: {
    subject: 'Solicitud nueva ({reference})',
    body: 'Un cliente pide que le llamen para encontrar una hora juntos.',
  },
  staff_message: {
    subject: 'Mensaje nuevo: {subject}',
    body: 'Un cliente escribió en la página de contacto:',
  },
  staff_unusual: {
    subject: 'El calendario se llena más rápido de lo normal',
    body: 'Los visitantes hicieron {count} citas en un día que siguen abiertas. Revíselas y cancele aquellas a las que nadie vendrá.',
  },
};

export const builtInTexts = { en, es };
