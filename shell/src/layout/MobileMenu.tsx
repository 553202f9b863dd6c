import type { NavigationEntry } from '@shop/shared-contract';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { VisuallyHidden } from '@shop/shared-ui';
import { NavLink, useLocation } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MobileMenu.module.css';
import { useDismiss } from './useDismiss';

/** The menu of narrow screens: the entries of the main menu in a disclosure, which needs no script. */
export function MobileMenu({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  useDismiss(menu, (how) => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    if (how === 'escape') toggle.current?.focus();
  });
  // The history entry that it was rendered on: every navigation closes it, hydration does not.
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current !== key && menu.current) menu.current.open = false;
    shownOn.current = key;
  }, [key]);

  return (
    <details ref={menu} className={styles.mobile}>
      <summary ref={toggle} className={styles.toggle}>
        <span className={styles.closed}>
          <Menu aria-hidden />
          <VisuallyHidden>{t('openMenu')}</VisuallyHidden>
        </span>
        <span className={styles.open}>
          <X aria-hidden />
          <VisuallyHidden>{t('closeMenu')}</VisuallyHidden>
        </span>
      </summary>
      <nav className={styles.panel} aria-label={t('mainMenu')}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MobileMenuEntry key={entry.path} entry={entry} language={language} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  language: Language;
}

function MobileMenuEntry({ entry, language }: EntryProps) {
  return (
    <li>
      <NavLink to={entry.path} className={clsx(styles.link)} data-look={entry.look}>
        {entry.label[language]}
      </NavLink>
      {entry.children?.length ? (
        <ul className={styles.children}>
          {entry.children
            .filter(({ path }) => path !== entry.path)
            .map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} className={clsx(styles.child)}>
                  {label[language]}
                </NavLink>
              </li>
            ))}
        </ul>
      ) : null}
    </li>
  );
}
