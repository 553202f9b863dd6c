import { paths } from '@shop/shared-contract';
import { Container } from '@shop/shared-ui';
import { NavLink, Outlet, useLocation } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { StaffSearch } from '../desk/search/StaffSearch';
import { KeptUndoProvider } from '../kit/editing/KeptUndo';
import { LinkRow } from '../kit/layout/LinkRow';
import { WorkStatus } from '../kit/publishing/WorkStatus';
import { NewsBar } from '../shop/news/NewsBar';
import { NewsCount } from '../shop/news/NewsCount';
import { useNews } from '../shop/news/useNews';
import { SignOutButton } from '../shop/session/SignOutButton';
import styles from './AdminLayout.module.css';
import { deskSections, menuSectionOf, menuSections } from './sections';

export function AdminLayout() {
  const { t } = useTranslation('admin');
  const { news } = useNews();
  const { pathname } = useLocation();
  const current = menuSectionOf(pathname.split('/').at(-1) ?? '');
  const counts: Partial<Record<string, number>> = {
    bookings: news.bookings.length,
    messages: news.messages,
  };
  return (
    <>
      <div className={styles.bar}>
        <Container className={styles.row}>
          <StaffSearch />
          {/* The sign-out is in it: buttons of a navigation ask before they lose unsaved changes. */}
          <nav className={styles.nav} aria-label={t('nav.label')}>
            <LinkRow className={styles.list}>
              {menuSections.map((name) => (
                <li key={name}>
                  <NavLink
                    to={paths.admin(name)}
                    className={clsx(styles.link, name === current && styles.current)}
                  >
                    <span>{t(`nav.${name}`)}</span>
                    <NewsCount count={counts[name] ?? 0} />
                  </NavLink>
                </li>
              ))}
            </LinkRow>
            <SignOutButton compact />
          </nav>
        </Container>
      </div>
      <WorkStatus isDesk={deskSections.has(current)} />
      <NewsBar />
      <Container className={styles.section}>
        <KeptUndoProvider>
          <Outlet />
        </KeptUndoProvider>
      </Container>
    </>
  );
}
