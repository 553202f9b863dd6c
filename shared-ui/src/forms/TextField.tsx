import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldWords, useField } from './useField';

interface Props extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {}

/** A one-line text field. Takes react-hook-form's `register()` as props. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  ...input
}: Props) {
  const words = { label, labelHidden, hint, error, optional };
  const ties = useField(words, input);
  return (
    <Field {...words} id={ties.id} required={input.required}>
      <input type="text" {...input} {...ties} className={clsx(styles.control, className)} />
    </Field>
  );
}
