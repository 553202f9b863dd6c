import type { SymptomId } from '@shop/shared-contract';

export const en = {
  meta: {
    title: 'Car symptom checker',
    description:
      'Select what you notice about your car, find out right away how urgent it is, and book a visit with your notes already filled in.',
  },
  hero: {
    title: 'What is your car telling you?',
    text: 'Noises, lights, vibrations: tell us what you notice and find out how soon it needs attention.',
  },
  checker: {
    title: 'Check your car’s symptoms',
    text: 'Select everything you notice. You get an answer right away, and nothing is sent anywhere.',
    legend: 'Symptoms',
    submit: 'Get Diagnostic Results',
    hint: 'Select at least one symptom.',
  },
  results: {
    immediate: 'Immediate attention recommended',
    routine: 'Routine maintenance recommended',
    immediateText:
      'At least one of these can damage your car or put you at risk. If it’s grinding, smoking or steaming, don’t drive it: call us. Otherwise, drive as little as you can until somebody has looked at it.',
    routineText:
      'Nothing here is an emergency. Have it looked at on your next visit, before it turns into a bigger repair.',
    selected: 'Selected symptoms',
    services: 'What we do about it',
    disclaimer: 'This is only a first guess. It takes an inspection to find the cause.',
    startOver: 'Start Over',
    book: 'Book Service',
    call: 'Call {{phone}}',
    empty: 'No symptoms selected',
    emptyText: 'Go back and select what you notice about your car.',
    goBack: 'Go Back',
  },
  urgency: {
    high: 'High urgency',
    medium: 'Medium urgency',
    low: 'Low urgency',
  },
  categories: {
    engine: 'Engine',
    brakes: 'Brakes',
    suspension: 'Suspension',
    'ac-system': 'AC System',
    tires: 'Tires',
  },
  symptoms: {
    'engine-noise': 'Unusual engine noise (knocking, ticking, grinding)',
    'brake-squeal': 'Brakes squeal or grind when stopping',
    vibration: 'Car shakes or vibrates while driving',
    smoke: 'Smoke or steam from hood or exhaust',
    'hard-start': 'Engine is hard to start',
    'ac-weak': 'A/C blows weak or warm air',
    'tire-wear': 'Tires wearing unevenly',
    'check-engine': 'Check-engine light is on',
  } satisfies Record<SymptomId, string>,
};
