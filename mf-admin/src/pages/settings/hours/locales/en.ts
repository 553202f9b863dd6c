export const en = {
  list: {
    title: 'Hours',
    description:
      'When the shop is open and when bookings can start. Visitors see the hours at the bottom of every page and on the contact page, and the start times when they book.',
    empty: 'The shop has no hours.',
    loadFailed: 'Failed to load the hours',
  },
  form: {
    submit: 'Save hours',
    success: 'Hours updated successfully',
    failure: 'Failed to update the hours',
  },
  fields: { spans: 'Opening hours', starts: 'Bookings can start at' },
  problems: {
    time: 'Please enter every time, or remove its row.',
    order: 'The shop has to open before it closes.',
    overlap: 'Opening hours overlap or touch. Please join them, or leave a break between them.',
    twice: 'The same start time is listed twice.',
  },
  closed: 'Closed',
  startsAt: 'Bookings at {{times}}',
  noStarts: 'No bookings online',
  table: { day: 'Day', hours: 'Open', starts: 'Bookings can start at' },
  week: {
    closed: 'The shop is closed on this day.',
    opens: 'Opens',
    closes: 'Closes',
    open: 'Open on this day',
    addBreak: 'Add a break',
    removeSpan: 'Remove opening hours {{number}}',
    startsHint: 'A booking has to end before the shop closes or a break begins.',
    start: 'Start time {{number}}',
    addStart: 'Add a start time',
    removeStart: 'Remove start time {{number}}',
    outside: 'Nobody can book {{times}}, because the shop is closed then.',
    also: 'Use the same hours and start times on',
  },
};
