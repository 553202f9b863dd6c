import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldWords, useField } from './useField';

interface Props extends FieldWords, ComponentProps<'textarea'> {}

/** A field for several lines. Takes react-hook-form's `register()` as props. */
export function TextArea({ label, labelHidden, hint, error, optional, className, ...area }: Props) {
  const words = { label, labelHidden, hint, error, optional };
  const ties = useField(words, area);
  return (
    <Field {...words} id={ties.id} required={area.required}>
      <textarea
        rows={5}
        {...area}
        {...ties}
        className={clsx(styles.control, styles.area, className)}
      />
    </Field>
  );
}
