import { type BookingStatus, bookingStatuses } from '@shop/shared-data';
import {
  type Booking,
  listBookings,
  listRecentBookings,
  SEARCH_LIMIT,
  searchBookings,
} from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, downloadFile, notify, SearchField, SelectField } from '@shop/shared-ui';
import { Download, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../kit/layout/Toolbar';
import { PagedList } from '../../kit/lists/PagedList';
import { useDebounced } from '../../kit/lists/useDebounced';
import { useListAddress } from '../../kit/lists/useListAddress';
import { useSelection } from '../../kit/lists/useSelection';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { type BookingView, RECENT } from '../../shop/bookings/useBookingView';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { DayField } from '../../shop/times/DayField';
import { FIRST_DAY, LAST_DAY } from '../../shop/times/parseDay';
import { MOST_SELECTED, SelectedBookings } from '../cancelMany/SelectedBookings';
import type { CancelMany } from '../cancelMany/useCancelMany';
import { canCancel } from '../changes/bookingActions';
import type { StartedAction } from '../changes/useBookingActions';
import styles from './BookingList.module.css';
import { BookingTable, type ListedBooking } from './BookingTable';
import { RecentNote } from './RecentNote';

interface Props {
  view: BookingView;
  onAction: (action: StartedAction, booking: Booking) => void;
  onCancelMany: CancelMany['ask'];
}

// Days in the format 2026-11-23 are ordered like texts. One end of the range moves the other along.
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Bookings of some weeks, of all days with a search, or those that visitors made within a day. */
export function BookingList({ view, onAction, onCancelMany }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: tMany } = useTranslation('adminCancelMany');
  const { language } = useLanguage();
  const serviceName = useServiceNameById();
  const address = useListAddress();
  const { search, setSearch } = address;
  const query = useDebounced(search).trim();
  const { from, to, status, isRecent, change } = view;
  const showRange = (first: string, last: string) => change({ from: first, to: last });
  const filter = (value: string) =>
    change(
      value === RECENT
        ? { view: 'list', filter: RECENT, status: undefined, page: undefined }
        : { view: 'list', filter: undefined, status: value, page: undefined },
    );
  const load = (): Promise<ListedBooking[]> => {
    if (isRecent) return listRecentBookings(query);
    return query ? searchBookings(query) : listBookings({ from, to });
  };
  const kind = isRecent ? 'recent' : 'search';
  const rows = useRows({
    name: [...queryKeys.bookings, ...(isRecent || query ? [kind, query] : [from, to])],
    load,
    failure: t('loadFailed'),
    keepsPreviousData: (previous) => (isRecent || query !== '') && previous.includes(kind),
  });
  const found = useMemo(
    () => (rows.data ?? []).filter((booking) => isRecent || !status || booking.status === status),
    [rows.data, status, isRecent],
  );
  const open = useMemo(() => found.filter(canCancel), [found]);
  const selection = useSelection(open, MOST_SELECTED);

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
  const recent = {
    text: query ? tMany('recent.searched') : '',
    widen: {
      label: tMany('recent.all'),
      onPress: () => filter(''),
    },
  };
  const scope = isRecent ? recent : query ? { text: searched } : range;

  const emptyDays = range ? t('emptyRange') : t('empty');
  const empty = isRecent ? tMany('recent.empty') : emptyDays;
  const byDay = query ? t('searchFile') : `${t('file')}-${from}-${to}`;
  const fileName = isRecent ? tMany('recent.file') : byDay;
  const exportCsv = async () => {
    const outcome = notify.outcome('bookings/export');
    try {
      const { bookingsCsv } = await import('./bookingsCsv');
      downloadFile(
        `${fileName}.csv`,
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
        {!isRecent && (
          <>
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
          </>
        )}
        <SelectField
          label={t('filter.label')}
          options={[
            { value: '', label: t('filter.all') },
            ...bookingStatuses.map((value: BookingStatus) => ({
              value,
              label: t(`status.${value}`),
            })),
            { value: RECENT, label: tMany('recent.option') },
          ]}
          value={isRecent ? RECENT : status}
          onChange={({ target }) => filter(target.value)}
        />
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={(found.length === 0 || rows.isPlaceholderData) && t('actions.nothingToExport')}
          onClick={exportCsv}
        >
          {t('actions.export')}
        </Button>
      </Toolbar>
      <p role="status" className={styles.searched}>
        {query && !isRecent && !rows.isPlaceholderData && found.length > 0 && searched}
      </p>
      {isRecent && (
        <RecentNote
          loaded={rows.data?.length ?? 0}
          open={open}
          selected={selection.ids}
          onSelect={selection.select}
        />
      )}
      <SelectedBookings open={open} selection={selection} onCancel={onCancelMany} />
      <div tabIndex={-1}>
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
          empty={{
            text: empty,
            step: (
              <Button icon={<Plus />} onClick={() => change({ enter: 'booking' })}>
                {t('enter.first')}
              </Button>
            ),
          }}
          failure={t('loadFailed')}
        >
          {(bookings) => (
            <BookingTable
              bookings={bookings}
              selected={selection.ids}
              onSelect={selection.select}
              onAction={onAction}
            />
          )}
        </PagedList>
      </div>
    </>
  );
}
