import { versionsInUse } from '@shop/shared-data/releases/releasedSite';
import { REPORTED_DAYS, type RemoteReport } from '@shop/shared-data/staff';
import { Card, Disclosure, Heading } from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { History } from './History';
import { Plots } from './Plots';
import styles from './RemoteReleases.module.css';
import { VersionTable } from './VersionTable';

/** A remote: the versions that visitors get, their reports as plots, and its history. */
export function RemoteReleases({ report: { remote, rows } }: { report: RemoteReport }) {
  const { t } = useTranslation('adminReleases');
  const id = useId();
  const versions = versionsInUse(remote);
  const inUse = rows.filter((row) => versions.some(({ version }) => version === row.version));
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.name}>
        {remote.name}
      </Heading>
      <VersionTable remote={remote.name} versions={versions} rows={inUse} />
      {inUse.length > 0 ? (
        <Plots versions={versions} rows={inUse} />
      ) : (
        <p className={styles.none}>{t('noVisits', { days: REPORTED_DAYS })}</p>
      )}
      <Disclosure title={t('history')} headingLevel={3}>
        <History remote={remote} />
      </Disclosure>
    </Card>
  );
}
