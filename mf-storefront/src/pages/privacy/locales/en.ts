export const en = {
  meta: {
    title: 'Privacy',
    description:
      'What our tire shop keeps about the people who book or write to us, why, for how long, and how to have it erased.',
  },
  hero: {
    title: 'Your privacy',
    text: 'What we keep about you, why, and for how long.',
  },
  kept: {
    title: 'What we keep, and why',
    booking:
      'When you book: the service, any tires, the time, whether you’ll wait, your name, email address, phone number, vehicle and notes, and your license plate if we write it down. We need them to do the work and to reach you about it.',
    message:
      'When you send us a message with our form: your name, email address, subject and message. We need them to answer you.',
    sent: 'When we send you a message: what it was about, where it went and when, so we can tell whether it reached you.',
    texts:
      'When you agree to text messages about an appointment: that you agreed, and when. If you don’t, the site won’t send you any.',
    network:
      'When a booking comes in online: a code made from its network, so nobody can fill our calendar with fake bookings. Nobody can tell from the code which network it was.',
    use: 'We don’t use any of it for anything else.',
  },
  long: {
    title: 'For how long',
    erased_one:
      'One month after a visit, the site automatically erases your name, email address, phone number, vehicle, license plate and notes, and deletes our messages to you. Your messages to us are deleted after the same amount of time.',
    erased_other:
      '{{count}} months after a visit, the site automatically erases your name, email address, phone number, vehicle, license plate and notes, and deletes our messages to you. Your messages to us are deleted after the same amount of time.',
    needed: 'We keep it for as long as the shop needs it, or until you ask us to erase it.',
    stays:
      'After that, what stays from a visit is the work itself, such as the service, the time and the tires. It helps us keep track, and it doesn’t show who you are.',
    refusal:
      'If you asked us to stop sending you something, we keep a code made from your email address or phone number so that we don’t start again.',
    backups: 'A backup can contain erased data until newer backups have replaced it.',
  },
  forget: {
    title: 'How to have your data erased sooner',
    text: 'Call us or write to us from the phone number or the email address you gave us. We’ll erase your data. If you have an appointment coming up, we’ll do it once that’s over.',
  },
};
