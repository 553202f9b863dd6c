import type { Booking, BookingChanges } from '@shop/shared-data/staff';
import { Cluster } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChoiceButton } from '../../../layout/ChoiceButton';
import { availableStates, type OfferedState } from '../bookingActions';
import { stateOf } from '../StatusBadge';
import type { BookingActions } from '../useBookingActions';

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
  const press = (state: OfferedState) => {
    if (state === 'cancelled') actions.start('cancel', booking);
    else if (state === 'confirmed' && !booking.starts_at) actions.start('schedule', booking);
    else void actions.change(booking, changesOf(state));
  };
  const labelOf = (state: OfferedState, isCurrent: boolean) => {
    if (isCurrent) return t(`status.${stateOf(booking)}`);
    // The dialog has another button “Cancel”, which closes it.
    return state === 'cancelled' ? t('actions.cancel') : t(`stage.${state}`);
  };
  return (
    <Cluster gap="sm" role="group" aria-label={t('edit.state')}>
      {availableStates(booking).map((state) => {
        const isCurrent = stateOf(booking) === state;
        return (
          <ChoiceButton
            key={state}
            isChosen={isCurrent}
            busy={actions.busy}
            onClick={() => {
              if (!isCurrent) guard(() => press(state));
            }}
          >
            {labelOf(state, isCurrent)}
          </ChoiceButton>
        );
      })}
    </Cluster>
  );
}
