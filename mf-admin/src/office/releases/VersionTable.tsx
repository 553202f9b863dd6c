import { type VersionInUse, versionsInUse } from '@shop/shared-data/released-site';
import type { RemoteReport } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/lists/columns';
import { Table } from '../../kit/lists/Table';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './VersionTable.module.css';

const tones = { live: 'success', canary: 'warning', previous: 'neutral' } as const;

interface VersionRow extends VersionInUse {
  id: string;
  remote: string;
  visits: number;
  failed: number;
}

const rowsOf = ({ remote, rows }: RemoteReport): VersionRow[] =>
  versionsInUse(remote).map((version) => {
    const counted = rows.find((row) => row.version === version.version);
    const { visits = 0, failed = 0 } = counted ?? {};
    return { ...version, id: `${remote.name} ${version.use}`, remote: remote.name, visits, failed };
  });

/** The versions that visitors get of each remote, with their visits. */
export function VersionTable({ reports }: { reports: readonly RemoteReport[] }) {
  const { t } = useTranslation('adminReleases');
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

  function since({ event, built }: VersionInUse) {
    if (!event) return t('unknown');
    const when = formatShopDateTime(event.at, language);
    return built?.by ? t('by', { when, name: built.by }) : when;
  }

  const columns: Column<VersionRow>[] = [
    { id: 'part', header: t('column.part'), cell: ({ remote }) => remote },
    {
      id: 'version',
      header: t('column.version'),
      cell: ({ version }) => <code className={styles.version}>{version}</code>,
    },
    {
      id: 'use',
      header: t('column.use'),
      cell: ({ use, percent: share = 0 }) => (
        <Badge tone={tones[use]}>
          {use === 'canary' ? t('use.canary', { percent: share }) : t(`use.${use}`)}
        </Badge>
      ),
    },
    { id: 'since', header: t('column.since'), cell: since },
    {
      id: 'visits',
      header: t('column.visits'),
      className: styles.number,
      cell: ({ visits }) => visits,
    },
    {
      id: 'failed',
      header: t('column.failed'),
      className: styles.number,
      cell: ({ visits, failed }) =>
        visits ? t('failedVisits', { failed, percent: percent.format(failed / visits) }) : failed,
    },
  ];
  return <Table label={t('versions')} columns={columns} rows={reports.flatMap(rowsOf)} />;
}
