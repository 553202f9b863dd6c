/** The query keys of what staff load. A list of selected rows adds the values that select them. */
export const queryKeys = {
  products: ['products'],
  pictures: ['pictures'],
  productSearch: ['productSearch'],
  newestProducts: ['products', 'newest'],
  // Within the products, because a deleted product can be one of them.
  samples: ['products', 'samples'],
  content: ['content'],
  drafts: ['drafts'],
  rowDrafts: ['drafts', 'rows'],
  wordings: ['content', 'wordings'],
  builtInTexts: ['builtInTexts'],
  /** With the name of the list. */
  lists: ['lists'],
  settings: ['settings'],
  contact: ['settings', 'contact'],
  pagePictures: ['settings', 'pagePictures'],
  installationPrices: ['settings', 'installationPrices'],
  promises: ['settings', 'promises'],
  messageTexts: ['messageTexts'],
  /** What a new shop still has to do. */
  openSteps: ['settings', 'openSteps'],
  // Within the settings, because a saved setting changes the schedule, and the reverse.
  week: ['settings', 'week'],
  closures: ['settings', 'closures'],
  offers: ['settings', 'offers'],
  bays: ['settings', 'bays'],
  services: ['settings', 'services'],
  /** All of these, as the board reads them. */
  schedule: ['settings', 'schedule'],
  vehicleTires: ['vehicleTires'],
  users: ['users'],
  releases: ['releases'],
  factors: ['factors'],
  invitations: ['invitations'],
  bookings: ['bookings'],
  // Within the bookings, because each of them takes times and can hold tires.
  startTimes: ['bookings', 'times'],
  heldTires: ['bookings', 'held tires'],
  toCall: ['bookings', 'to call'],
  customers: ['customers'],
  holds: ['holds'],
  messages: ['messages'],
  today: ['today'],
  news: ['news'],
  /** How publishing and the messages are going. */
  work: ['work'],
  /** With the phone number. */
  takesSms: ['takesSms'],
} as const;
