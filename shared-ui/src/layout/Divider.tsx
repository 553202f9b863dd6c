import styles from './Divider.module.css';

/** A thin line between topics. */
export function Divider() {
  return <hr className={styles.divider} />;
}
