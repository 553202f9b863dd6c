import type { ReleasedEvent, ReleasedRemote } from '@shop/shared-data/released-site';
import { listReleases, REPORTED_DAYS, shopToday } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { ButtonLink, Card, Disclosure } from '@shop/shared-ui';
import { ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { ListState } from '../../kit/lists/ListState';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './ReleasesPage.module.css';
import { VersionTable } from './VersionTable';

/** The action as the locales name it; one of a later shell is shown as it is. */
const actionKeys: Readonly<Record<string, 'released' | 'promoted' | 'withdrawn' | 'rolledBack'>> = {
  released: 'released',
  promoted: 'promoted',
  withdrawn: 'withdrawn',
  'rolled back': 'rolledBack',
};

/** What happened to a remote, the latest first: when, to which version, by whom and why. */
function History({ remote: { live, canary, history = [] } }: { remote: ReleasedRemote }) {
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

/** The section of the versions that visitors get, with how they fare. Only operators change them. */
export function ReleasesPage() {
  const { t } = useTranslation('adminReleases');
  const query = useRows({
    name: queryKeys.releases,
    load: () => listReleases(shopToday()),
    failure: t('loadFailed'),
  });
  const found = query.data ?? [];
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        actions={
          <ButtonLink variant="secondary" icon={<ScanSearch />} href="/?inspect" target="_blank">
            {t('inspect')}
          </ButtonLink>
        }
      />
      <ListState
        query={query}
        found={found}
        search=""
        onClear={() => {}}
        empty="never"
        failure={t('loadFailed')}
      >
        <div className={styles.list}>
          <Card>
            <VersionTable reports={found} />
            <p className={styles.counted}>{t('counted', { days: REPORTED_DAYS })}</p>
          </Card>
          <div>
            {found.map(({ remote }) => (
              <Disclosure
                key={remote.name}
                title={t('history', { remote: remote.name })}
                headingLevel={2}
              >
                <History remote={remote} />
              </Disclosure>
            ))}
          </div>
        </div>
      </ListState>
    </>
  );
}
