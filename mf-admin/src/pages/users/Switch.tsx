import styles from './Switch.module.css';

interface Props {
  /** The accessible name. */
  label: string;
  isOn: boolean;
  /** The visible text of the current state. */
  state: string;
  busy: boolean;
  onToggle: () => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, isOn, state, busy, onToggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={busy || undefined}
      className={styles.switch}
      onClick={busy ? undefined : onToggle}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{state}</span>
    </button>
  );
}
