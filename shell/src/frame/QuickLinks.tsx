import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { Link } from '@shop/shared-vendor';
import { useId } from 'react';
import { frameLocales } from '../locales/frameLocales';
import styles from './Footer.module.css';

/** The pages that teams put into the footer. */
export function QuickLinks({ links }: { links: NavigationEntry[] }) {
  const t = useTranslate(frameLocales);
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
