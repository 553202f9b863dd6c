/** A form that breaks a law of forms, with the reason and the issue that mends it where there is one. */
interface FormException {
  /** The section of staff's pages. */
  area: string;
  /** Matches `place: form, what is broken`. */
  form: RegExp;
  reason: string;
}

const chosenByPresses = {
  area: 'bookings',
  reason:
    'asks for a service, a day or a time that is chosen with boxes and buttons, of which the crawl presses none',
};

const unknownFormat = {
  area: 'settings',
  reason:
    'asks for a position, a picture’s address or a year, which the crawl does not know to write',
};
const proposing = {
  area: 'settings',
  reason:
    'adds what it proposes, a bay with the next number or a closure of today, about whose bookings it asks first',
};

export const formExceptions: readonly FormException[] = [
  {
    ...chosenByPresses,
    form: /: Book, (while offline|when the backend fails): sends nothing, says/,
  },
  {
    ...chosenByPresses,
    form: /Confirm the appointment, while offline: sends nothing, says Please/,
  },
  {
    area: 'bookings',
    form: /: Hold the bay, unchanged: sends POST \/rest\/v1\/holds/,
    reason:
      'adds what it proposes, the rest of the day, and asks first when somebody is in the bay',
  },
  {
    ...unknownFormat,
    form: /Save (map_position|picture_\w+), while offline: sends nothing, says focus INPUT/,
  },
  { ...unknownFormat, form: /: Save tires, while offline: sends nothing, says Please check/ },
  {
    area: 'settings',
    form: /: Save offer, while offline: sends nothing, says Please check these fields:Title/,
    reason: 'needs its title in one of two languages, neither of which is required by itself',
  },
  { ...proposing, form: /: Save bay, unchanged: sends POST \/rest\/v1\/bays/ },
  { ...proposing, form: /: Save closure, unchanged: sends POST \/rest\/v1\/closures/ },
];
