import styles from './LogoMark.module.css';

export const LogoMark = () => (
  <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <circle cx="20" cy="20" r="16.5" className={styles.tread} />
    <circle cx="20" cy="20" r="11" className={styles.wall} />
    <circle cx="20" cy="20" r="7.5" className={styles.rim} />
    <circle cx="20" cy="20" r="2.5" className={styles.hub} />
  </svg>
);
