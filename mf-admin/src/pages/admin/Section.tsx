import { ErrorBoundary, ErrorState, Spinner } from '@shop/shared-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evictPage, type SectionName, sectionPage } from './sections';

/** One section. If it can't be loaded or throws, the rest of the admin area stays. */
export function Section({ name }: { name: SectionName }) {
  const { t: common } = useTranslation('common');
  const [attempt, setAttempt] = useState(0);
  const Page = sectionPage(name);
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => console.error(`[admin] ${name}`, error)}
      fallback={() => (
        <ErrorState
          title={common('errors.unexpected')}
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
