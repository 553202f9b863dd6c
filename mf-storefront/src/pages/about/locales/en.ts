export const en = {
  meta: {
    title: 'About us',
    description:
      'A tire shop and auto repair center in {{town}}, founded in {{year}}. Meet the people who work on your car.',
    undated:
      'A tire shop and auto repair center in {{town}}. Meet the people who work on your car.',
  },
  hero: {
    title: 'A neighborhood shop since {{year}}',
    undated: 'A neighborhood shop',
    text: 'We fix cars the way we’d want ours fixed: carefully, at the price we quoted, by someone whose name you know.',
  },
  story: {
    title: 'Our story',
    beginning:
      'We’ve been taking care of cars in {{town}} since {{year}}: tires, brakes, engines and body work.',
    undated: 'We take care of cars in {{town}}: tires, brakes, engines and body work.',
    growth:
      'We keep it simple. We look at the car first, show you what we found, and tell you what it costs to fix. Then you decide.',
    today:
      'We measure tread in front of you, hand you the old part, and tell you when the job can wait.',
    picture: 'The front of our shop',
  },
  values: {
    title: 'Our values',
    honesty: {
      title: 'Honesty',
      text: 'You see the worn part and the price before we start. If it can wait, we say so.',
    },
    care: {
      title: 'Care',
      text: 'We tighten every wheel by hand to the manufacturer’s torque spec. No shortcuts with an impact gun.',
    },
    respect: {
      title: 'Respect',
      text: 'For your time, your money and your language. Every question deserves an answer.',
    },
    community: {
      title: 'Community',
      text: 'We drive the same roads you do. We want every car that leaves here to be safe on them.',
    },
  },
  team: {
    title: 'Meet the team',
    text: 'You talk to the person who works on your car.',
  },
  cta: {
    title: 'Come see for yourself',
    text: 'Stop by, ask us anything and take a look around.',
  },
};
