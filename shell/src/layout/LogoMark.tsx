import styles from './LogoMark.module.css';

const SPOKES =
  'M29.2 31L28.1 18Q32 16.2 35.9 18L34.8 31L32 32ZM32.1 29L44.1 24Q47 27.1 46.5 31.4L33.8 34.4L32 32ZM34.9 31.2L43.4 41Q41.3 44.8 37.1 45.6L30.3 34.5L32 32ZM33.7 34.5L26.9 45.6Q22.7 44.8 20.6 41L29.1 31.2L32 32ZM30.2 34.4L17.5 31.4Q17 27.1 19.9 24L31.9 29L32 32Z';

/** A tire with its wheel. `public/favicon.svg`, from which the other icons were made, has the same drawing. */
export const LogoMark = () => (
  <svg className={styles.mark} viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
    <circle cx="32" cy="32" r="27.5" className={styles.tread} />
    <circle cx="32" cy="32" r="21.5" className={styles.wall} />
    <circle cx="32" cy="32" r="17" className={styles.rim} />
    <path d={SPOKES} className={styles.spokes} />
    <circle cx="32" cy="32" r="3" className={styles.rim} />
  </svg>
);
