import { useShop } from '@shop/shared-contract';
import { Link } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';

/** The shop's logo and name, as a link to the home page. */
export function Logo() {
  const { t } = useTranslation('frame');
  const { name } = useShop();
  return (
    <Link to="/" className={styles.logo} aria-label={t('home', { shop: name })}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
