export const en = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  loading: 'Loading…',
  back: 'Back',
  next: 'Next',
  stepDone: ', done',
  required: 'Required',
  optional: 'Optional',
  search: 'Search',
  didYouMean: 'Did you mean {{email}}?',
  callUs: 'Call us',
  bookNow: 'Book Now',
  askPrice: 'Price on request',
  closed: 'closed',
  inTown: '{{what}} in {{town}}',
  sharedPicture: 'Drawing: a car in front of {{name}}',
  emergency: {
    title: 'Flat tire, or stuck on the road?',
    text: 'Roadside help, 24 hours a day, 7 days a week: we change a tire, jump-start a battery or send a tow truck.',
    call: 'Call {{phone}}',
    always: 'Flat tire? Call 24 hours a day',
    now: 'Flat tire now? Call {{phone}}',
  },
  loadTimedOut: 'The shop’s server took too long to answer. Try again in a moment.',
  errors: {
    unreachable:
      'We couldn’t reach the shop’s server. Anything you typed is still here: wait a moment, then try again.',
    offline:
      'You seem to be offline. Anything you typed is still here: check your connection, then try again.',
    timedOut:
      'The shop’s server took too long to answer. What you sent may have been saved: check before you try again. Anything you typed is still here.',
    forbidden:
      'Your account isn’t allowed to do that, and nothing was changed. Ask an administrator for help.',
    sessionEnded:
      'Your session has ended, and nothing was saved. Anything you typed is still here: sign in again in a new tab, then try again.',
    codeNeeded:
      'Nothing was saved yet: enter your two-step verification code first. Anything you typed is still here.',
    conflict:
      'Somebody else changed this while you were working on it, so your change wasn’t saved. Anything you typed is still here: look at what changed, then try again.',
    full: 'Somebody just took that time, so your booking didn’t go through. Anything you typed is still here: choose another time.',
    invalid:
      'Something in this form isn’t right, so nothing was saved. Anything you typed is still here: check it, then try again.',
    notFound:
      'We couldn’t find that, and nothing was changed. It may have been deleted: reload the page to see what’s there now.',
    rateLimited:
      'That was too many tries, so this one didn’t go through. Anything you typed is still here: try again later.',
    busy: 'Others were saving at the same moment, so your change wasn’t saved. Anything you typed is still here: try again in a moment.',
    tooMuch:
      'The shop’s server is too busy right now, so nothing was saved. Anything you typed is still here: try again in a moment.',
    hiddenField:
      'A hidden field of this form was filled in, maybe by your browser, so nothing was sent. It’s empty again: send the form once more.',
    unexpected:
      'Something went wrong on our side. Anything you typed is still here: try again in a moment.',
  },
  validation: {
    required: 'Please fill in this field.',
    email: 'Please enter a valid email address, such as name@example.com.',
    phone: 'Please enter one phone number with its area code, such as (770) 555-0199.',
    link: 'Please leave out web and email addresses.',
    tooLong: 'This text is too long.',
    longerThan: 'This text is too long. Please keep it to {{longest}} characters.',
    unprintable:
      'This text has a character that can’t be displayed, maybe pasted from another program. Delete it, or type the text again.',
    tooNested:
      'This text has too many quotes, lists or marks such as * and [ inside one another. Simplify it, or leave a blank line between its paragraphs.',
    noPicture: 'There’s no picture at this address. Choose one, or upload one.',
    number: 'Please enter a number.',
    priceLimit: 'Please enter a price below $100,000,000.',
    minZero: 'Please enter 0 or more.',
    cents: 'Please use no more than two decimal places.',
    url: 'Please enter a complete web address that starts with https://, or a path on this site such as /tire.jpg.',
    passwordLength: 'Password must be at least 6 characters long',
    passwordMatch: 'Passwords do not match',
  },
  summary: 'Please check these fields:',
};
