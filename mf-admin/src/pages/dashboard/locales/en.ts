export const en = {
  title: 'Admin Dashboard',
  description: 'Manage the shop’s website.',
  welcome: 'Welcome, {{email}}',
  newBooking: 'New booking',
  tiles: {
    label: 'What you can manage',
    products: { title: 'Products', text: 'Add, edit and remove what the shop sells.' },
    content: { title: 'Content', text: 'Change the texts of the public pages.' },
    settings: { title: 'Settings', text: 'Phone, address, hours, links and closures.' },
    users: { title: 'Users', text: 'Decide who may use this area.' },
  },
  today: {
    title: 'Today, {{day}}',
    appointments: 'Appointments today',
    next: 'Next appointment',
    nextNone: 'No more today',
    nextValue: '{{time}}, {{name}}',
    requests: 'Requests waiting for a time',
    unread: 'Unread messages',
    failure: 'Today’s summary could not be loaded.',
  },
};
