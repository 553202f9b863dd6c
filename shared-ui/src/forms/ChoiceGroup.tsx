import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';
import fieldStyles from './Field.module.css';
import { useField } from './useField';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Second line: a price, "full". It is read with the label. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

interface Props {
  legend: ReactNode;
  /** Where a heading has the same text. */
  legendHidden?: boolean | undefined;
  name: string;
  /** The id to which an ErrorSummary links; `name` by default. */
  id?: string | undefined;
  options: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3 | 4 | 7 | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** One option, as tiles of native radios: arrow keys move and Space chooses. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  name,
  id,
  options,
  value,
  onChange,
  columns = 3,
  hint,
  error,
  required = false,
}: Props) {
  const attributes = useField({ label: '', hint, error }, { id, name });
  return (
    <fieldset
      id={attributes.id}
      aria-describedby={attributes['aria-describedby']}
      className={styles.group}
    >
      <legend className={clsx(fieldStyles[legendHidden ? 'labelHidden' : 'legend'])}>
        {legend}
      </legend>
      {hint && (
        <p id={`${attributes.id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={clsx(styles.grid, columns !== 3 && styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              data-loads=""
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${attributes.id}-error`} className={fieldStyles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
