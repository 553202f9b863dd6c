import { paths } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { ButtonLink } from '@shop/shared-ui';
import { Navigate, Route, Routes } from '@shop/shared-vendor';
import { UnsavedChanges } from '../../editing/UnsavedChanges';
import { SectionHead } from '../../layout/SectionHead';
import { adminLocales } from '../../locales/adminLocales';
import { RequireAdmin } from '../../session/RequireAdmin';
import { SessionProvider } from '../../session/SessionProvider';
import { AdminFrame } from './AdminFrame';
import { Section } from './Section';
import { guardedSections } from './sections';

/** The admin area: the login page, and the sections that only administrators see. */
export function AdminPage() {
  return (
    <SessionProvider>
      <meta name="robots" content="noindex, nofollow" />
      <Routes>
        <Route path="login" element={<Section key="login" name="login" />} />
        <Route
          element={
            <UnsavedChanges>
              <RequireAdmin>
                <AdminFrame />
              </RequireAdmin>
            </UnsavedChanges>
          }
        >
          <Route index element={<Navigate to={paths.admin()} replace />} />
          {guardedSections.map((name) => (
            <Route
              key={name}
              // The settings have pages of their own.
              path={name === 'settings' ? 'settings/*' : name}
              element={<Section key={name} name={name} />}
            />
          ))}
          <Route path="*" element={<SectionNotFound />} />
        </Route>
      </Routes>
    </SessionProvider>
  );
}

/** The page for an address below /admin that belongs to no section. */
function SectionNotFound() {
  const t = useTranslate(adminLocales);
  return (
    <>
      <SectionHead title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={paths.admin()}>{t('notFound.back')}</ButtonLink>
    </>
  );
}
