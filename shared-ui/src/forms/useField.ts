import { type ReactNode, useId } from 'react';

/** The words around a control. */
export interface FieldWords {
  label: string;
  /** For screen readers only: a search box beside its button. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The sentence that says what is wrong; empty means nothing is. */
  error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean | undefined;
}

interface Control {
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Ties a control to its label, hint and error.
 * @param words what stands around it
 * @param control the control's own props; without an `id` its `name` is the id, so that an
 *   ErrorSummary can link to it
 * @returns the id and the props to spread on the control
 */
export function useField({ hint, error }: FieldWords, control: Control) {
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
  };
}
