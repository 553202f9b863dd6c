import { useShop } from '@shop/shared-contract';
import { commonLocales, formatPhone, useTranslate } from '@shop/shared-i18n';
import { Button, ButtonLink } from '@shop/shared-ui';
import { useStore } from '@shop/shared-vendor';
import { Phone, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { pathOf } from '../languageOfAddress';
import { frameLocales } from '../locales/frameLocales';
import { hydrationState, retryHydration } from '../page/hydrationFailures';
import { nextPath } from '../prefetch/nextPath';
import { isHydrated } from '../remotes/RemoteMarker';
import styles from './HydrationBar.module.css';

const sectionOf = (path: string) => path.split('/')[1];

/**
 * Keeps a click on a link from the router, so that the browser opens the other page's HTML: where a
 * part of this page failed, and before it is hydrated where the other page may be of the same route,
 * which React could not render until then.
 */
function keepLinkPlain(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link && nextPath(link);
  if (!path) return;
  const isSameSection = sectionOf(path) === sectionOf(pathOf(location.pathname));
  const hasFailed = hydrationState.getState().state !== 'none';
  if (hasFailed || (isSameSection && !isHydrated())) event.stopPropagation();
}

/** Says that a part of the composed page can be read but not used, and offers another try. */
export function HydrationBar() {
  const t = useTranslate(frameLocales);
  const common = useTranslate(commonLocales);
  const { phone } = useShop();
  const { state } = useStore(hydrationState);
  useEffect(() => {
    window.addEventListener('online', retryHydration);
    return () => window.removeEventListener('online', retryHydration);
  }, []);
  useEffect(() => {
    document.addEventListener('click', keepLinkPlain, { capture: true });
    return () => document.removeEventListener('click', keepLinkPlain, { capture: true });
  }, []);
  if (state === 'none') return null;
  return (
    <section className={styles.bar} aria-label={t('readOnly.label')}>
      <p className={styles.text} role="status">
        {t('readOnly.text')}
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon={<RotateCw />} busy={state === 'retrying'} onClick={retryHydration}>
          {common('retry')}
        </Button>
        <ButtonLink size="sm" variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
          {t('call', { phone: formatPhone(phone) })}
        </ButtonLink>
      </div>
    </section>
  );
}
