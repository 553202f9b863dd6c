import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

interface Props extends FieldTexts, ComponentProps<'textarea'> {}

/** Takes react-hook-form's `register()` as props. */
export function TextArea({ label, labelHidden, hint, error, optional, className, ...area }: Props) {
  const texts = { label, labelHidden, hint, error, optional };
  const attributes = useField(texts, area);
  return (
    <Field {...texts} id={attributes.id} required={area.required}>
      <textarea
        rows={5}
        {...area}
        {...attributes}
        className={clsx(styles.control, styles.area, className)}
      />
    </Field>
  );
}
