import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Link } from '@shop/shared-vendor';
import { frameLocales } from '../locales/frameLocales';
import styles from './Logo.module.css';

/** The shop's logo and name, as a link to the home page. */
export function Logo() {
  const t = useTranslate(frameLocales);
  const { name } = useShop();
  return (
    <Link to="/" className={styles.logo} aria-label={t('home', { shop: name })}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="16.5" className={styles.tread} />
        <circle cx="20" cy="20" r="11" className={styles.wall} />
        <circle cx="20" cy="20" r="7.5" className={styles.rim} />
        <circle cx="20" cy="20" r="2.5" className={styles.hub} />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
