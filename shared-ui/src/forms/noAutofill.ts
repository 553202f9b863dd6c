/** Keeps common password managers from filling in a hidden field. */
export const noAutofill = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
};
