import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Container } from '@shop/shared-ui';
import { NavLink, Outlet } from '@shop/shared-vendor';
import { adminLocales } from '../../locales/adminLocales';
import styles from './AdminFrame.module.css';
import { guardedSections } from './sections';

/** The admin area's navigation, and the current section below it. */
export function AdminFrame() {
  const t = useTranslate(adminLocales);
  return (
    <>
      <nav className={styles.bar} aria-label={t('nav.label')}>
        <Container>
          <ul className={styles.list}>
            {guardedSections.map((name) => (
              <li key={name}>
                <NavLink to={paths.admin(name)} className={styles.link ?? ''}>
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      <Container className={styles.section}>
        <Outlet />
      </Container>
    </>
  );
}
