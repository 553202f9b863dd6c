import { cancelBookings, listFloodBookings, restoreBookings } from '@shop/shared-data/staff';
import { Button, FormStatus, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../../editing/UndoBar';
import { queryKeys } from '../../../lists/queryKeys';
import { FloodList } from './FloodList';

/** The watch of bookings loads them again earlier; this is for those that become older than a day. */
const RELOAD_MS = 60_000;

const outcome = notify.outcome('bookings/flood');

function useFloodBookings() {
  const { t } = useTranslation('adminFlood');
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: queryKeys.flood,
    queryFn: listFloodBookings,
    refetchInterval: RELOAD_MS,
  });
  const onSettled = () => {
    const { bookings, today, flood } = queryKeys;
    for (const queryKey of [bookings, today, flood]) void client.invalidateQueries({ queryKey });
  };
  const cancellation = useMutation({
    mutationFn: cancelBookings,
    onSuccess: (cancelled) => outcome.succeeded(t('cancelled', { count: cancelled.length })),
    onError: () => outcome.failed(t('cancelFailed')),
    onSettled,
  });
  const { data: cancelled = [], reset } = cancellation;
  const undo = useMutation({
    mutationFn: () => restoreBookings(cancelled),
    onSuccess: (restored) => {
      const taken = cancelled.length - restored.length;
      outcome.succeeded(t('restored', { count: restored.length }));
      if (taken > 0) outcome.failed(t('taken', { count: taken }));
      reset();
    },
    onError: () => outcome.failed(t('restoreFailed')),
    onSettled,
  });
  return {
    bookings: data,
    busy: cancellation.isPending || undo.isPending,
    cancel: useSingleFlight((ids: string[]) =>
      cancellation.mutateAsync(ids).catch(() => undefined),
    ),
    cancelled,
    undo: () => undo.mutate(),
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
