import {
  callLink,
  formatPhone,
  type Layout,
  type NavigationEntry,
  paths,
  useShop,
} from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { directionsAddress, NotificationArea, SkipLink } from '@shop/shared-ui';
import { NavLink, useStore } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { CalendarCheck, MapPin, Phone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { CallLabel } from './CallLabel';
import { Footer } from './Footer';
import { Header } from './Header';
import { keepInDocument } from './keepInDocument';
import styles from './PageLayout.module.css';
import { ShopHours } from './ShopHours';

function PrintHeader() {
  const { name, phone, addressLine1, addressLine2 } = useShop();
  return (
    <p className={styles.line}>
      {[name, formatPhone(phone), `${addressLine1}, ${addressLine2}`].join(' · ')}
    </p>
  );
}

function PhoneBar() {
  const { t } = useTranslation('layout');
  const { phone, addressLine1, addressLine2, roadsideHelp } = useShop();
  const { hydration } = usePage();
  const { state } = useStore(hydration.store);
  // The bar that offers a retry takes its place.
  if (state !== 'none') return null;
  return (
    <nav className={styles.bar} aria-label={t('phoneBar.label')}>
      <ShopHours className={styles.status} />
      <a href={callLink(phone)} className={clsx(roadsideHelp && styles.help)}>
        <Phone aria-hidden />
        <CallLabel always={t('phoneBar.call')} closed={t('phoneBar.flatTire')} />
      </a>
      <NavLink to={paths.booking()} className={styles.book ?? ''}>
        <CalendarCheck aria-hidden />
        <span>{t('phoneBar.book')}</span>
      </NavLink>
      <a
        href={directionsAddress(`${addressLine1}, ${addressLine2}`)}
        target="_blank"
        rel="noopener"
      >
        <MapPin aria-hidden />
        <span>{t('phoneBar.directions')}</span>
      </a>
    </nav>
  );
}

/** Visitors do not download it. */
const StaffHeader = lazy(() =>
  import('./StaffHeader').then(({ StaffHeader }) => ({ default: StaffHeader })),
);

interface Props {
  kind: Layout;
  navigation: NavigationEntry[];
  children: ReactNode;
}

/** Header, footer and notifications around the current page. Staff have a plain header and no footer. */
export function PageLayout({ kind, navigation, children }: Props) {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  const isStaff = kind === 'staff';
  // For screen readers, hyphenation and translation tools.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div ref={keepInDocument} className={styles.layout}>
      <SkipLink target="page-content">{t('skip')}</SkipLink>
      {isStaff ? (
        <Suspense fallback={<div className={styles.staffHeader} />}>
          <StaffHeader />
        </Suspense>
      ) : (
        <Header entries={navigation.filter(({ place }) => place === 'header')} />
      )}
      <PrintHeader />
      <main ref={keepInDocument} id="page-content" className={styles.content} tabIndex={-1}>
        <div ref={keepInDocument} className={styles.page}>
          {children}
        </div>
      </main>
      {!isStaff && (
        <>
          <Footer links={navigation.filter(({ place }) => place === 'footer')} />
          <PhoneBar />
        </>
      )}
      <NotificationArea label={t('notifications')} />
    </div>
  );
}
