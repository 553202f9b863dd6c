import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'children'> {}

/** Its label is for screen readers unless `labelHidden={false}`. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  optional,
  className,
  ...input
}: Props) {
  const texts = { label, labelHidden, hint, error, optional };
  const attributes = useField(texts, input);
  return (
    <Field {...texts} id={attributes.id}>
      <div className={clsx(styles.withIcon, styles.before)}>
        <Search aria-hidden="true" />
        <input
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          {...input}
          {...attributes}
          type="search"
          className={clsx(styles.control, className)}
        />
      </div>
    </Field>
  );
}
