import { type NavigationEntry, useShop } from '@shop/shared-contract';
import { formatPhone } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { keepInDocument } from './keepInDocument';
import { LanguageSwitcher } from './LanguageSwitcher';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';

/** The top bar with phone and language, and the main menu. */
export function Header({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('frame');
  const { phone, addressLine1, addressLine2 } = useShop();
  return (
    <header ref={keepInDocument} className={styles.header}>
      <div ref={keepInDocument} className={styles.bar}>
        <Container className={styles.barRow}>
          <a className={styles.phone} href={`tel:${phone}`}>
            <Phone aria-hidden size={16} />
            <span>{t('call', { phone: formatPhone(phone) })}</span>
          </a>
          <span className={styles.address}>{`${addressLine1}, ${addressLine2}`}</span>
          <LanguageSwitcher />
        </Container>
      </div>
      <Container ref={keepInDocument} className={styles.row}>
        <Logo />
        <MainMenu entries={entries} />
        <MobileMenu entries={entries} />
      </Container>
    </header>
  );
}
