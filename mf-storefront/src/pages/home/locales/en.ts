export const en = {
  meta: {
    title: 'Tires and auto repair',
    description:
      'New and used tires, brakes, alignment, diagnostics and body work in {{town}}. Clear prices before any work begins. Book online in two minutes.',
  },
  hero: {
    eyebrow: 'In {{town}} since {{year}}',
    undated: 'In {{town}}',
    title: 'Tires and auto repair you can trust',
    text: 'New and used tires, brakes, oil changes and alignments in {{town}}. Honest prices, same-day service on most cars.',
    book: 'Book an appointment',
    call: 'Call {{phone}}',
    next: 'Next available: {{time}}',
    open: 'Open until {{time}}',
    opens: 'Opens {{when}}',
    video: 'A technician under a raised car in our shop',
  },
  tires: {
    title: 'Find tires',
    vehicle: 'Or use the vehicle finder',
    from: '4 installed from <strong>{{price}}</strong>',
  },
  services: {
    title: 'Services and prices',
    text: 'Choose one to book it online.',
    all: 'All services',
  },
  set: {
    title: 'Four tires installed from {{price}}',
    text: 'Mounting, balancing, valves, fees, disposal and sales tax are all included.',
    see: 'See the lowest prices',
    example: 'Example',
  },
  proof: {
    label: 'What you can count on',
    since: 'In business since {{year}}',
    warranty: 'Warranty on services and parts',
  },
  reviews: { title: 'What customers say' },
  film: {
    title: 'Inside the shop',
    text: 'Clean bays, the right equipment, and people who tell you what they see.',
  },
  why: {
    title: 'Why choose us',
    text: 'Four good reasons to bring us your car.',
    prices: {
      title: 'The price comes first',
      text: 'You get a written estimate before any work begins. If we find something else, we call you and wait for your answer.',
    },
    people: {
      title: 'Technicians who explain things',
      text: 'Certified technicians work on your car, show you the worn part and answer in English or Spanish.',
      uncertified:
        'Our technicians work on your car, show you the worn part and answer in English or Spanish.',
    },
    speed: {
      title: 'Back on the road sooner',
      text: 'Rotations, oil changes and batteries are done while you wait; most other jobs are ready the same day.',
    },
    warranty: {
      title: 'We stand behind the work',
      text: 'Services and parts come with a warranty, in plain words on your invoice. Something feels off? Come back.',
    },
    online: {
      title: 'Book any time',
      text: 'See which times are open and book right here, day or night. You can move or cancel it yourself.',
    },
  },
  makes: {
    title: 'What do you drive?',
    text: 'Pick your make to start your booking.',
    label: 'Car makes',
    choose: 'Book for {{make}}',
    more: 'SEE ALL MAKES',
    less: 'SHOW LESS',
  },
  cta: {
    title: 'Due for service?',
    text: 'Choose a service, a day and a time. It takes two minutes, and you pay nothing until the work is done.',
  },
};
