import type { Booking, BookingChanges } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Cluster } from '@shop/shared-ui';
import { ChoiceButton } from '../../../layout/ChoiceButton';
import { bookingsLocales } from '../locales/bookingsLocales';
import { stateOf } from '../StatusBadge';
import type { BookingActions } from '../useBookingActions';

type Step = 'confirm' | 'arrived' | 'in_bay' | 'ready' | 'completed' | 'no_show' | 'cancelled';

/** The states that a booking can be given, in the order of a visit. */
function stepsOf({ status }: Booking): Step[] {
  // The form below confirms a request.
  if (status === 'requested') return ['cancelled'];
  if (status !== 'confirmed') return ['confirm'];
  return ['confirm', 'arrived', 'in_bay', 'ready', 'completed', 'no_show', 'cancelled'];
}

function changesOf(step: Exclude<Step, 'cancelled'>): BookingChanges {
  if (step === 'confirm') return { status: 'confirmed', stage: null };
  return step === 'completed' || step === 'no_show' ? { status: step } : { stage: step };
}

interface Props {
  booking: Booking;
  actions: BookingActions;
  /** Runs an action that closes the form, after a confirmation if needed. */
  guard: (action: () => void) => void;
}

/** Gives a booking its next state with one press. */
export function StateButtons({ booking, actions, guard }: Props) {
  const t = useTranslate(bookingsLocales);
  const press = (step: Step) => {
    if (step === 'cancelled') actions.start('cancel', booking);
    else if (step === 'confirm' && !booking.starts_at) actions.start('schedule', booking);
    else void actions.change(booking, changesOf(step));
  };
  const labelOf = (step: Step, isCurrent: boolean) => {
    if (isCurrent) return t(`status.${stateOf(booking)}`);
    // The dialog has another button “Cancel”, which closes it.
    return step === 'cancelled' ? t('actions.cancel') : t(`stage.${step}`);
  };
  return (
    <Cluster gap="sm" role="group" aria-label={t('edit.state')}>
      {stepsOf(booking).map((step) => {
        const isCurrent = stateOf(booking) === (step === 'confirm' ? 'confirmed' : step);
        return (
          <ChoiceButton
            key={step}
            isChosen={isCurrent}
            busy={actions.busy}
            onClick={() => {
              if (!isCurrent) guard(() => press(step));
            }}
          >
            {labelOf(step, isCurrent)}
          </ChoiceButton>
        );
      })}
    </Cluster>
  );
}
