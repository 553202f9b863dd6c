export const en = {
  title: 'Tires of this booking',
  row_one: '{{count}} × {{name}}, {{price}} installed.',
  row_other: '{{count}} × {{name}}, {{price}} installed.',
  promised: 'Promised from the stock.',
  used: 'Taken out of the stock.',
  released: 'Back in the stock.',
  none: 'None yet.',
  failure: 'The tires of this booking could not be loaded',
  add: {
    chooseFirst: 'Choose a tire first.',
    open: 'Add tires',
    without: 'No tires',
    title: 'Add tires to this booking',
    search: 'Search tires: size, brand, name or SKU',
    loading: 'Loading the products…',
    searching: 'Searching…',
    loadFailure: 'The products could not be loaded',
    nothing: 'No tire in stock matches “{{search}}”.',
    promised: 'Every tire that matches “{{search}}” is promised:',
    more: 'There are more: please type more of the name or size.',
    product: 'Tire',
    detail: '{{price}} each',
    available_one: '{{count}} available',
    available_other: '{{count}} available',
    count: 'How many',
    price: '{{price}} installed, with fees and tax',
    pricing: 'Getting the price…',
    priceFailure: 'The price could not be loaded',
    submit: 'Add to the booking',
    done: 'The tires were added to the booking',
    failed: 'The tires could not be added',
  },
  advice: {
    otherSize:
      'The booking has tires of another size: {{tires}}. Please check that front and rear differ.',
    notOriginal:
      'This vehicle left the factory with {{tires}}. Please check that the chosen tire fits.',
  },
  problems: {
    tires_sold: 'So many are no longer available. The list is up to date now.',
    price_changed:
      'The price has changed in the meantime. Please check the new one and add the tires again.',
    tires_listed:
      'The booking has this tire already. To change how many, remove it from the booking and add it again.',
    tires_unchosen: 'Please choose one of the tires, or press “No tires”.',
    booking_closed:
      'The booking is over: it was completed or cancelled. Open it again to add tires.',
  },
  remove: {
    button: 'Remove',
    label: 'Remove {{name}} from the booking',
    removed: '{{count}} × {{name}} removed from the booking.',
    failed: 'The tires could not be removed',
    restored: 'The tires are back in the booking at their price',
    restoreFailed: 'The tires could not be put back',
  },
};
