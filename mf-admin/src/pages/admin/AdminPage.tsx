import { paths } from '@shop/shared-contract';
import { Navigate, Route, Routes } from '@shop/shared-vendor';
import { UnsavedChanges } from '../../editing/UnsavedChanges';
import { RequireAdmin } from '../../session/RequireAdmin';
import { SessionProvider } from '../../session/SessionProvider';
import { AdminFrame } from './AdminFrame';
import { Section } from './Section';
import { SectionNotFound } from './SectionNotFound';
import { guardedSections } from './sections';

/** The staff's area: the login page, and behind the guard everything else. */
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
            <Route key={name} path={name} element={<Section key={name} name={name} />} />
          ))}
          <Route path="*" element={<SectionNotFound />} />
        </Route>
      </Routes>
    </SessionProvider>
  );
}
