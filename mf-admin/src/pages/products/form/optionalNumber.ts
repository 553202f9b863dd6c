/** The value of a number's field, null when it is empty: a rule for react-hook-form's `register`. */
export const optionalNumber = {
  setValueAs: (value: unknown) => (String(value ?? '').trim() === '' ? null : Number(value)),
};
