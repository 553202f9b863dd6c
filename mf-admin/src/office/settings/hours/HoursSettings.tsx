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
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { Preview } from '../section/Preview';
import { useOpenSection } from '../section/useOpenSection';
import styles from './HoursSettings.module.css';
import { changedWeek } from './hoursRules';
import { WeekdayFields } from './WeekdayFields';
import { formatHours, weekReading } from './weekReading';

/** The hours as visitors read them; a single closed day is a closure. */
function WeekPreview({ week }: { week: readonly Weekday[] }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'hours' });
  const { language } = useLanguage();
  const { openSection } = useOpenSection();
  return (
    <>
      <Cluster>
        <span>{t('singleDay')}</span>
        <Button size="sm" variant="secondary" onClick={() => openSection('closures')}>
          {t('addClosure')}
        </Button>
      </Cluster>
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
    </>
  );
}

function useWeek(): Resource<Weekday, WeekdayInput> {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const client = useQueryClient();
  const affected = useAffectedBookings();
  const timesOf = (times: readonly string[]) =>
    times.map((time) => formatTime(time, language)).join(', ');
  const loadedWeek = () => client.getQueryData<Weekday[]>(queryKeys.week) ?? [];
  /** The weekdays that an input changes: the opened one as it was read, the others as loaded last. */
  const changedDays = (read: Weekday, { also }: WeekdayInput) => [
    read,
    ...loadedWeek().filter(({ id }) => also.includes(String(id))),
  ];
  return {
    name: queryKeys.week,
    words: t('hours', { returnObjects: true }),
    schema: weekdaySchema,
    requests: {
      list: listWeek,
      edit: async (read, input) => {
        const saved = await saveWeekdays(changedDays(read, input), input);
        return saved.find(({ id }) => id === read.id) ?? read;
      },
    },
    nameOf: ({ id }) => formatWeekday(id, language),
    heading: { id: 'day', className: styles.day },
    columns: [
      { id: 'hours', cell: ({ spans }) => formatHours(spans, language) || t('hours.closed') },
      {
        id: 'starts',
        cell: ({ starts }) =>
          starts.length > 0 ? t('hours.startsAt', { times: timesOf(starts) }) : t('hours.noStarts'),
      },
    ],
    above: (week) => <WeekPreview week={week} />,
    fields: [
      ({ form, summary, read }) =>
        read && <WeekdayFields form={form} errors={summary.errors} day={read} />,
    ],
    valuesOf: ({ starts }) => ({ starts: starts.map((time) => ({ time })) }),
    describe: (name, value) => {
      if (name === 'spans') return formatHours(value as WeekdayInput['spans'], language);
      if (name !== 'starts') return undefined;
      return timesOf((value as WeekdayInput['starts']).map(({ time }) => time));
    },
    confirm: async (input, read) =>
      !read || affected.confirm(changedWeek(loadedWeek(), changedDays(read, input), input)),
    question: affected.dialog,
  };
}

export const HoursSettings = () => <ResourcePage resource={useWeek()} />;
