import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Link } from '@shop/shared-vendor';
import { frameLocales } from '../locales/frameLocales';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';

/** The shop's logo and name, as a link to the home page. */
export function Logo() {
  const t = useTranslate(frameLocales);
  const { name } = useShop();
  return (
    <Link to="/" className={styles.logo} aria-label={t('home', { shop: name })}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
