import type { VersionInUse } from '@shop/shared-data/released-site';
import { MEASURES, measureOf, type ReportRow, sumOf } from '@shop/shared-data/report-row';
import { useLanguage } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../format/shopTime';
import type { Column } from '../../lists/columns';
import { Table } from '../../lists/Table';
import { useFormats } from './useFormats';
import styles from './VersionTable.module.css';

const tones = { live: 'success', canary: 'warning', previous: 'neutral' } as const;

interface Props {
  remote: string;
  versions: VersionInUse[];
  rows: ReportRow[];
}

export function VersionTable({ remote, versions, rows }: Props) {
  const { t } = useTranslation('adminReleases');
  const { language } = useLanguage();
  const formats = useFormats();

  function since({ event, built }: VersionInUse) {
    if (!event) return t('unknown');
    const when = formatShopDateTime(event.at, language);
    return built?.by ? t('by', { when, name: built.by }) : when;
  }

  const reportsOf = ({ version }: VersionInUse) => rows.filter((row) => row.version === version);
  const columns: Column<VersionInUse & { id: string }>[] = [
    {
      id: 'version',
      header: t('column.version'),
      cell: ({ version }) => <code className={styles.version}>{version}</code>,
    },
    {
      id: 'use',
      header: t('column.use'),
      cell: (version) => <Badge tone={tones[version.use]}>{formats.use(version)}</Badge>,
    },
    { id: 'since', header: t('column.since'), cell: since },
    {
      id: 'visits',
      header: t('column.visits'),
      className: styles.number,
      cell: (version) => sumOf(reportsOf(version), 'visits'),
    },
    ...MEASURES.map((measure) => ({
      id: measure,
      header: t(`measure.${measure}`),
      className: styles.number,
      cell: (version: VersionInUse) =>
        formats.value(measure, measureOf(reportsOf(version), measure)),
    })),
  ];
  return (
    <Table
      label={t('versions', { remote })}
      columns={columns}
      rows={versions.map((version) => ({ ...version, id: version.use }))}
    />
  );
}
