import { useMessages } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { toolMessages } from './messages/toolMessages';
import styles from './OverrideBar.module.css';
import { dismissOverrides, type Override } from './overrides';

/** Says for as long as it is true that not all of this site is what was released. */
export function OverrideBar({ overrides }: { overrides: Override[] }) {
  const t = useMessages(toolMessages);
  const remotes = overrides.map(({ remote, url }) => `${remote} (${new URL(url).host})`).join(', ');
  return (
    <section className={styles['bar']} aria-label={t('override.label')}>
      <p className={styles['text']}>{t('override.text', { remotes })}</p>
      <Button size="sm" variant="secondary" onClick={dismissOverrides}>
        {t('override.dismiss')}
      </Button>
    </section>
  );
}
