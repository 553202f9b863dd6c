import styles from './Switch.module.css';

interface Props {
  /** What it switches, for screen readers. */
  label: string;
  isOn: boolean;
  /** The word beside it. */
  state: string;
  busy: boolean;
  onToggle: () => void;
}

/** On or off, at once. */
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
      {state}
    </button>
  );
}
