import { Button } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext';
import { dismissOverrides, isSignIn } from '../site/overrides';
import styles from './OverrideBar.module.css';

/** Requests permission before code from this computer runs, and stays visible while it runs. */
export function OverrideBar() {
  const { t } = useTranslation('tools');
  const { overrides: requested, runOverrides } = usePage();
  const { overrides } = requested;
  const state = isSignIn(useLocation().pathname) ? 'never' : requested.state;
  const remotes = overrides.map(({ remote, url }) => `${remote} (${new URL(url).host})`).join(', ');
  return (
    <section className={styles.bar} aria-label={t('override.label')}>
      <p className={styles.text} role={state === 'asked' ? 'alert' : undefined}>
        {t(`override.${state}`, { remotes })}
      </p>
      {state === 'asked' && (
        <Button size="sm" variant="secondary" onClick={runOverrides}>
          {t('override.allow')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={dismissOverrides}>
        {t(state === 'running' ? 'override.dismiss' : 'override.refuse')}
      </Button>
    </section>
  );
}
