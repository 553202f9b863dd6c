import {
  listWeek,
  saveWeekdays,
  type Weekday,
  type WeekdayInput,
  weekdaySchema,
} from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, Cluster, formatWeekday } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/lists/columns';
import type { ResourceFormDefinition } from '../../../kit/resources/ResourceDialog';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { Preview } from '../section/Preview';
import { useOpenSection } from '../section/useOpenSection';
import styles from './HoursSettings.module.css';
import { changedWeek } from './hoursRules';
import { WeekdayFields } from './WeekdayFields';
import { formatHours, weekReading } from './weekReading';

function useWeekdayForm(): ResourceFormDefinition<Weekday, WeekdayInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'hours' });
  const { language } = useLanguage();
  const client = useQueryClient();
  const affected = useAffectedBookings();
  const loadedWeek = () => client.getQueryData<Weekday[]>(queryKeys.week) ?? [];
  /** The weekdays that an input changes: the opened one as it was read, the others as loaded last. */
  const changedDays = (read: Weekday, { also }: WeekdayInput) => [
    read,
    ...loadedWeek().filter(({ id }) => also.includes(String(id))),
  ];
  return {
    ...t('form', { returnObjects: true }),
    name: queryKeys.week,
    schema: weekdaySchema,
    labels: t('fields', { returnObjects: true }),
    sentences: t('problems', { returnObjects: true }),
    valuesOf: (day) => ({
      spans: day?.spans ?? [],
      starts: (day?.starts ?? []).map((time) => ({ time })),
      also: [],
    }),
    confirm: async (input, read) =>
      !read || affected.confirm(changedWeek(loadedWeek(), changedDays(read, input), input)),
    question: affected.dialog,
    describe: (name, value) => {
      if (name === 'spans') return formatHours(value as WeekdayInput['spans'], language);
      if (name !== 'starts') return undefined;
      return (value as WeekdayInput['starts'])
        .map(({ time }) => formatTime(time, language))
        .join(', ');
    },
    save: async (read, input) => {
      if (!read) throw new Error('A week has its seven days.');
      const saved = await saveWeekdays(changedDays(read, input), input);
      return saved.find(({ id }) => id === read.id) ?? read;
    },
    fields: ({ form, summary, read }) =>
      read && <WeekdayFields form={form} errors={summary.errors} day={read} />,
  };
}

export function HoursSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'hours' });
  const { language } = useLanguage();
  const { openSection } = useOpenSection();
  const nameOf = ({ id }: Weekday) => formatWeekday(id, language);
  const startsOf = ({ starts }: Weekday) =>
    starts.length > 0
      ? t('startsAt', { times: starts.map((time) => formatTime(time, language)).join(', ') })
      : t('noStarts');
  const columns: Column<Weekday>[] = [
    { id: 'day', header: t('table.day'), cell: nameOf, className: styles.day },
    {
      id: 'hours',
      header: t('table.hours'),
      cell: ({ spans }) => formatHours(spans, language) || t('closed'),
    },
    { id: 'starts', header: t('table.starts'), cell: startsOf },
  ];
  return (
    <ResourcePage
      words={t('list', { returnObjects: true })}
      requests={{ list: listWeek }}
      columns={columns}
      nameOf={nameOf}
      form={useWeekdayForm()}
    >
      {({ rows, table }) => (
        <>
          <Cluster>
            <span>{t('singleDay')}</span>
            <Button size="sm" variant="secondary" onClick={() => openSection('closures')}>
              {t('addClosure')}
            </Button>
          </Cluster>
          <Preview>
            <dl className={styles.reading}>
              {weekReading(rows, language).map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours || t('closed')}</dd>
                </div>
              ))}
            </dl>
          </Preview>
          {table}
        </>
      )}
    </ResourcePage>
  );
}
