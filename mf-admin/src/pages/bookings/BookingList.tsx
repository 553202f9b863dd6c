import { type BookingStatus, bookingStatuses } from '@shop/shared-data';
import { type Booking, listBookings, SEARCH_LIMIT, searchBookings } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, downloadFile, notify, SearchField, SelectField } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../layout/Toolbar';
import { PagedList } from '../../lists/PagedList';
import { queryKeys } from '../../lists/queryKeys';
import { useListAddress } from '../../lists/useListAddress';
import { useRows } from '../../lists/useRows';
import { useDebounced } from '../../search/useDebounced';
import styles from './BookingList.module.css';
import { BookingTable } from './BookingTable';
import { DayField } from './DayField';
import { FIRST_DAY, LAST_DAY } from './parseDay';
import { useServiceNameById } from './schedule';
import type { StartedAction } from './useBookingActions';
import type { BookingView } from './useBookingView';

interface Props {
  view: BookingView;
  onAction: (action: StartedAction, booking: Booking) => void;
}

// Days in the format 2026-11-23 are ordered like texts. One end of the range moves the other along.
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Bookings of some weeks, or of all days with a search. */
export function BookingList({ view, onAction }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const serviceName = useServiceNameById();
  const address = useListAddress();
  const { search, setSearch } = address;
  const query = useDebounced(search).trim();
  const { from, to, status, change } = view;
  const showRange = (first: string, last: string) => change({ from: first, to: last });
  const rows = useRows({
    name: query ? [...queryKeys.bookings, 'search', query] : [...queryKeys.bookings, from, to],
    load: () => (query ? searchBookings(query) : listBookings({ from, to })),
    failure: t('loadFailed'),
    keepsPreviousData: (previous) => query !== '' && previous.includes('search'),
  });
  const found = useMemo(
    () => (rows.data ?? []).filter((booking) => !status || booking.status === status),
    [rows.data, status],
  );

  const dayText = (day: string) => formatDay(day, language, { dateStyle: 'medium' });
  const isAll = from === FIRST_DAY && to === LAST_DAY;
  const range = isAll
    ? undefined
    : {
        text: t('range.searched', { from: dayText(from), to: dayText(to) }),
        widen: { label: t('range.all'), onPress: () => showRange(FIRST_DAY, LAST_DAY) },
      };
  const searched = [
    t('range.allSearched'),
    // The status filters the bookings that were loaded, whether any of them remains or not.
    ...(rows.data && rows.data.length >= SEARCH_LIMIT
      ? [t('range.nearest', { count: SEARCH_LIMIT })]
      : []),
  ].join(' ');
  const scope = query ? { text: searched } : range;

  const exportCsv = async () => {
    const outcome = notify.outcome('bookings/export');
    try {
      const { bookingsCsv } = await import('./bookingsCsv');
      downloadFile(
        query ? `${t('searchFile')}.csv` : `${t('file')}-${from}-${to}.csv`,
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
          disabled={found.length === 0 || rows.isPlaceholderData}
          onClick={exportCsv}
        >
          {t('actions.export')}
        </Button>
      </Toolbar>
      <p role="status" className={styles.searched}>
        {query && !rows.isPlaceholderData && found.length > 0 && searched}
      </p>
      <PagedList
        query={rows}
        found={found}
        address={address}
        search={query}
        onClear={() => {
          setSearch('');
          change({ status: '', q: '' });
        }}
        scope={scope}
        empty={range ? t('emptyRange') : t('empty')}
        failure={t('loadFailed')}
      >
        {(bookings) => <BookingTable bookings={bookings} onAction={onAction} />}
      </PagedList>
    </>
  );
}
