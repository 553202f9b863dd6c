export const en = {
  skip: 'Skip to the content',
  home: '{{shop}}, home',
  tagline: 'Tires, brakes and honest auto repair for Jonesboro and Clayton County since {{year}}.',
  publicSite: 'Public site',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  /** Labels of menus that staff have changed, by place and path. */
  menu: {},
  mainMenu: 'Main menu',
  language: 'Language',
  notifications: 'Notifications',
  call: 'Call us: {{phone}}',
  loadingPage: 'Loading the page…',
  footer: {
    quickLinks: 'Quick links',
    contact: 'Contact',
    hours: 'Opening hours',
    closed: 'Closed',
    follow: 'Follow us',
    rights: '© {{shop}}. All rights reserved.',
  },
  phoneBar: {
    label: 'Call, book or visit us',
    call: 'Call',
    book: 'Book',
    directions: 'Directions',
    open: 'Open until {{time}}',
    opens: 'Opens {{when}}',
  },
  loadFailed:
    'This did not load. Check your connection and press again; the links of this page work.',
  readOnly: {
    label: 'Page not complete',
    text: 'You can read this page, and its links work. The rest of it did not load.',
  },
  failure: {
    title: 'This part of our site is taking a break',
    text: 'We could not load it just now. Try again, or call us and we will help you right away.',
    offlineTitle: 'This page needs a connection',
    offlineText:
      'You seem to be offline. Try again once you are connected; pages you have visited before open without. Or call us.',
    widgetTitle: 'This tool could not be loaded',
    siteTitle: 'Our site could not start completely',
  },
  notFound: {
    title: 'We could not find that page',
    text: 'The address may be old or mistyped. The menu above leads to everything we have, or give us a call.',
    home: 'To the home page',
  },
};
