export const en = {
  title: 'Admin Dashboard',
  description: 'Manage the shop’s website.',
  welcome: 'Welcome, {{email}}',
  tiles: {
    label: 'What you can manage',
    products: { title: 'Products', text: 'Add, edit and remove what the shop sells.' },
    content: { title: 'Content', text: 'Change the texts of the public pages.' },
    settings: { title: 'Settings', text: 'Phone, address, hours, links and closures.' },
    users: { title: 'Users', text: 'Decide who may use this area.' },
  },
  today: {
    title: 'Today, {{day}}',
    list: 'Today’s appointments',
    add: 'New booking',
    appointments: 'Appointments today',
    requests: 'Requests waiting for a time',
    unread: 'Unread messages',
    failure: 'Today’s summary could not be loaded.',
  },
  next: {
    late: 'Late',
    none: 'No more cars are expected today.',
    call: 'Call',
    text: 'Text',
    arrived: 'Arrived',
    noShow: 'No-show',
  },
};
