import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import styles from './OverrideBar.module.css';
import { allowOverrides, dismissOverrides } from './overrides';

/** Requests permission before code from this computer runs, and stays visible while it runs. */
export function OverrideBar() {
  const { t } = useTranslation('tools');
  const requested = usePage().overrides;
  const { overrides, allowed } = requested;
  const remotes = overrides.map(({ remote, url }) => `${remote} (${new URL(url).host})`).join(', ');
  return (
    <section className={styles.bar} aria-label={t('override.label')}>
      {allowed ? (
        <p className={styles.text}>{t('override.text', { remotes })}</p>
      ) : (
        <>
          <p className={styles.text} role="alert">
            {t('override.question', { remotes })}
          </p>
          <Button size="sm" variant="secondary" onClick={() => allowOverrides(requested)}>
            {t('override.allow')}
          </Button>
        </>
      )}
      <Button size="sm" variant="secondary" onClick={() => dismissOverrides(requested)}>
        {t(allowed ? 'override.dismiss' : 'override.refuse')}
      </Button>
    </section>
  );
}
