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
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined;
}

interface Props {
  legend: ReactNode;
  /** For screen readers only, where a heading says the same. */
  legendHidden?: boolean | undefined;
  name: string;
  /** Where an ErrorSummary links to; `name` by default. */
  id?: string | undefined;
  options: readonly Choice[];
  /** The chosen option's value, or undefined for none. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** The most columns a wide place shows. */
  columns?: 1 | 2 | 3 | 4 | 7 | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** One of several, as tiles: native radios, so arrow keys move and Space chooses. */
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
  const ties = useField({ label: '', hint, error }, { id, name });
  return (
    <fieldset id={ties.id} aria-describedby={ties['aria-describedby']} className={styles.group}>
      <legend className={clsx(fieldStyles[legendHidden ? 'labelHidden' : 'legend'])}>
        {legend}
      </legend>
      {hint && (
        <p id={`${ties.id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={clsx(styles.grid, columns !== 3 && styles[`columns${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
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
        <p id={`${ties.id}-error`} className={fieldStyles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
