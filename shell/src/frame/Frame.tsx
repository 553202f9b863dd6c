import type { Frame as FrameKind, NavigationEntry } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { NotificationArea, SkipLink } from '@shop/shared-ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { keepInDocument } from './keepInDocument';
import { PhoneBar } from './PhoneBar';
import { PrintHeader } from './PrintHeader';

/** Visitors do not download it. */
const StaffHeader = lazy(() =>
  import('./StaffHeader').then(({ StaffHeader }) => ({ default: StaffHeader })),
);

interface Props {
  kind: FrameKind;
  navigation: NavigationEntry[];
  children: ReactNode;
}

/** Header, footer and notifications around the current page. Staff have a plain header and no footer. */
export function Frame({ kind, navigation, children }: Props) {
  const { t } = useTranslation('frame');
  const { language } = useLanguage();
  const isStaff = kind === 'staff';
  // For screen readers, hyphenation and translation tools.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div ref={keepInDocument} className={styles.frame}>
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
