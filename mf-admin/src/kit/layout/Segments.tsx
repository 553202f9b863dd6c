import { PlainButton } from '@shop/shared-ui';
import styles from './Segments.module.css';

interface Props<Value extends string> {
  /** What is chosen: `View`. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** While a choice is being sent, another one is ignored. */
  busy?: boolean;
  /** Called with another option than the chosen one. */
  onChange: (value: Value) => void;
}

/** One of a few views, kinds or states, as joined buttons: the only look of what others make tabs of. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, options, value, busy = false, onChange } = props;
  return (
    <fieldset aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <PlainButton
          key={option.value}
          className={styles.segment}
          aria-pressed={option.value === value}
          busy={busy}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </PlainButton>
      ))}
    </fieldset>
  );
}
