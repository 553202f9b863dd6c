import { type ReactNode, useId } from 'react';

/** The texts around a control. */
export interface FieldTexts {
  label: string;
  /** For screen readers only: a search box beside its button. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The sentence that explains why the value is not valid; empty for a valid one. */
  error?: string | undefined;
  /** Marks the field as optional. */
  optional?: boolean | undefined;
}

interface Control {
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Connects a control to its label, hint and error.
 * @param texts the texts around it
 * @param control the control's own props; without an `id` its `name` is the id, so that an
 *   ErrorSummary can link to it
 * @returns the id and the props to spread on the control
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
  };
}
