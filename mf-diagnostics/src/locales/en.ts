import type { SymptomId } from '@shop/shared-contract';

export const en = {
  meta: {
    title: 'Car symptom checker',
    description:
      'Select what you notice about your car and learn at once how urgent it is, then book a visit with your notes filled in.',
  },
  hero: {
    title: 'What is your car telling you?',
    text: 'Noises, lights, vibrations: tell us what you notice and learn how soon it needs attention.',
  },
  checker: {
    title: 'Check your car’s symptoms',
    text: 'Select everything you notice. You get an answer at once; nothing is sent anywhere.',
    legend: 'Symptoms',
    submit: 'Get Diagnostic Results',
    hint: 'Select at least one symptom.',
  },
  results: {
    immediate: 'Immediate attention recommended',
    routine: 'Routine maintenance recommended',
    immediateText:
      'At least one of these can damage your car or put you at risk. Please drive as little as possible until it has been looked at.',
    routineText:
      'Nothing here is an emergency. Have it looked at during your next visit, before it grows into a bigger repair.',
    selected: 'Selected symptoms',
    disclaimer: 'This is a first orientation. Only an inspection shows the cause.',
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
