import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { useLocation } from '@shop/shared-vendor';
import { Menu, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { frameLocales } from '../locales/frameLocales';
import styles from './MobileMenu.module.css';
import { MobileMenuEntry } from './MobileMenuEntry';
import { useDismiss } from './useDismiss';

/** The menu of narrow screens: the same entries, below one toggle. */
export function MobileMenu({ entries }: { entries: NavigationEntry[] }) {
  const t = useTranslate(frameLocales);
  const { language } = useLanguage();
  const { key } = useLocation();
  // Open on one history entry only: every navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  // Forgotten at once: going back to that entry must not open it again.
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
