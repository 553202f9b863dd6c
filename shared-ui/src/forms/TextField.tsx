import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {}

/** Takes react-hook-form's `register()` as props. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  ...input
}: Props) {
  const texts = { label, labelHidden, hint, error, optional };
  const attributes = useField(texts, input);
  return (
    <Field {...texts} id={attributes.id} required={input.required}>
      <input type="text" {...input} {...attributes} className={clsx(styles.control, className)} />
    </Field>
  );
}
