import { callLink, formatPhone, type NavigationEntry, useShop } from '@shop/shared-contract';
import { Container, directionsAddress } from '@shop/shared-ui';
import { Link, NavLink } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallLabel } from './CallLabel';
import { DropDown } from './DropDown';
import styles from './Header.module.css';
import { keepInDocument } from './keepInDocument';
import { LanguageSwitcher } from './LanguageSwitcher';
import { LogoMark } from './LogoMark';
import { MobileMenu } from './MobileMenu';
import { ShopHours } from './ShopHours';
import { useMenuLabel } from './useMenuLabel';

function MainMenu({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('layout');
  const labelOf = useMenuLabel();
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')} data-menu="main">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            {entry.children?.length ? (
              <DropDown entry={entry} />
            ) : (
              <NavLink
                to={entry.path}
                className={clsx(entry.look === 'action' ? styles.action : styles.link)}
              >
                {labelOf('header', entry)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Logo() {
  const { t } = useTranslation('layout');
  const { name } = useShop();
  return (
    <Link to="/" className={styles.logo} aria-label={t('home', { shop: name })}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}

export function Header({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { phone, roadsideHelp, addressLine1, addressLine2 } = useShop();
  return (
    <header ref={keepInDocument} className={styles.header}>
      <div ref={keepInDocument} className={styles.bar}>
        <Container className={styles.barRow}>
          <a className={clsx(styles.phone, roadsideHelp && styles.help)} href={callLink(phone)}>
            <Phone aria-hidden size={16} />
            <CallLabel
              always={t('call', { phone: formatPhone(phone) })}
              closed={common('emergency.now', { phone: formatPhone(phone) })}
            />
          </a>
          <ShopHours className={styles.hours} />
          <a
            className={styles.address}
            href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
            target="_blank"
            rel="noopener"
          >
            {`${addressLine1}, ${addressLine2}`}
          </a>
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
