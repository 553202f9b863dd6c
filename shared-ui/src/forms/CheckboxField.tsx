import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './CheckboxField.module.css';
import fieldStyles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

interface Props
  extends Omit<FieldTexts, 'label' | 'labelHidden' | 'optional'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: FieldTexts['label'];
  /** A count or price at the end of the row. */
  detail?: string | undefined;
}

/** Takes react-hook-form's `register()` as props. */
export function CheckboxField({ label, detail, hint, error, className, ...input }: Props) {
  const attributes = useField({ label, hint, error }, input);
  return (
    <div className={className}>
      <label htmlFor={attributes.id} className={styles.row}>
        <input {...input} {...attributes} type="checkbox" className={styles.box} />
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </label>
      {hint && (
        <p id={`${attributes.id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${attributes.id}-error`} className={fieldStyles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
