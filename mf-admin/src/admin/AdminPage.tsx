import { paths } from '@shop/shared-contract';
import { ButtonLink, ErrorBoundary, ErrorState, Spinner } from '@shop/shared-ui';
import { Navigate, Route, Routes } from '@shop/shared-vendor';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChanges } from '../kit/editing/UnsavedChanges';
import { SectionHead } from '../kit/layout/SectionHead';
import { SessionProvider } from '../shop/session/SessionProvider';
import { AdminLayout } from './AdminLayout';
import { RequireAdmin } from './RequireAdmin';
import { evictPage, guardedSections, type SectionName, sectionPage } from './sections';

/** One section. If it can't be loaded or throws, the rest of the admin area stays. */
function AdminSection({ name }: { name: SectionName }) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation('common');
  const [attempt, setAttempt] = useState(0);
  const Page = sectionPage(name);
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => console.error(`[admin] ${name}`, error)}
      fallback={() => (
        <ErrorState
          title={t('crashed')}
          onRetry={() => {
            evictPage(name);
            setAttempt(attempt + 1);
          }}
        />
      )}
    >
      <Suspense fallback={<Spinner label={common('loading')} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

export function AdminPage() {
  return (
    <SessionProvider>
      <meta name="robots" content="noindex, nofollow" />
      <Routes>
        <Route path="login" element={<AdminSection key="login" name="login" />} />
        <Route
          element={
            <UnsavedChanges>
              <RequireAdmin>
                <AdminLayout />
              </RequireAdmin>
            </UnsavedChanges>
          }
        >
          <Route index element={<Navigate to={paths.admin()} replace />} />
          {guardedSections.map((name) => (
            <Route key={name} path={name} element={<AdminSection key={name} name={name} />} />
          ))}
          <Route path="*" element={<SectionNotFound />} />
        </Route>
      </Routes>
    </SessionProvider>
  );
}

function SectionNotFound() {
  const { t } = useTranslation('admin');
  return (
    <>
      <SectionHead title={t('notFound.title')} lead={t('notFound.text')} />
      <ButtonLink to={paths.admin()}>{t('notFound.back')}</ButtonLink>
    </>
  );
}
