export const en = {
  meta: {
    title: 'Privacy',
    description:
      'What our tire shop keeps of the people who book or write to us, why, for how long, and how to have it erased.',
  },
  hero: {
    title: 'Your privacy',
    text: 'What we keep about you, why, and for how long.',
  },
  kept: {
    title: 'What we keep, and why',
    booking:
      'Of an appointment: the service, the time, your name, email address, phone number, vehicle and notes. We need them to do the work and to reach you about it.',
    message:
      'Of a message that you send with our form: your name, email address, subject and text. We need them to answer you.',
    sent: 'Of the emails and text messages that we send you: what they were about, to whom and when they went, so that we can see whether they reached you.',
    texts:
      'When you agree to text messages about an appointment: that you agreed, and when. Without it we send none.',
    network:
      'A code made from the network that a booking comes from, so that nobody can fill the calendar with false ones. Your address cannot be read from it.',
    use: 'We use all of it for nothing else.',
  },
  long: {
    title: 'For how long',
    erased_one:
      'One month after a visit, the site erases your name, email address, phone number, vehicle and notes by itself, and deletes what was sent to you. Messages are deleted after the same time.',
    erased_other:
      '{{count}} months after a visit, the site erases your name, email address, phone number, vehicle and notes by itself, and deletes what was sent to you. Messages are deleted after the same time.',
    needed: 'We keep it for as long as the shop needs it, or until you ask us to erase it.',
    stays:
      'What stays of a visit is the service, the time and the tires. We count our work with them, and nobody can read from them who you were.',
    refusal:
      'If you asked us to send no more reminders or text messages, a code made from your email address or phone number stays, so that we keep to it.',
    backups: 'A backup can contain erased data until newer backups have replaced it.',
  },
  forget: {
    title: 'How to be forgotten earlier',
    text: 'Call us or write to us, from the phone number or the email address that you gave us. We erase you as soon as you have no open appointment.',
  },
};
