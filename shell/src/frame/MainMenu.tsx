import type { NavigationEntry } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { NavLink } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { DropDown } from './DropDown';
import styles from './MainMenu.module.css';

/** The menu of wide screens. Entries with children are drop-down menus. */
export function MainMenu({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('frame');
  const { language } = useLanguage();
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            {entry.children?.length ? (
              <DropDown entry={entry} />
            ) : (
              <NavLink
                to={entry.path}
                className={clsx(entry.look === 'action' ? styles.action : styles.link)}
              >
                {entry.label[language]}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
