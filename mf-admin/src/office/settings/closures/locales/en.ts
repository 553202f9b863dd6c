export const en = {
  list: {
    title: 'Closures',
    description:
      'Days or parts of days when the shop is closed even though it’s usually open. Visitors can’t book them, and they see the reason on the contact page.',
    empty:
      'No closures coming up. Add the days when you’ll be closed even though you’re usually open.',
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
  hints: { reason: 'Visitors can read it.' },
  problems: {
    lastDay: 'The last day can’t be before the first day.',
    time: 'Please enter a time.',
    reopens: 'Please enter a time later than “Closed from”.',
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
    text: 'Federal holidays in the next twelve months. Your usual hours apply on them unless you close the shop.',
    close: 'Close on {{name}}, {{date}}',
    closeShort: 'Close',
  },
  calendar: {
    label: 'Calendar of closures',
    previous: 'Previous month',
    next: 'Next month',
    isFirst: 'Earlier months are in the past.',
    isPast: 'This day is in the past.',
    open: '{{day}}: add a closure',
    closed: '{{day}}: closed. {{reason}}',
    partly: '{{day}}: closed {{hours}}. {{reason}}',
    legend:
      'Choose a day to close it. Closed days are crossed out; underlined days are closed for part of the day.',
  },
};
