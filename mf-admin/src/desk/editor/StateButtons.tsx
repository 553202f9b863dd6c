import { type Booking, type BookingChanges, messageOf } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../kit/layout/Segments';
import { stateOf } from '../../shop/bookings/StatusBadge';
import { availableStates, type OfferedState } from '../changes/bookingActions';
import styles from '../changes/MessageNote.module.css';
import type { BookingActions } from '../changes/useBookingActions';
import { useMessageNote } from '../changes/useMessageNote';

function changesOf(state: Exclude<OfferedState, 'cancelled'>): BookingChanges {
  if (state === 'confirmed') return { status: 'confirmed', stage: null };
  return state === 'completed' || state === 'no_show' ? { status: state } : { stage: state };
}

interface Props {
  booking: Booking;
  actions: BookingActions;
  guard: (action: () => void) => void;
}

export function StateButtons({ booking, actions, guard }: Props) {
  const { t } = useTranslation('adminBookings');
  const messageNote = useMessageNote(booking);
  const press = (state: OfferedState) => {
    if (state === 'cancelled') actions.start('cancel', booking);
    else if (state === 'confirmed' && !booking.starts_at) actions.start('schedule', booking);
    else void actions.change(booking, changesOf(state));
  };
  const labelOf = (state: OfferedState, isCurrent: boolean) => {
    if (isCurrent) return t(`status.${stateOf(booking)}`);
    return state === 'cancelled' ? t('actions.cancel') : t(`stage.${state}`);
  };
  /** What a press sends to the customer at once; another dialog says so itself. */
  const noteOf = (state: OfferedState) => {
    if (state === 'cancelled' || stateOf(booking) === state) return undefined;
    const text = messageNote(messageOf(booking, changesOf(state)));
    return text && `${labelOf(state, false)}: ${text}`;
  };
  const states = availableStates(booking);
  const notes = states.map(noteOf).filter((note) => note !== undefined);
  return (
    <div>
      <Segments
        label={t('edit.state')}
        options={states.map((state) => ({
          value: state,
          label: labelOf(state, stateOf(booking) === state),
        }))}
        value={states.find((state) => stateOf(booking) === state)}
        busy={actions.busy}
        onChange={(state) => guard(() => press(state))}
      />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
