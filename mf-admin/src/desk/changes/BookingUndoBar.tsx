import { holdMessages, MESSAGE_PAUSE_S } from '@shop/shared-data/staff';
import { Button } from '@shop/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useAction } from '../../kit/forms/useAction';
import styles from './BookingUndoBar.module.css';
import type { BookingActions } from './useBookingActions';
import { reaches, shortName, useChannels, useMessageNote } from './useMessageNote';

type Undo = NonNullable<BookingActions['undo']>;

/** What was done with a booking and what its customer gets, which staff can undo or hold back. */
export function BookingUndoBar({ undo }: { undo: Undo }) {
  const { booking, message } = undo;
  const channels = useChannels(booking);
  const messageNote = useMessageNote(booking);
  const isSent = reaches(channels);
  return (
    <UndoBar key={undo.key} text={undo.text} onUndo={undo.run}>
      {message && isSent && <Message undo={undo} />}
      {message && !isSent && <span className={styles.message}>{messageNote(message)}</span>}
    </UndoBar>
  );
}

function Message({ undo: { booking, message, sendsAgain } }: { undo: Undo }) {
  const { t } = useTranslation('adminNotices');
  const { t: tBookings } = useTranslation('adminBookings');
  const messageNote = useMessageNote(booking);
  const [isLate, setLate] = useState(false);
  const [held, setHeld] = useState<boolean>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MESSAGE_PAUSE_S * 1000);
    return () => clearTimeout(timer);
  }, []);
  const { run, busy } = useAction({
    id: `bookings/${booking.id}/hold`,
    send: () => holdMessages(booking.id),
    failure: t('holdFailed'),
    onDone: (count) => setHeld(count > 0),
  });
  const name = shortName(booking, tBookings);
  const texts = [
    held && t('held', { name }),
    !held && (isLate || held === false) && t('late', { name }),
    !held && isLate && sendsAgain && t('again'),
  ].filter(Boolean);
  const isHeldOrLate = texts.length > 0;
  return (
    <span className={styles.message}>
      <span>{isHeldOrLate ? texts.join(' ') : messageNote(message)}</span>
      {!isHeldOrLate && (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void run()}>
          {t('hold')}
        </Button>
      )}
    </span>
  );
}
