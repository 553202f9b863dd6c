import { type NavigationEntry, useShop } from '@shop/shared-contract';
import { formatPhone, useLanguage } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Footer.module.css';
import { keepInDocument } from './keepInDocument';
import { OpeningHours } from './OpeningHours';
import { SocialLinks } from './SocialLinks';

/** Tagline, quick links, phone number and address, and opening hours. */
export function Footer({ links }: { links: NavigationEntry[] }) {
  const { t } = useTranslation('frame');
  const { name, phone, addressLine1, addressLine2, founded } = useShop();
  return (
    <footer ref={keepInDocument} className={styles.footer}>
      <Container className={styles.columns}>
        <div>
          <p className={styles.name}>{name}</p>
          <p>{t('tagline', { year: founded })}</p>
          <SocialLinks />
        </div>
        {links.length > 0 && <QuickLinks links={links} />}
        <div>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <address className={styles.list}>
            <a className={styles.link} href={`tel:${phone}`}>
              <Phone aria-hidden size={18} />
              <span>{formatPhone(phone)}</span>
            </a>
            <span className={styles.link}>
              <MapPin aria-hidden size={18} />
              <span>
                <span>{addressLine1}</span>
                <br />
                <span>{addressLine2}</span>
              </span>
            </span>
          </address>
        </div>
        <OpeningHours />
      </Container>
      <Container className={styles.rights}>
        <p>{t('footer.rights', { shop: name })}</p>
      </Container>
    </footer>
  );
}

/** Links to the pages that remotes list in the footer. */
function QuickLinks({ links }: { links: NavigationEntry[] }) {
  const { t } = useTranslation('frame');
  const { language } = useLanguage();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('footer.quickLinks')}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link ?? ''}>
              {label[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
