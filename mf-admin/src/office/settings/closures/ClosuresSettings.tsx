import { firstOfMonth } from '@shop/shared-contract';
import {
  addClosure,
  type Closure,
  type ClosureInput,
  closureColumns,
  closureSchema,
  editClosure,
  listClosures,
  removeClosure,
  shopToday,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TextField } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import type { ResourceForm } from '../../../kit/forms/useResourceForm';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { useChangeQuery } from '../../../shop/address/useChangeQuery';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { closuresOn } from '../../../shop/times/closuresOn';
import { parseDay } from '../../../shop/times/parseDay';
import { Preview } from '../section/Preview';
import styles from './ClosuresSettings.module.css';
import { closureReason, formatClosedHours, formatDays } from './formatClosure';
import { HolidaySuggestions } from './HolidaySuggestions';
import { MonthCalendar } from './MonthCalendar';

/** The next closures as visitors read them. */
function ClosuresPreview({ closures }: { closures: Closure[] }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const { language } = useLanguage();
  if (closures.length === 0) return null;
  return (
    <Preview>
      <ul className={styles.list}>
        {closures.slice(0, 3).map((closure) => {
          const values = {
            days: formatDays(closure, language),
            hours: formatClosedHours(closure, language),
          };
          const reason = closureReason(closure, language);
          return (
            <li key={closure.id}>
              {[t(values.hours ? 'reading.hours' : 'reading.days', values), reason && `(${reason})`]
                .filter(Boolean)
                .join(' ')}
            </li>
          );
        })}
      </ul>
    </Preview>
  );
}

type ClosureForm = ResourceForm<Closure | undefined, ClosureInput>;

function DaysFields({ form: { field, form } }: { form: ClosureForm }) {
  // Most closures are one day.
  const moveLastDay = () => {
    const { first_day, last_day } = form.getValues();
    if (last_day < first_day) form.setValue('last_day', first_day, { shouldDirty: true });
  };
  const day = { type: 'date', required: true, max: '2099-12-31' };
  return (
    <FieldRow>
      <TextField {...field('first_day', { onBlur: moveLastDay })} {...day} />
      <TextField {...field('last_day')} {...day} />
    </FieldRow>
  );
}

const hoursFields = ({ field, form }: ClosureForm) =>
  form.watch('is_partial') && (
    <FieldRow>
      <TextField {...field('closes')} type="time" required />
      <TextField {...field('reopens')} type="time" required />
    </FieldRow>
  );

/** @param today the days of a new closure */
function useClosures(today: string): Resource<Closure, ClosureInput> {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const client = useQueryClient();
  const affected = useAffectedBookings();
  const reasonOf = (closure: Closure) => closureReason(closure, language);
  const noon = { closes: '12:00', reopens: '13:00' };
  return {
    name: queryKeys.closures,
    words: t('closures', { returnObjects: true }),
    schema: closureSchema,
    requests: {
      // The calendar also shows the days of this month that are past.
      list: () => listClosures(firstOfMonth(today)),
      add: addClosure,
      edit: editClosure,
      remove: removeClosure,
    },
    nameOf: (closure) => formatDays(closure, language),
    heading: { id: 'days', value: ({ first_day }) => first_day, className: styles.days },
    columns: [
      {
        id: 'hours',
        cell: (closure) => formatClosedHours(closure, language) || t('closures.wholeDay'),
      },
      {
        id: 'reason',
        value: reasonOf,
        cell: (closure) => reasonOf(closure) || t('closures.noReason'),
      },
    ],
    isListed: ({ last_day }) => last_day >= today,
    fields: [
      (form) => <DaysFields form={form} />,
      'is_partial',
      hoursFields,
      ...(['reason', 'reason_es'] as const),
    ],
    blank: { first_day: today, last_day: today, ...noon },
    valuesOf: ({ closes, reopens }) =>
      closes === null || reopens === null ? noon : { is_partial: true, closes, reopens },
    confirm: (input, read) => {
      const all = client.getQueryData<Closure[]>(queryKeys.closures) ?? [];
      const others = all.filter(({ id }) => id !== read?.id);
      return affected.confirm({ closures: [...others, closureColumns(input)] });
    },
    question: affected.dialog,
  };
}

/** Opens the form with the day that the address names, to which the board links, and takes it out of the address. */
function AddressedDay({ onPick }: { onPick: (day: string) => void }) {
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const day = parseDay(params.get('close'));
  const open = useEffectEvent((addressed: string) => {
    onPick(addressed);
    change({ close: undefined });
  });
  useEffect(() => {
    if (day) open(day);
  }, [day]);
  return null;
}

export function ClosuresSettings() {
  const today = shopToday();
  return (
    <ResourcePage resource={useClosures(today)}>
      {({ rows, table, edit, add }) => {
        const pick = (day: string) => {
          const [closure] = closuresOn(rows, day);
          if (closure) edit(closure);
          else add({ first_day: day, last_day: day });
        };
        return (
          <>
            <AddressedDay onPick={pick} />
            <ClosuresPreview closures={rows.filter(({ last_day }) => last_day >= today)} />
            <div className={styles.columns}>
              <div>{table}</div>
              <div className={styles.calendar}>
                <MonthCalendar today={today} closures={rows} onPick={pick} />
              </div>
              <HolidaySuggestions today={today} closures={rows} />
            </div>
          </>
        );
      }}
    </ResourcePage>
  );
}
