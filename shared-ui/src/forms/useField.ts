import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  /** For screen readers only: a search box beside its button. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Why the value is not valid; empty for a valid one. */
  error?: string | undefined;
  optional?: boolean | undefined;
}

interface Control {
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Connects a control to its label, hint and error.
 * @param control its props; without an `id` its `name` is the id, to which an ErrorSummary links
 */
export function useField({ hint, error }: FieldTexts, control: Control) {
  const generated = useId();
  const id = control.id ?? control.name ?? generated;
  const described = [
    control['aria-describedby'],
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
  ];
  return {
    id,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    // On a page that hydrates at the first press, its focus loads the code.
    'data-loads': '',
  };
}
