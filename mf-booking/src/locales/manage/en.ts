export const en = {
  meta: { title: 'Your appointment' },
  hero: { title: 'Your appointment' },
  loading: 'Looking up your appointment…',
  open: {
    title: 'Do you want to move or cancel it?',
    titleRequest: 'Do you want to withdraw your request?',
    text: 'Both are free until it begins, and somebody else gets the place.',
    textRequest: 'We have not reserved a time for it yet.',
    cancel: 'Cancel appointment',
    cancelRequest: 'Withdraw request',
  },
  move: {
    open: 'Move to another time',
    title: 'Which day and time suit you better?',
    submit: 'Move it to {{time}}',
    keep: 'Keep the present time',
    done: 'It is moved',
    calendar: 'Please add it to your calendar again: the entry there still has the earlier time.',
    failed: 'It is not moved: your appointment is still at its earlier time',
  },
  confirm: {
    question: 'Cancel this appointment? This can’t be undone.',
    questionRequest: 'Withdraw this request? This can’t be undone.',
    yes: 'Yes, cancel it',
    yesRequest: 'Yes, withdraw it',
    no: 'Keep it',
  },
  cancelled: {
    title: 'It is cancelled',
    text: 'The place is free again. You are welcome to book another time.',
    book: 'Book another time',
  },
  withdrawn: {
    title: 'It is withdrawn',
    text: 'We will do nothing more about it. You are welcome to book whenever you like.',
    book: 'Book an appointment',
  },
  tooLate: {
    title: 'It can no longer be changed here',
    text: 'The appointment’s time has come or passed. Please call us if something is not right.',
  },
  arrived: {
    title: 'Your car is with us',
    text: 'You have arrived, so this appointment can no longer be moved or cancelled here. Please talk to us at the counter, or call us.',
  },
  notFound: {
    title: 'We can’t find this appointment',
    text: 'Please check that you opened the whole link. If it is complete, call us and we will look.',
  },
  reminders: {
    on: 'We send you an e-mail on the day before an appointment.',
    off: 'We send you no reminders.',
    end: 'No more reminders',
    resume: 'Send reminders again',
    failed: 'That did not work. Please try again.',
  },
  failed: {
    title: 'We can’t show your appointment right now',
    titleCancel: 'It is not cancelled yet',
    titleWithdraw: 'It is not withdrawn yet',
  },
};
