export const en = {
  description:
    'What the site promises, sentence by sentence. If you switch a promise off, its sentences don’t show anywhere: not on a page, in an email or to search engines.',
  shop: 'What the shop offers',
  messages: 'Messages',
  list: 'What the site promises',
  states: { on: 'Shown', off: 'Not shown', always: 'Always shown' },
  none: 'The site says nothing about this.',
  save: 'Save promises',
  updated: 'Promises updated successfully',
  saveFailed: 'Failed to update the promises',
  facts: {
    mail: {
      name: 'Emails',
      text: 'Shown while a mail server is set up. Whoever runs the site sets it up.',
    },
    reminder: { name: 'Reminders', text: 'Shown while a mail server is set up.' },
    textMessage: { name: 'Text messages', text: 'Shown while the setting “Text messages” is on.' },
    roadsideHelp: { name: 'Roadside help', text: 'Shown while the setting “Roadside help” is on.' },
    warranty: { name: 'Warranty', text: 'Shown while the setting “Warranty” is on.' },
    certificate: {
      name: 'Certified technicians',
      text: 'Shown while the list of certifications has an entry that isn’t hidden.',
    },
    openingYear: { name: 'Years in business', text: 'Shown while “Open since” has a year.' },
    erasure: {
      name: 'Erasing customer data',
      text: 'The setting “Erase customer data after (months)” says how long you keep it.',
    },
    price: {
      name: 'Prices and estimates',
      text: 'If a sentence isn’t true of your shop, change it under Website.',
    },
    timeThatWorkTakes: {
      name: 'How fast work gets done',
      text: 'If a sentence isn’t true of your shop, change it under Website.',
    },
    answer: {
      name: 'Calling and writing back',
      text: 'If a sentence isn’t true of your shop, change it under Website.',
    },
  },
};
