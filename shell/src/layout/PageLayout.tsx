import {
  callLink,
  formatPhone,
  type Layout,
  type NavigationEntry,
  type OpeningDays,
  paths,
  type SpecialDays,
  useShop,
} from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { directionsAddress, NotificationArea, SkipLink } from '@shop/shared-ui';
import { NavLink, useStore } from '@shop/shared-vendor';
import { CalendarCheck, MapPin, Phone } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { runWhenIdle } from '../scheduling/runWhenIdle';
import { Footer } from './Footer';
import { Header } from './Header';
import { keepInDocument } from './keepInDocument';
import styles from './PageLayout.module.css';

function PrintHeader() {
  const { name, phone, addressLine1, addressLine2 } = useShop();
  return (
    <p className={styles.line}>
      {[name, formatPhone(phone), `${addressLine1}, ${addressLine2}`].join(' · ')}
    </p>
  );
}

/**
 * The sentence that states whether the shop is open, loaded when the browser is idle: it depends on the day of the
 * visit.
 */
function useOpenStatus(): ComponentType | undefined {
  const [Status, setStatus] = useState<ComponentType>();
  useEffect(() => {
    runWhenIdle(() => {
      import('./OpenStatus').then(
        ({ OpenStatus }) => setStatus(() => OpenStatus),
        (error) => console.info('[shell] open status', error),
      );
    });
  }, []);
  return Status;
}

/** What the script of a page without the shell needs to state whether the shop is open. */
export interface OpeningFacts {
  week: readonly OpeningDays[];
  specialDays: readonly Omit<SpecialDays, 'reason'>[];
  /** “Open until {}” */
  open: string;
  /** “Opens {}” */
  opens: string;
}

/** An attribute with the opening hours, on the line of the status of a page without the shell. */
function useOpeningFacts(): { 'data-opening'?: string } {
  const { t } = useTranslation('layout');
  const shop = useShop();
  const { atPress } = usePage().snapshot;
  if (!atPress) return {};
  const facts: OpeningFacts = {
    week: shop.openingHours,
    specialDays: shop.specialDays.map(({ first, last, spans }) => ({ first, last, spans })),
    open: t('phoneBar.open', { time: '{}' }),
    opens: t('phoneBar.opens', { when: '{}' }),
  };
  return { 'data-opening': JSON.stringify(facts) };
}

function PhoneBar() {
  const { t } = useTranslation('layout');
  const { phone, addressLine1, addressLine2 } = useShop();
  const { hydration } = usePage();
  const { state } = useStore(hydration.store);
  const Status = useOpenStatus();
  const facts = useOpeningFacts();
  // The bar that offers a retry takes its place.
  if (state !== 'none') return null;
  return (
    <nav className={styles.bar} aria-label={t('phoneBar.label')}>
      {/* The line is there before its text. */}
      <p className={styles.status} {...facts}>
        {Status && <Status />}
      </p>
      <a href={callLink(phone)}>
        <Phone aria-hidden />
        <span>{t('phoneBar.call')}</span>
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
