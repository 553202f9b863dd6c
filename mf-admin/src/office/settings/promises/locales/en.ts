export const en = {
  description:
    'What the site promises, with its sentences. It shows those of a switched-off promise nowhere: not on a page, not in an email, not to search engines.',
  shop: 'What the shop offers',
  messages: 'Messages',
  list: 'What the site promises',
  states: { on: 'Shown', off: 'Not shown', always: 'Always shown' },
  none: 'The site has no such sentence.',
  save: 'Save promises',
  updated: 'Promises updated successfully',
  saveFailed: 'Failed to update the promises',
  facts: {
    mail: {
      name: 'Emails',
      text: 'Shown while a mail server is set up and sends. Whoever runs the site sets it up.',
    },
    reminder: { name: 'Reminders', text: 'Shown while emails go out.' },
    textMessage: { name: 'Text messages', text: 'Shown with the setting “Text messages”.' },
    roadsideHelp: { name: 'Roadside help', text: 'Shown with the setting “Roadside help”.' },
    warranty: { name: 'Warranty', text: 'Shown with the setting “Warranty”.' },
    certificate: {
      name: 'Certified technicians',
      text: 'Shown while the list of certifications has an entry.',
    },
    openingYear: { name: 'Years in business', text: 'Shown while “Open since” has a year.' },
    erasure: {
      name: 'Erasing customer data',
      text: 'How long you keep it is the setting “Erase customer data after (months)”.',
    },
    price: {
      name: 'Prices and estimates',
      text: 'If a sentence isn’t true of your shop, change it in Content.',
    },
    timeThatWorkTakes: {
      name: 'How fast work gets done',
      text: 'If a sentence isn’t true of your shop, change it in Content.',
    },
    answer: {
      name: 'Calling and writing back',
      text: 'If a sentence isn’t true of your shop, change it in Content.',
    },
  },
};
