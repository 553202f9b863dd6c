import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import sizes from './sizes.json';

const Details = lazy(() => import('./Details'));

/** What a worker of this remote answers. */
function useWorker() {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }) => setAnswer(data);
    worker.postMessage('stock');
    return () => worker.terminate();
  }, []);
  return answer;
}

function Page() {
  const { t } = useTranslation('stock');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{sizes.join(' ')}</p>
      <p data-testid="worker">{useWorker()}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        {t('more')}
      </button>
      <Suspense>{isOpen && <Details />}</Suspense>
    </>
  );
}

export default {
  Component: Page,
  locales: [
    { namespace: 'stock', load: { en: () => import('./en.json'), es: () => import('./es.json') } },
  ],
};
