export const en = {
  meta: {
    title: 'About us',
    description:
      'A family tire shop and auto repair center in Jonesboro, GA, founded in {{year}}. Meet the people who look after your car.',
  },
  hero: {
    title: 'A neighborhood shop since {{year}}',
    text: 'We fix cars the way we would want ours fixed: carefully, at the price we said, by somebody whose name you know.',
  },
  story: {
    title: 'How it started',
    beginning:
      'In {{year}} Marcus Bell rented one bay on Tara Boulevard, bought a used lift and hung a hand-painted sign over the door: TIRES. Most of the first customers had a flat and little money, so he sorted used tires by hand and sold only the ones he would have put on his own truck.',
    growth:
      'Word got around. People came back for brakes, then for the check-engine light, then with a dented door. Danielle joined and took over tires and alignment; Luis moved his paint booth in next door. The sign has been replaced. The rule about the truck has not.',
    today:
      'Today one roof covers tires, repairs and body work. We still measure tread in front of you, still hand you the old part, and still tell you when the job can wait.',
    picture: 'The front of our shop on Tara Boulevard',
  },
  values: {
    title: 'What we hold on to',
    honesty: {
      title: 'Honesty',
      text: 'You see the worn part and the price before we start. If it can wait, we say so.',
    },
    care: {
      title: 'Care',
      text: 'Every wheel is tightened by hand to the maker’s torque. No shortcuts with an impact gun.',
    },
    respect: {
      title: 'Respect',
      text: 'For your time, your money and your language. Every question deserves an answer.',
    },
    community: {
      title: 'Community',
      text: 'We hire locally, train apprentices and recycle every tire we take off.',
    },
  },
  team: {
    title: 'The people under the hood',
    text: 'You talk to the person who works on your car.',
  },
  cta: {
    title: 'Come and see for yourself',
    text: 'The coffee is decent, and the waiting room has a window into the workshop.',
  },
};
