/** Attributes of a hidden field that the common password managers must not fill in. */
export const noAutofill = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
};
