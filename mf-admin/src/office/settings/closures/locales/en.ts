export const en = {
  list: {
    title: 'Closures',
    description:
      'Days, or hours of days, on which the shop is closed although it is usually open. Visitors cannot book them, and read the reason on the contact page.',
    empty: 'The shop has no closures from today on.',
    add: 'Add closure',
    loadFailed: 'Failed to load the closures',
    removeFailed: 'Failed to remove the closure',
  },
  form: {
    addTitle: 'Add a closure',
    submit: 'Save closure',
    success: 'Closures updated successfully',
    failure: 'Failed to save the closure',
  },
  fields: {
    first_day: 'First day',
    last_day: 'Last day',
    is_partial: 'Only some hours of each day',
    closes: 'Closed from',
    reopens: 'Open again at',
    reason: 'Reason in English',
    reason_es: 'Reason in Spanish',
  },
  hints: { reason: 'Visitors may read it.' },
  problems: {
    lastDay: 'The last day must not be before the first day.',
    time: 'Please enter a time.',
    reopens: 'Please enter a time that is later than the closing time.',
  },
  wholeDay: 'Whole day',
  noReason: 'No reason given',
  table: {
    days: 'Days',
    hours: 'Closed',
    reason: 'Reason',
  },
  reading: {
    days: 'Closed {{days}}',
    hours: 'Closed {{days}}, {{hours}}',
  },
  holidays: {
    title: 'Holidays you could close on',
    text: 'Federal holidays of the next twelve months. The shop is open on them until you close it.',
    close: 'Close on {{name}}, {{date}}',
    closeShort: 'Close',
  },
  calendar: {
    label: 'Calendar of closures',
    previous: 'Previous month',
    next: 'Next month',
    isFirst: 'Earlier months are over.',
    isPast: 'This day is over.',
    open: '{{day}}: add a closure',
    closed: '{{day}}: closed. {{reason}}',
    partly: '{{day}}: closed {{hours}}. {{reason}}',
    legend:
      'Choose a day to close it. Closed days are crossed out; underlined days close for some hours.',
  },
};
