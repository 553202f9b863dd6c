import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { NotificationArea, SkipLink } from '@shop/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { frameLocales } from '../locales/frameLocales';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { PrintHeader } from './PrintHeader';

interface Props {
  navigation: NavigationEntry[];
  children: ReactNode;
}

/** Header, footer and notifications around the current page. */
export function Frame({ navigation, children }: Props) {
  const t = useTranslate(frameLocales);
  const { language } = useLanguage();
  // For screen readers, hyphenation and translation tools.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <div className={styles.frame}>
      <SkipLink target="page-content">{t('skip')}</SkipLink>
      <Header entries={navigation.filter(({ place }) => place === 'header')} />
      <PrintHeader />
      <main id="page-content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer links={navigation.filter(({ place }) => place === 'footer')} />
      <NotificationArea label={t('notifications')} />
    </div>
  );
}
