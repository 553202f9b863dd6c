import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldWords, useField } from './useField';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface Props extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First entry, with an empty value. */
  placeholder?: string | undefined;
}

/** A native select. Takes react-hook-form's `register()` as props. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  ...select
}: Props) {
  const words = { label, labelHidden, hint, error, optional };
  const ties = useField(words, select);
  return (
    <Field {...words} id={ties.id} required={select.required}>
      <div className={clsx(styles.withIcon, styles.after)}>
        <select {...select} {...ties} className={clsx(styles.control, styles.select, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </Field>
  );
}
