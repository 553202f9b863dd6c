import type { NavigationEntry } from '@shop/shared-contract';
import { VisuallyHidden } from '@shop/shared-ui';
import { NavLink, useLocation } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MobileMenu.module.css';
import { useDismiss } from './useDismiss';
import { useMenuLabel } from './useMenuLabel';

/** The menu of narrow screens: the entries of the main menu in a disclosure, which needs no script. */
export function MobileMenu({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('layout');
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
      <nav className={styles.panel} aria-label={t('mainMenu')} data-menu="mobile">
        <ul className={styles.list}>
          {entries.map((entry) => (
            <MobileMenuEntry key={entry.path} entry={entry} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

function MobileMenuEntry({ entry }: { entry: NavigationEntry }) {
  const labelOf = useMenuLabel();
  return (
    <li>
      <NavLink to={entry.path} className={clsx(styles.link)} data-look={entry.look}>
        {labelOf('header', entry)}
      </NavLink>
      {entry.children?.length ? (
        <ul className={styles.children}>
          {entry.children
            .filter(({ path }) => path !== entry.path)
            .map((child) => (
              <li key={child.path}>
                <NavLink to={child.path} className={clsx(styles.child)}>
                  {labelOf('list', child)}
                </NavLink>
              </li>
            ))}
        </ul>
      ) : null}
    </li>
  );
}
