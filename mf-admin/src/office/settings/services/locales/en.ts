export const en = {
  list: {
    title: 'Services',
    description:
      'What customers can book, in this order. Visitors see the services on the services page and in the first step of booking.',
    empty:
      'There are no services, so nothing can be booked. Add what you do, how long it takes and what it costs.',
    add: 'Add service',
    loadFailed: 'Failed to load the services',
  },
  form: {
    addTitle: 'Add a service',
    submit: 'Save service',
    added: 'Service added successfully',
    success: 'Service updated successfully',
    failure: 'Failed to save the service',
  },
  fields: {
    name: 'Name in English',
    name_es: 'Name in Spanish',
    description: 'Description in English',
    description_es: 'Description in Spanish',
    minutes: 'Minutes',
    price: 'Price (US$)',
    is_active: 'Offered',
    in_wizard: 'Visitors can book it online',
  },
  hints: {
    price: 'With 0, visitors see “Price on request”, and the visit has no total.',
    is_active: 'Nobody can book a service that isn’t offered, not even staff.',
    in_wizard: 'Otherwise only staff can book it.',
    needs: 'The service can only be booked into a bay that has all of it.',
  },
  equipment: 'Equipment it needs',
  problems: { minutes: 'Please enter a whole number of minutes from 5 to 720.' },
  noBay: 'No bay has this equipment',
  noBayText: 'Nobody can book this service until a bay in use has all of it.',
  noneShown: 'Visitors can’t book any service.',
  reading: '{{duration}}, {{price}}',
  needs: 'Needs {{equipment}}',
  states: {
    shown: 'Bookable online',
    staff: 'Staff only',
    inactive: 'Not offered',
  },
  table: {
    service: 'Service',
    minutes: 'Duration',
    price: 'Price',
    state: 'Status',
  },
};
