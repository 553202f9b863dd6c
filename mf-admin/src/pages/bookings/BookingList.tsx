import { type BookingStatus, bookingStatuses } from '@shop/shared-data';
import { type Booking, bookingMatches, listBookings } from '@shop/shared-data/staff';
import { useLanguage, useMessages } from '@shop/shared-i18n';
import { Button, downloadFile, notify, SearchField, SelectField, TextField } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Toolbar } from '../../layout/Toolbar';
import { Results } from '../../lists/Results';
import { useRows } from '../../lists/useRows';
import { useSearch } from '../../lists/useSearch';
import { BookingTable } from './BookingTable';
import type { BookingAction } from './bookingActions';
import { bookingsMessages } from './messages/bookingsMessages';
import { statusKey } from './statusKey';
import type { BookingView } from './useBookingView';

interface Props {
  view: BookingView;
  onAction: (action: BookingAction, booking: Booking) => void;
}

/** The bookings of some weeks, to search, filter and export. */
export function BookingList({ view, onAction }: Props) {
  const t = useMessages(bookingsMessages);
  const { language } = useLanguage();
  const { search, wanted, setSearch } = useSearch();
  const { from, to, status, change } = view;
  const rows = useRows({
    name: ['bookings', from, to],
    load: () => listBookings({ from, to }),
    failure: t('loadFailed'),
  });
  const found = useMemo(
    () =>
      (rows.data ?? []).filter(
        (booking) => (!status || booking.status === status) && bookingMatches(booking, wanted),
      ),
    [rows.data, status, wanted],
  );

  const exportCsv = async () => {
    const { bookingsCsv } = await import('./bookingsCsv');
    downloadFile(
      `${t('file')}-${from}-${to}.csv`,
      'text/csv;charset=utf-8',
      bookingsCsv(found, t, language),
    );
  };

  return (
    <>
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TextField
          label={t('range.from')}
          type="date"
          value={from}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
        <TextField
          label={t('range.to')}
          type="date"
          min={from}
          value={to}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
        <SelectField
          label={t('filter.label')}
          options={[
            { value: '', label: t('filter.all') },
            ...bookingStatuses.map((value: BookingStatus) => ({
              value,
              label: t(statusKey(value)),
            })),
          ]}
          value={status}
          onChange={({ target }) => change({ status: target.value })}
        />
        <Button
          variant="secondary"
          icon={<Download />}
          disabled={found.length === 0}
          onClick={() => exportCsv().catch(() => notify.error(t('exportFailed')))}
        >
          {t('actions.export')}
        </Button>
      </Toolbar>
      <Results
        query={rows}
        found={found}
        search={wanted}
        onClear={() => {
          setSearch('');
          change({ status: '', q: '' });
        }}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        {(bookings) => <BookingTable bookings={bookings} onAction={onAction} />}
      </Results>
    </>
  );
}
