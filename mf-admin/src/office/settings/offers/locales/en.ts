export const en = {
  list: {
    title: 'Offers',
    description:
      'What costs less for a while, or what else you offer. Offers are on the home page, with their service and in the catalog, from their beginning to their end.',
    empty: 'No offers yet. Add what costs less for a while.',
    add: 'Add offer',
    loadFailed: 'Failed to load the offers',
    removeFailed: 'Failed to remove the offer',
  },
  form: {
    addTitle: 'Add an offer',
    submit: 'Save offer',
    success: 'Offers updated successfully',
    failure: 'Failed to save the offer',
  },
  fields: {
    title: 'Title in English',
    title_es: 'Title in Spanish',
    text: 'Text in English',
    text_es: 'Text in Spanish',
    service: 'Service',
    discount: 'Off the price',
    off: 'How much',
    starts: 'From',
    ends: 'Until',
    small_print: 'Small print in English',
    small_print_es: 'Small print in Spanish',
  },
  hints: {
    title: 'One language is enough: pages in the other one show it too.',
    service: 'Without a service the offer is only announced.',
  },
  problems: {
    title: 'Please enter a title in English or Spanish.',
    percent: 'Please enter a whole number from 1 to 100.',
    amount: 'Please enter an amount in dollars and cents, such as 7.50.',
    moment: 'Please enter a day and a time.',
    ends: 'Please enter a time after the offer starts.',
  },
  noService: 'No service in particular',
  discounts: { none: 'Nothing', percent: 'Percent', amount: 'Dollars' },
  left: '{{left}} instead of {{price}}, for visits that start within this time. Of two offers, the customer gets the better one. Appointments that are already booked keep their price.',
  live: {
    soon: 'By the shop’s clock. The offer shows up and goes away within ten seconds.',
    scheduled:
      'By the shop’s clock. Your site is published on a schedule: the offer shows up with the next run after it starts, and is hidden on time where scripts are on, otherwise with the next run after it ends.',
  },
  table: { offer: 'Offer', service: 'For', starts: 'From', ends: 'Until', state: 'Status' },
  states: { coming: 'Coming', running: 'Running', over: 'Over' },
};
