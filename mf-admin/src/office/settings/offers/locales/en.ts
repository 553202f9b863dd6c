import { en as categories } from '../../../../shop/products/locales/en';

export const en = {
  list: {
    title: 'Offers',
    description:
      'Discounts and other offers. They show on the home page, with their service and in the catalog from the time they start until they end.',
    empty: 'No offers yet. Add a discount or another offer.',
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
    category: 'Category',
    discount: 'Discount',
    off: 'How much',
    starts: 'From',
    ends: 'Until',
    small_print: 'Small print in English',
    small_print_es: 'Small print in Spanish',
    picture: 'Picture',
  },
  hints: {
    title: 'One language is enough: pages in the other one show it too.',
    service: 'Without a service, the offer is announced but doesn’t change a price.',
    category:
      'The offer is at the top of this category’s page and on the home page. It doesn’t change any prices: use the text to say what customers save.',
  },
  problems: {
    title: 'Please enter a title in English or Spanish.',
    percent: 'Please enter a whole number from 1 to 100.',
    amount: 'Please enter an amount in dollars and cents, such as 7.50.',
    moment: 'Please enter a day and a time.',
    ends: 'Please enter a time after the offer starts.',
  },
  noService: 'No service in particular',
  noCategory: 'No category in particular',
  categories: {
    ...categories,
    tires: 'All tires',
    'new-tires': 'New tires',
    parts: 'All auto parts',
  },
  discounts: { none: 'None', percent: 'Percent', amount: 'Dollars' },
  left: '{{left}} (regularly {{price}}) for visits that start during this time. If two offers apply, the customer gets the better one. Appointments that are already booked keep their price.',
  live: {
    soon: 'Shop time. The offer shows up and goes away within ten seconds of these times.',
    scheduled:
      'Shop time. Your site is published on a schedule: the offer shows up the next time it’s published after the start. It’s hidden on time, but browsers without JavaScript show it until the site is next published after the end.',
  },
  table: { offer: 'Offer', service: 'For', starts: 'From', ends: 'Until', state: 'Status' },
  states: { coming: 'Upcoming', running: 'Running', over: 'Over' },
};
