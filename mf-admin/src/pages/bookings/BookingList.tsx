import { type BookingStatus, bookingStatuses } from '@shop/shared-data';
import { type Booking, listBookings, matchesBooking } from '@shop/shared-data/staff';
import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Button, downloadFile, notify, SearchField, SelectField } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Toolbar } from '../../layout/Toolbar';
import { PagedList } from '../../lists/PagedList';
import { queryKeys } from '../../lists/queryKeys';
import { useRows } from '../../lists/useRows';
import { useSearch } from '../../lists/useSearch';
import { BookingTable } from './BookingTable';
import type { BookingAction } from './bookingActions';
import { DayField } from './DayField';
import { bookingsLocales } from './locales/bookingsLocales';
import { FIRST_DAY, LAST_DAY } from './parseDay';
import { useServiceName } from './schedule';
import type { BookingView } from './useBookingView';

interface Props {
  view: BookingView;
  onAction: (action: BookingAction | 'open', booking: Booking) => void;
}

// Days in the format 2026-11-23 are ordered like texts. One end of the range moves the other along.
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** The bookings of some weeks, to search, filter and export. */
export function BookingList({ view, onAction }: Props) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const serviceName = useServiceName();
  const { search, deferredSearch, setSearch } = useSearch();
  const { from, to, status, change } = view;
  const showRange = (first: string, last: string) => change({ from: first, to: last });
  const rows = useRows({
    name: [...queryKeys.bookings, from, to],
    load: () => listBookings({ from, to }),
    failure: t('loadFailed'),
  });
  const found = useMemo(
    () =>
      (rows.data ?? []).filter(
        (booking) =>
          (!status || booking.status === status) && matchesBooking(booking, deferredSearch),
      ),
    [rows.data, status, deferredSearch],
  );

  const dayText = (day: string) => formatDay(day, language, { dateStyle: 'medium' });
  const isAll = from === FIRST_DAY && to === LAST_DAY;
  const scope = isAll
    ? undefined
    : {
        text: t('range.searched', { from: dayText(from), to: dayText(to) }),
        widen: t('range.all'),
        onWiden: () => showRange(FIRST_DAY, LAST_DAY),
      };

  const exportCsv = async () => {
    const outcome = notify.outcome('bookings/export');
    try {
      const { bookingsCsv } = await import('./bookingsCsv');
      downloadFile(
        `${t('file')}-${from}-${to}.csv`,
        'text/csv;charset=utf-8',
        bookingsCsv(found, { t, language, serviceName }),
      );
      outcome.succeeded();
    } catch {
      outcome.failed(t('exportFailed'));
    }
  };

  return (
    <>
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <DayField
          label={t('range.from')}
          value={from}
          onPick={(day) => showRange(day, later(day, to))}
        />
        <DayField
          label={t('range.to')}
          value={to}
          onPick={(day) => showRange(earlier(from, day), day)}
        />
        <SelectField
          label={t('filter.label')}
          options={[
            { value: '', label: t('filter.all') },
            ...bookingStatuses.map((value: BookingStatus) => ({
              value,
              label: t(`status.${value}`),
            })),
          ]}
          value={status}
          onChange={({ target }) => change({ status: target.value })}
        />
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={found.length === 0}
          onClick={exportCsv}
        >
          {t('actions.export')}
        </Button>
      </Toolbar>
      <PagedList
        query={rows}
        found={found}
        search={deferredSearch}
        onClear={() => {
          setSearch('');
          change({ status: '', q: '' });
        }}
        scope={scope}
        empty={scope ? t('emptyRange') : t('empty')}
        failure={t('loadFailed')}
      >
        {(bookings) => <BookingTable bookings={bookings} onAction={onAction} />}
      </PagedList>
    </>
  );
}
