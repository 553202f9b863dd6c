import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { pathOf } from '@shop/shared-site/languages';
import { Button, ButtonLink, useHydrated } from '@shop/shared-ui';
import { useStore } from '@shop/shared-vendor';
import { clsx } from 'clsx';
import { Phone, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hydration } from '../page/hydration';
import { linkedPath } from '../page/linkedPath';
import { usePage } from '../page/PageContext';
import { isHydrated } from '../remotes/RemoteMarker';
import styles from './HydrationBar.module.css';

const sectionOf = (path: string) => path.split('/')[1];

/**
 * Lets the browser load the other page's HTML on a click on a link, if a part of this page failed, or, before
 * hydration, if the other page may have the same route, which React cannot render until then.
 */
function bypassRouter(event: MouseEvent, { store }: Hydration) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link && linkedPath(link);
  if (!path) return;
  const isSameSection = sectionOf(path) === sectionOf(pathOf(location.pathname));
  const hasFailed = store.getState().state !== 'none';
  if (hasFailed || (isSameSection && !isHydrated())) event.stopPropagation();
}

/** What a page without the shell shows where that cannot be loaded at a press. */
export function HydrationFailure() {
  const { t } = useTranslation('layout');
  const { snapshot } = usePage();
  const hydrated = useHydrated();
  if (!snapshot.atPress || hydrated) return null;
  return (
    <p className={clsx(styles.bar, styles.loadFailure)} role="alert" data-load-failed hidden>
      {t('loadFailed')}
    </p>
  );
}

/** States that a part of the composed page can be read but not used, and offers a retry. */
export function HydrationBar() {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { phone } = useShop();
  const { hydration } = usePage();
  const { retryAll } = hydration;
  const { state } = useStore(hydration.store);
  useEffect(() => {
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retryAll]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => bypassRouter(event, hydration);
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [hydration]);
  if (state === 'none') return null;
  return (
    <section className={styles.bar} aria-label={t('readOnly.label')}>
      <p className={styles.text} role="status">
        {t('readOnly.text')}
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon={<RotateCw />} busy={state === 'retrying'} onClick={retryAll}>
          {common('retry')}
        </Button>
        <ButtonLink size="sm" variant="secondary" icon={<Phone />} href={callLink(phone)}>
          {t('call', { phone: formatPhone(phone) })}
        </ButtonLink>
      </div>
    </section>
  );
}
