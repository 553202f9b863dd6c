import { paths } from '@shop/shared-contract';
import { ButtonLink } from '@shop/shared-ui';
import { Navigate, Route, Routes } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { UnsavedChanges } from '../../editing/UnsavedChanges';
import { SectionHead } from '../../layout/SectionHead';
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
  const { t } = useTranslation('admin');
  return (
    <>
      <SectionHead title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={paths.admin()}>{t('notFound.back')}</ButtonLink>
    </>
  );
}
