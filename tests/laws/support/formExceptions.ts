/** A form that breaks a law of forms, with the reason and the issue that mends it where there is one. */
interface FormException {
  /** The section of staff's pages. */
  area: string;
  /** Matches `place: form, what is broken`. */
  form: RegExp;
  reason: string;
}

export const formExceptions: readonly FormException[] = [];
