import { cancelBookings, listFloodBookings, restoreBookings } from '@shop/shared-data/staff';
import { Button, FormStatus, notify } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../../editing/UndoBar';
import { useAction } from '../../../kit/useAction';
import { queryKeys } from '../../../lists/queryKeys';
import { FloodList } from './FloodList';

/** The watch of bookings loads them again earlier; this is for those that become older than a day. */
const RELOAD_MS = 60_000;

type CancelledBookings = Awaited<ReturnType<typeof cancelBookings>>;

function useFloodBookings() {
  const { t } = useTranslation('adminFlood');
  const [cancelled, setCancelled] = useState<CancelledBookings>([]);
  const { data = [] } = useQuery({
    queryKey: queryKeys.flood,
    queryFn: listFloodBookings,
    refetchInterval: RELOAD_MS,
  });
  const refresh = [queryKeys.bookings, queryKeys.today, queryKeys.flood];
  const cancellation = useAction({
    id: 'bookings/flood',
    send: (ids: string[]) => cancelBookings(ids),
    success: ({ length }) => t('cancelled', { count: length }),
    failure: t('cancelFailed'),
    refresh,
    onDone: setCancelled,
  });
  const undo = useAction({
    id: 'bookings/flood',
    send: () => restoreBookings(cancelled),
    success: ({ length }) => t('restored', { count: length }),
    failure: t('restoreFailed'),
    refresh,
    onDone: (restored) => {
      const taken = cancelled.length - restored.length;
      if (taken > 0) notify.outcome('bookings/flood').failed(t('taken', { count: taken }));
      setCancelled([]);
    },
  });
  return {
    bookings: data,
    busy: cancellation.busy || undo.busy,
    cancel: cancellation.run,
    cancelled,
    undo: () => void undo.run(),
  };
}

export function FloodBookings() {
  const { t } = useTranslation('adminFlood');
  const { bookings, busy, cancel, cancelled, undo } = useFloodBookings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {bookings.length > 0 && (
        <FormStatus tone="error" title={t('title')}>
          <p>{t('text', { count: bookings.length })}</p>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'show')}
          </Button>
          {isOpen && <FloodList bookings={bookings} busy={busy} onCancel={cancel} />}
        </FormStatus>
      )}
      {cancelled.length > 0 && (
        <UndoBar text={t('cancelled', { count: cancelled.length })} onUndo={undo} />
      )}
    </>
  );
}
