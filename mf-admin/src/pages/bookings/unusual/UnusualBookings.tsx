import { cancelBookings, listUnusualBookings, restoreBookings } from '@shop/shared-data/staff';
import { Button, FormStatus, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../../editing/UndoBar';
import { queryKeys } from '../../../lists/queryKeys';
import { UnusualList } from './UnusualList';

/** The watch of bookings loads them again earlier; this is for those that become older than a day. */
const RELOAD_MS = 60_000;

const outcome = notify.outcome('bookings/unusual');

function useUnusualBookings() {
  const { t } = useTranslation('adminBookings');
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: queryKeys.unusual,
    queryFn: listUnusualBookings,
    refetchInterval: RELOAD_MS,
  });
  const onSettled = () => {
    const { bookings, today, unusual } = queryKeys;
    for (const queryKey of [bookings, today, unusual]) void client.invalidateQueries({ queryKey });
  };
  const cancellation = useMutation({
    mutationFn: cancelBookings,
    onSuccess: (cancelled) =>
      outcome.succeeded(t('unusual.cancelled', { count: cancelled.length })),
    onError: () => outcome.failed(t('unusual.cancelFailed')),
    onSettled,
  });
  const { data: cancelled = [], reset } = cancellation;
  const undo = useMutation({
    mutationFn: () => restoreBookings(cancelled),
    onSuccess: (restored) => {
      const taken = cancelled.length - restored.length;
      outcome.succeeded(t('unusual.restored', { count: restored.length }));
      if (taken > 0) outcome.failed(t('unusual.taken', { count: taken }));
      reset();
    },
    onError: () => outcome.failed(t('unusual.restoreFailed')),
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

export function UnusualBookings() {
  const { t } = useTranslation('adminBookings');
  const { bookings, busy, cancel, cancelled, undo } = useUnusualBookings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {bookings.length > 0 && (
        <FormStatus tone="error" title={t('unusual.title')}>
          <p>{t('unusual.text', { count: bookings.length })}</p>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'unusual.hide' : 'unusual.show')}
          </Button>
          {isOpen && <UnusualList bookings={bookings} busy={busy} onCancel={cancel} />}
        </FormStatus>
      )}
      {cancelled.length > 0 && (
        <UndoBar text={t('unusual.cancelled', { count: cancelled.length })} onUndo={undo} />
      )}
    </>
  );
}
