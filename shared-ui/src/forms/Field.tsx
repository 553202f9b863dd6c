import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';
import type { FieldTexts } from './useField';

interface Props extends FieldTexts {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

/** A control with its label, hint and error, which `useField` connects with it. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  required,
  children,
}: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.labelHidden : styles.label}>
        <span>{label}</span>
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className={styles.optional}>{` (${t('optional').toLowerCase()})`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
