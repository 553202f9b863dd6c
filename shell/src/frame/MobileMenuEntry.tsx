import type { NavigationEntry } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { NavLink } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import styles from './MobileMenu.module.css';

interface Props {
  entry: NavigationEntry;
  language: Language;
}

/** One entry of the narrow menu, its children always in view below it. */
export function MobileMenuEntry({ entry, language }: Props) {
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
