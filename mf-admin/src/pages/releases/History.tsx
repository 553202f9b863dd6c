import type { ReleasedEvent, ReleasedRemote } from '@shop/shared-data/releases/releasedSite';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../format/shopTime';
import styles from './History.module.css';

/** The action as the locales name it; one of a later shell is shown as it is. */
const actionKeys: Readonly<Record<string, 'released' | 'promoted' | 'withdrawn' | 'rolledBack'>> = {
  released: 'released',
  promoted: 'promoted',
  withdrawn: 'withdrawn',
  'rolled back': 'rolledBack',
};

/** What happened to a remote, the latest first: when, to which version, by whom and why. */
export function History({ remote: { live, canary, history = [] } }: { remote: ReleasedRemote }) {
  const { t } = useTranslation('adminReleases');
  const { language } = useLanguage();
  if (history.length === 0) return <p>{t('noHistory')}</p>;

  const builtOf = (version: string) =>
    [live, canary?.release].find((each) => each?.version === version)?.built;

  function actionOf({ action, percent }: ReleasedEvent) {
    const key = actionKeys[action];
    if (key) return t(`action.${key}`);
    if (action !== 'canary') return action;
    return percent === undefined ? t('action.canary') : t('action.canaryAt', { percent });
  }

  return (
    <ol className={styles.events} reversed>
      {[...history].reverse().map((event) => {
        const built = builtOf(event.version);
        const when = formatShopDateTime(event.at, language);
        return (
          <li key={`${event.at} ${event.version} ${event.action}`}>
            <span className={styles.when}>
              {`${built?.by ? t('by', { when, name: built.by }) : when} `}
            </span>
            <code>{event.version}</code>
            <span>{` ${actionOf(event)}`}</span>
            {(event.reason ?? built?.reason) && (
              <span className={styles.reason}>{event.reason ?? built?.reason}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
