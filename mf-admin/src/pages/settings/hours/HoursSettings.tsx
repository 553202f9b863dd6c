import { paths } from '@shop/shared-contract';
import { listWeek, type Weekday } from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, formatWeekday, TextLink } from '@shop/shared-ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../layout/SectionHead';
import { ListState } from '../../../lists/ListState';
import { queryKeys } from '../../../lists/queryKeys';
import { Table } from '../../../lists/Table';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { Preview } from '../preview/Preview';
import styles from './HoursSettings.module.css';
import { WeekdayDialog } from './WeekdayDialog';
import { formatSpans, weekReading } from './weekReading';

export function HoursSettings() {
  const { t } = useTranslation('adminHours');
  const { language } = useLanguage();
  const rows = useRows({ name: queryKeys.week, load: listWeek, failure: t('loadFailed') });
  const publication = usePublication('opening_hours');
  const [editing, setEditing] = useState<Weekday>();
  const week = rows.data ?? [];
  const columns = ['day', 'hours', 'starts', 'actions'] as const;
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
      />
      <p className={styles.single}>
        <span>{`${t('singleDay')} `}</span>
        <TextLink to={`${paths.admin('settings')}/closures`}>{t('addClosure')}</TextLink>
      </p>
      <ListState
        query={rows}
        found={week}
        search=""
        onClear={() => {}}
        empty={t('loadFailed')}
        failure={t('loadFailed')}
      >
        <Preview>
          <dl className={styles.reading}>
            {weekReading(week, language).map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours || t('closed')}</dd>
              </div>
            ))}
          </dl>
        </Preview>
        <Table label={t('title')} columns={columns.map((column) => t(`table.${column}`))}>
          {week.map((day) => {
            const name = formatWeekday(day.id, language);
            return (
              <tr key={day.id}>
                <td className={styles.day}>{name}</td>
                <td>{formatSpans(day.spans, language) || t('closed')}</td>
                <td>
                  {day.starts.length > 0
                    ? t('startsAt', {
                        times: day.starts.map((time) => formatTime(time, language)).join(', '),
                      })
                    : t('noStarts')}
                </td>
                <td>
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<Pencil />}
                    aria-label={t('edit', { day: name })}
                    onClick={() => setEditing(day)}
                  >
                    {t('editShort')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </Table>
      </ListState>
      {editing && <WeekdayDialog day={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
