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

export const formExceptions: readonly FormException[] = [
  { ...chosenByPresses, form: /: Book, while offline: sends nothing, says Please check/ },
  {
    ...chosenByPresses,
    form: /Confirm the appointment, while offline: sends nothing, says Please/,
  },
  { ...chosenByPresses, form: /: Hold the bay, while offline: sends nothing, says Please check/ },
];
