export const en = {
  meta: {
    title: 'Contact, hours and directions',
    description:
      'Call, write or stop by our tire shop in {{town}}. Hours, directions, and answers to the questions customers ask most.',
  },
  hero: {
    title: 'Talk to us',
    text: 'A question, a price, a noise you can’t place: call, write or just pull in.',
  },
  cards: {
    title: 'How to reach us',
    phone: {
      title: 'Phone',
      text: 'The fastest way to get a price or a tow.',
      byDay: 'The fastest way to get a price.',
    },
    email: { title: 'Email', text: 'We answer within one business day.' },
    location: { title: 'Location', text: 'Get directions' },
    hours: {
      title: 'Hours',
      closed: 'Closed {{days}}',
      special: 'Holidays and special hours',
      closedDay: 'closed',
    },
  },
  form: {
    title: 'Send us a message',
    text: 'If it’s about your car, tell us the year, make and model. We reply to the address you enter.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    privacy: 'What we keep from your message, and for how long',
    website: 'Leave this field empty',
    send: 'Send message',
    sending: 'Sending…',
    needsScript: 'This form needs JavaScript. Please call us instead: {{phone}}.',
  },
  /** What another page asks for. */
  request: {
    subject: {
      tires: 'Tires for my car',
      search: 'Do you have this?',
      day: 'Appointment on {{day}}',
    },
    vehicle: 'Vehicle: {{vehicle}}',
    size: 'Tire size: {{size}}',
    quantity: 'How many: {{quantity}}',
    search: 'I’m looking for: {{search}}',
    day: 'I’d like to come in on {{day}}. What times do you have?',
  },
  messageSent: 'Thank you! Your message has been sent. We will get back to you soon.',
  errorSending: 'We couldn’t send your message.',
  unanswered: {
    title: 'We can’t tell whether your message reached us.',
    text: 'Our server took too long to answer. Everything you typed is still here: send it again, and it won’t arrive twice.',
  },
  orCall: 'You can also call {{phone}}.',
  map: {
    title: 'Where to find us',
    placeholder: 'Map integration will be added here.',
    directions: 'Open directions in Google Maps',
    newTab: 'opens in a new tab',
  },
};
