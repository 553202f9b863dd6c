import styles from './SelectBox.module.css';

interface Props {
  /** `Select CrossClimate2` */
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The checkbox of a row, large enough for a finger. */
export function SelectBox({ label, isSelected, onSelect }: Props) {
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
    </label>
  );
}

/** As wide as the checkbox, in a row that cannot be selected. */
export const NoSelectBox = () => <span className={styles.select} />;
