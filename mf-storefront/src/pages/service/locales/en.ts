export const en = {
  meta: {
    description:
      '{{service}} at our shop: what it costs, how long it takes ({{duration}}), and the next available time.',
  },
  eyebrow: 'Services',
  next: 'Next available: {{time}}',
  done: 'What we do',
  /** For the services of a new shop, while staff have written no description of their own. */
  texts: {
    'tire-rotation':
      'We move the tires to new positions so they wear evenly, set the pressures and tighten the wheels with a torque wrench. While they’re off, we measure the tread.',
    'oil-change':
      'We drain the old oil, replace the filter and put in the oil the manufacturer calls for. Then we check the other fluids and reset the service light.',
    'brake-service':
      'We measure the pads and rotors on all four wheels, check the lines and the fluid, and show you what’s worn before we replace anything.',
    'wheel-alignment':
      'We measure the angles of all four wheels, set them to the manufacturer’s specs, and show you the readings before and after.',
    'engine-diagnostic':
      'We read the codes, test the parts they point to and find the cause first. Then we tell you in plain words what we found.',
    'battery-replacement':
      'We test the battery and the charging system, install a new battery of the right size, clean the terminals and recycle the old one.',
  },
  all: 'All services',
  work: 'Before and after',
  articles: 'Good to know',
  cta: {
    title: 'Ready when you are',
    text: 'Pick a time online, or call us and ask first.',
  },
  failed: 'We couldn’t load the service.',
  notFound: {
    title: 'We couldn’t find that service',
    text: 'Maybe we don’t offer it anymore, or the address has a typo. See everything we do:',
    back: 'See all services',
  },
};
