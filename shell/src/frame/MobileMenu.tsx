import type { NavigationEntry } from '@shop/shared-contract';
import { type Language, useLanguage, useTranslate } from '@shop/shared-i18n';
import { NavLink, useLocation } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { frameLocales } from '../locales/frameLocales';
import styles from './MobileMenu.module.css';
import { useDismiss } from './useDismiss';

/** The menu of narrow screens: the entries of the main menu, below a toggle button. */
export function MobileMenu({ entries }: { entries: NavigationEntry[] }) {
  const t = useTranslate(frameLocales);
  const { language } = useLanguage();
  const { key } = useLocation();
  // The key of the history entry on which it is open: every navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  // Reset at once, so that navigation back to that entry does not open it again.
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined);
  const open = openOn === key;
  const container = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useDismiss(container, open, (how) => {
    setOpenOn(undefined);
    if (how === 'escape') toggle.current?.focus();
  });

  return (
    <div ref={container} className={styles.mobile}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'closeMenu' : 'openMenu')}
        onClick={() => setOpenOn(open ? undefined : key)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </button>
      <nav id={id} className={styles.panel} hidden={!open} aria-label={t('mainMenu')}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MobileMenuEntry key={entry.path} entry={entry} language={language} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  language: Language;
}

/** An entry with its children, which are always visible below it. */
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
