import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First entry, with an empty value. */
  placeholder?: string | undefined;
}

/** Takes react-hook-form's `register()` as props. */
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
  const texts = { label, labelHidden, hint, error, optional };
  const attributes = useField(texts, select);
  return (
    <Field {...texts} id={attributes.id} required={select.required}>
      <div className={clsx(styles.withIcon, styles.after)}>
        <select
          {...select}
          {...attributes}
          className={clsx(styles.control, styles.select, className)}
        >
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
