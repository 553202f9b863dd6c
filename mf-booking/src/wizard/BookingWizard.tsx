import { EmergencyBand, notify, StepIndicator } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAvailability } from '../times/useAvailability';
import { available } from '../tires/wantedTires';
import styles from './BookingWizard.module.css';
import { ChoiceStep } from './ChoiceStep';
import { ChosenTime } from './ChosenTime';
import { DateStep } from './DateStep';
import { DetailsStep } from './DetailsStep';
import { useDraft } from './draft';
import { ServiceStep } from './ServiceStep';
import { TimeStep } from './TimeStep';
import { TiresPanel } from './TiresPanel';
import { useAdvance } from './useAdvance';
import { type Booked, useBookingForm } from './useBookingForm';
import { useTireOffer } from './useTireOffer';
import { useVisit } from './useVisit';

/** How long the success notification shows, as the specification requires. */
const SUCCESS_MS = 5000;

interface Props {
  onBooked: (booked: Booked) => void;
}

export function BookingWizard({ onBooked }: Props) {
  const { t } = useTranslation('booking');
  const { step, tires, date, slot, timeFirst, gone, startOver } = useDraft();
  const { visit } = useVisit();
  const availability = useAvailability({ services: visit }, timeFirst || gone ? step : step - 1);
  const advance = useAdvance(availability);
  const loadOffer = useTireOffer();
  const booking = useBookingForm(loadOffer, (booked) => {
    const key = booked.receipt.status === 'requested' ? 'notificationRequest' : 'notification';
    notify.success(t(`done.${key}`), { duration: SUCCESS_MS, closable: true });
    startOver();
    onBooked(booked);
  });
  // The visitor decides first. The last step stays, because it holds what was typed.
  const areSold = tires && available(tires) < tires.count;
  return (
    <div className={styles.wizard}>
      <StepIndicator
        label={t('steps.label')}
        steps={[t('steps.service'), t('steps.date'), t('steps.time'), t('steps.details')]}
        current={step}
        done={timeFirst && date && slot ? [2, 3] : undefined}
      />
      <ChosenTime availability={availability} {...advance} />
      <TiresPanel onRetry={() => loadOffer().catch(() => undefined)} />
      {step < 4 && !areSold && (
        <ChoiceStep advance={advance}>
          {step === 1 && <ServiceStep />}
          {step === 2 && <DateStep availability={availability} />}
          {step === 3 && <TimeStep availability={availability} />}
        </ChoiceStep>
      )}
      {step === 4 && (
        <>
          <DetailsStep booking={booking} />
          <EmergencyBand />
        </>
      )}
    </div>
  );
}
