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
  errorSending: 'We couldn’t send your message. Everything you typed is still here.',
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
  faq: {
    title: 'Questions people ask us',
    roadside:
      'Yes, 24 hours a day, 7 days a week. Call {{phone}} and tell us where you are: we’ll change a tire, jump-start your battery or send a tow truck.',
    noRoadside:
      'No, we only work at the shop. Call {{phone}} while we’re open, and we’ll tell you what to do next.',
    warranty:
      'Yes, on both services and parts. How long it lasts depends on the job and the part. It’s on your estimate and again on your invoice, so you know before you say yes.',
    noWarranty:
      'Some parts come with one from the manufacturer. Ask us, and we’ll tell you before we start.',
    week: {
      open: 'We are open {{days}}.',
      closed: 'We are closed {{days}}.',
      and: '{{days}} and {{last}}',
      break: '{{before}} and {{after}}',
      openOn: { day: '{{days}} {{hours}}', range: '{{day}} to {{last}} {{hours}}' },
      closedOn: { day: 'on {{days}}', range: '{{day}} to {{last}}' },
    },
  },
};
