import type { SymptomId } from '@shop/shared-contract';

export const en = {
  meta: {
    title: 'Book an appointment',
    description:
      'Choose a service, a day and a time for your car. You pay nothing until the work is done.',
  },
  hero: {
    title: 'Book your appointment',
    text: 'Four short steps. You pay nothing until the work is done.',
  },
  needsScript: 'Booking online needs JavaScript. Please call us instead: {{phone}}.',
  steps: {
    label: 'Booking steps',
    service: 'Select Service',
    date: 'Choose Date',
    time: 'Select Time',
    details: 'Your Details',
  },
  service: {
    title: 'Which service do you need?',
    hint: 'Choosing one takes you to the next step. Not sure? Press Next and tell us later.',
  },
  date: {
    title: 'Which day suits you?',
    hint: 'Choosing a day takes you to the next step.',
    today: 'Today',
    full: 'Full',
    past: 'Over',
    closed: 'Closed',
    left: '{{left}} left',
    lastOne: '{{left}} left',
    next: 'Next available: {{time}}',
  },
  time: {
    title: 'At what time?',
    hint: 'Times are the shop’s local time (Eastern Time).',
    hintForDay: 'For {{day}}. Times are the shop’s local time (Eastern Time).',
    full: 'Full',
    past: 'Already over',
    closed: 'Closed',
    gone: 'No time is left on this day. Please go back and choose another one.',
  },
  further: {
    title: 'Add another service to this visit',
    full: 'One visit takes no more services. Please tell us about the others in the notes.',
  },
  availability: {
    loading: 'Checking which times are free…',
    failed:
      'We can’t check right now which times are free. Choose one; you will see when you send the form whether it is.',
  },
  details: {
    title: 'How do we reach you?',
    hint: 'We use this for your appointment only.',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    vehicle: 'Vehicle details',
    vehiclePlaceholder: 'Year, Make, Model',
    notes: 'Additional notes',
    texts: 'Text me about this appointment. Message and data rates may apply. Reply STOP to end.',
    stay: 'While we work on your car',
    leaves: 'I will drop the car off',
    waits: 'I will wait',
    website: 'Leave this field empty',
    submit: 'Book appointment',
    submitRequest: 'Send request',
    sending: 'Sending…',
  },
  summary: {
    title: 'Your choice',
    service: 'Service',
    tires: 'Tires',
    date: 'Date',
    time: 'Time',
    total: 'Total',
    none: 'Not chosen yet',
    call: 'Without a service, a date and a time we can’t reserve a place yet. Send the form all the same: we will call you and find a time together.',
    taken: 'This time is no longer free. Please go back and choose another one.',
  },
  tires: {
    title: 'Your tires',
    loading: 'Checking your tires…',
    installed: '{{price}} installed',
    included: 'Mounting, balancing, valves, disposal, fees and tax are included.',
    bay: '{{service}} holds the bay and costs nothing more.',
    sold: 'These tires have just been sold.',
    fewer: 'Only {{count}} of these tires are left.',
    failed: 'We can’t check your tires right now.',
    retry: 'Try again',
    take: 'Take {{count}}',
    remove: 'Book without tires',
    others: 'See other tires',
  },
  failure: {
    title: 'Your appointment is not booked yet',
    kept: 'Everything you typed is still here.',
    full: 'Somebody has just taken the last place at that time. Please choose another time.',
    past: 'That time has passed meanwhile. Please choose another time.',
    notOffered: 'The shop no longer offers that time. Please choose another time.',
    closed: 'The shop can’t take appointments on that day. Please choose another day.',
    tiresSold:
      'Somebody has just taken these tires. Book fewer, book without tires, or choose others.',
    priceChanged:
      'The price of your tires is now {{price}} installed. Send the form again if you agree.',
    tiresLimited:
      'We accept only a few online bookings with tires a day. Book without them and name them in the notes, or call us.',
    retry: 'Sending it again never books twice.',
    chooseTime: 'Choose another time',
    chooseDate: 'Choose another day',
    call: 'Or call us: {{phone}}',
  },
  done: {
    notification: 'Your appointment is booked. Thank you!',
    notificationRequest: 'We have your request and will call you. Thank you!',
    title: 'You are booked',
    titleRequest: 'We have your request',
    requestText: 'Nothing is reserved yet. We will call you to find a time together.',
    requestTires:
      'We put your tires aside. No time is reserved yet: we will call you to find one together.',
    held: 'We can’t dial your phone number, so we hold this time until {{until}} only. Call us to keep it:',
    reference: 'Reference',
    duration: 'Duration',
    price: 'Price',
    vehicle: 'Vehicle',
    address: 'Address',
    directions: 'Get directions',
    earlier:
      'This is what we stored when you sent the form the first time. What you changed since is not in it, your contact details included. Please call us to put it right, or cancel it and book again.',
    calendar: 'Add to calendar (.ics)',
    calendarFailed: 'The calendar file could not be made. Please try again.',
    manageLink: 'Move or cancel this appointment',
    manageRequestLink: 'Withdraw this request',
    keep: 'Only you have the link that moves or cancels it: please keep it. The calendar file holds it too.',
    keepRequest: 'Only you have this link: please keep it.',
  },
  calendar: {
    title: '{{service}} at {{shop}}',
    reference: 'Reference: {{reference}}',
    tires: '{{count}} × {{name}}',
    phone: 'Phone: {{phone}}',
    manage: 'Move or cancel: {{link}}',
  },
  prefill: {
    symptoms: 'Symptoms noticed:',
    product: 'Please install: {{product}}',
  },
  symptoms: {
    'engine-noise': 'unusual engine noise',
    'brake-squeal': 'brakes squeal or grind',
    vibration: 'car shakes or vibrates while driving',
    smoke: 'smoke or steam from hood or exhaust',
    'hard-start': 'engine is hard to start',
    'ac-weak': 'A/C blows weak or warm air',
    'tire-wear': 'tires wear unevenly',
    'check-engine': 'check-engine light is on',
  } satisfies Record<SymptomId, string>,
  info: {
    title: 'Good to know',
    information: {
      title: 'Booking information',
      availability: {
        title: 'Availability',
        text: 'Book for the next 31 days, today included.',
      },
      sameDay: {
        title: 'Same day',
        text: 'Today’s free times can be booked until they begin.',
      },
      cancellation: {
        title: 'Cancellation',
        text: 'Plans change: cancel free of charge with your private link or by phone.',
      },
      consultation: {
        title: 'Consultation',
        text: 'Not sure what your car needs? Describe it in the notes and we will advise you.',
      },
    },
    expect: {
      title: 'What to expect',
      confirmation: {
        title: 'Confirmation',
        text: 'You see your reference at once, with a calendar file to keep.',
      },
      reminder: {
        title: 'Reminder',
        text: 'The calendar file reminds you the day before.',
      },
      estimate: {
        title: 'Estimate',
        text: 'You get a written estimate before any work begins.',
      },
      update: {
        title: 'Updates',
        text: 'If we find something else, we call you before we touch it.',
      },
    },
    emergency: {
      title: 'Emergency',
      emergency: {
        title: 'Emergency service',
        text: 'Broken down? Don’t book, call: we help by phone day and night.',
      },
      priority: {
        title: 'Priority',
        text: 'Cars that aren’t safe to drive are looked at first.',
      },
      mobile: {
        title: 'Mobile service',
        text: 'Flat tire or dead battery? We can come to you.',
      },
      contact: {
        title: 'Emergency contact',
      },
    },
  },
};
