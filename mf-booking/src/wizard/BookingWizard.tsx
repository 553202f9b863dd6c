import {
  type BookingDetails,
  type BookingReceipt,
  bookAppointment,
  bookingDetailsSchema,
  consentToTexts,
} from '@shop/shared-data';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { notify, StepIndicator, useSchemaForm } from '@shop/shared-ui';
import { useRef, useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { visitServices } from '../rules/visitServices';
import { useAvailability } from '../times/useAvailability';
import styles from './BookingWizard.module.css';
import { ChoiceStep } from './ChoiceStep';
import { DateStep } from './DateStep';
import { DetailsStep } from './DetailsStep';
import { useDraft } from './draft';
import { ServiceStep } from './ServiceStep';
import { TimeStep } from './TimeStep';

/** How long the success notification shows, as the specification requires. */
const SUCCESS_MS = 5000;

export interface Booked {
  receipt: BookingReceipt;
  /**
   * The database had stored an earlier attempt whose response was lost, and the visitor has changed
   * the form since: the receipt describes that earlier attempt.
   */
  isEarlier: boolean;
}

interface Props {
  onBooked: (booked: Booked) => void;
}

/** The four steps of a booking. */
export function BookingWizard({ onBooked }: Props) {
  const t = useTranslate(bookingLocales);
  const { service, further, step, startOver } = useDraft();
  const services = visitServices(service, further);
  const availability = useAvailability({ services }, step - 1);
  const booking = useBookingForm((booked) => {
    const key = booked.receipt.status === 'requested' ? 'notificationRequest' : 'notification';
    notify.success(t(`done.${key}`), { duration: SUCCESS_MS, closable: true });
    startOver();
    onBooked(booked);
  });
  return (
    <div className={styles.wizard}>
      <StepIndicator
        label={t('steps.label')}
        steps={[t('steps.service'), t('steps.date'), t('steps.time'), t('steps.details')]}
        current={step}
      />
      {step < 4 ? (
        <ChoiceStep>
          {step === 1 && <ServiceStep />}
          {step === 2 && <DateStep availability={availability} />}
          {step === 3 && <TimeStep availability={availability} />}
        </ChoiceStep>
      ) : (
        <DetailsStep booking={booking} availability={availability} />
      )}
    </div>
  );
}

/**
 * The details form and its submission. It lives above the steps, so that going back loses nothing.
 * @param onBooked called once the booking is stored
 */
function useBookingForm(onBooked: (booked: Booked) => void) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { service, further, waits, texts, date, slot, key, form: formControl } = useDraft();
  const choice = `${service} ${further} ${date} ${slot}`;
  const [sentChoice, setSentChoice] = useState('');
  const honeypot = useRef<HTMLInputElement>(null);

  const send = async (details: BookingDetails) => {
    setSentChoice(choice);
    const website = honeypot.current?.value ?? '';
    const receipt = await bookAppointment({
      ...details,
      ...{ service, further: [...further], waits, date, slot, language, key, website },
    });
    // The appointment is booked all the same, and told by e-mail.
    if (texts) await consentToTexts(receipt.cancel_token).catch(() => undefined);
    onBooked({ receipt, isEarlier: receipt.is_earlier === true });
  };

  const { failure, ...form } = useSchemaForm({
    schema: bookingDetailsSchema,
    formControl,
    labels: {
      name: t('details.name'),
      email: t('details.email'),
      phone: t('details.phone'),
      vehicle: t('details.vehicle'),
      notes: t('details.notes'),
    },
    send,
  });

  return {
    ...form,
    honeypot,
    // A failure is about the choice that was sent, not about one made since.
    failure: sentChoice === choice ? failure : undefined,
  };
}
