import type { VersionInUse } from '@shop/shared-data/released-site';
import { MEASURES, measureOf, type ReportRow, sumOf } from '@shop/shared-data/report-row';
import { useLanguage } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../format/shopTime';
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
  const measures = MEASURES.map((measure) => ({ measure, label: t(`measure.${measure}`) }));

  function since({ event, built }: VersionInUse) {
    if (!event) return t('unknown');
    const when = formatShopDateTime(event.at, language);
    return built?.by ? t('by', { when, name: built.by }) : when;
  }

  return (
    <Table
      label={t('versions', { remote })}
      columns={[
        t('column.version'),
        t('column.use'),
        t('column.since'),
        t('column.visits'),
        ...measures.map(({ label }) => label),
      ]}
    >
      {versions.map((version) => {
        const own = rows.filter((row) => row.version === version.version);
        return (
          <tr key={version.use}>
            <td>
              <code className={styles.version}>{version.version}</code>
            </td>
            <td>
              <Badge tone={tones[version.use]}>{formats.use(version)}</Badge>
            </td>
            <td>{since(version)}</td>
            <td className={styles.number} data-label={t('column.visits')}>
              {sumOf(own, 'visits')}
            </td>
            {measures.map(({ measure, label }) => (
              <td key={measure} className={styles.number} data-label={label}>
                {formats.value(measure, measureOf(own, measure))}
              </td>
            ))}
          </tr>
        );
      })}
    </Table>
  );
}
