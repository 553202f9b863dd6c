import { disabledBy } from '@shop/shared-ui';
import { useId } from 'react';
import styles from './Chips.module.css';
import { Fieldset } from './Fieldset';

interface Props {
  legend: string;
  /** The id to which an error summary links. */
  id?: string;
  /** Whether one of them is chosen, or several. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; disabled?: string | false }[];
  values: readonly string[];
  onToggle: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Small options beside each other. They are native inputs: the Enter key submits their form. */
export function Chips({ legend, id, type, options, values, onToggle, hint, error }: Props) {
  const name = useId();
  return (
    <Fieldset legend={legend} id={id} error={error}>
      <div className={styles.chips}>
        {options.map(({ value, label, disabled }) => (
          <label key={value} className={styles.chip}>
            <input
              type={type}
              name={name}
              className={styles.input}
              checked={values.includes(value)}
              {...disabledBy(disabled)}
              onChange={() => onToggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint && <p>{hint}</p>}
    </Fieldset>
  );
}
