export const en = {
  meta: {
    title: 'Tire, repair and body shop services',
    description:
      'New and used tires, flat repair, alignment, brakes, oil changes, diagnostics, dent repair and paint in {{town}}. See what we do and book online.',
  },
  hero: {
    title: 'Everything your car needs, in one place',
    text: 'Tires, repairs and body work under one roof, so nobody sends you across town for the second half of the job.',
    next: 'Next available: {{time}}',
  },
  list: { title: 'Our services' },
  tires: {
    title: 'Tire Services',
    text: 'From a nail in the tread to a full new set.',
    picture: 'A technician carrying a tire to a car on a jack',
    items: {
      new: 'New tires, mounted and balanced',
      used: 'Inspected used tires',
      flat: 'Flat repair and plugs',
      rotation: 'Tire rotation',
      balancing: 'Wheel balancing',
      pressure: 'Pressure sensors (TPMS)',
    },
  },
  repairs: {
    title: 'Auto Repairs',
    text: 'We find the cause first and replace parts second.',
    picture: 'A technician with a checklist at an open hood',
    items: {
      brakes: 'Brake pads, rotors and fluid',
      oil: 'Oil and filter changes',
      diagnostics: 'Engine diagnostics and tune-ups',
      alignment: 'Alignment and suspension',
      battery: 'Batteries, alternators and starters',
      cooling: 'Air conditioning and cooling',
    },
  },
  body: {
    title: 'Body Shop',
    text: 'Straight panels, matched paint, paperwork included.',
    picture: 'A painter spraying a fender in the body shop',
    items: {
      dents: 'Paintless dent repair',
      collision: 'Collision repair',
      paint: 'Paint matching and refinishing',
      bumpers: 'Bumper repair and replacement',
      headlights: 'Headlight restoration',
      insurance: 'Insurance estimates and claims',
    },
  },
  prices: { title: 'Prices', text: 'Choose a service to book it online.' },
  why: {
    title: 'Why choose us',
    estimate: {
      title: 'A free written estimate',
      text: 'Parts, labor and tax on one page. The price doesn’t change without your okay.',
    },
    parts: {
      title: 'Parts you can trust',
      text: 'Original equipment or equivalent, from manufacturers that stand behind them. Ask to see the old part.',
    },
    warranty: {
      title: 'A warranty on the job',
      text: 'Parts and labor are covered, and the terms are on your invoice.',
    },
    online: {
      title: 'You pick the time',
      text: 'Choose one that’s open and book it here. You can move or cancel it yourself.',
    },
  },
  cta: {
    title: 'Not sure what your car needs?',
    text: 'Tell us what the car is doing. We’ll take a look, explain it and leave the decision to you.',
  },
};
