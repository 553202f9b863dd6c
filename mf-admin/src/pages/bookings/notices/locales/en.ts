export const en = {
  gets: {
    email: '{{name}} gets an email in {{seconds}} s.',
    sms: '{{name}} gets a text message in {{seconds}} s.',
    both: '{{name}} gets an email and a text message in {{seconds}} s.',
    none: '{{name}} gets no message: there is no email address.',
    off: 'No message goes out: mail is not set up.',
    kept: 'No message goes out: this is a trial.',
  },
  noTexts: 'No text messages go to this phone number.',
  nothing: 'No message goes out.',
  customer: 'The customer',
  walkIn: 'No message goes out: a walk-in is here.',
  hold: 'Don’t send',
  holdFailed: 'Failed to hold the message back',
  held: 'Nothing is sent to {{name}}.',
  late: 'The message to {{name}} went out.',
  again: 'Undo sends another one.',
};
