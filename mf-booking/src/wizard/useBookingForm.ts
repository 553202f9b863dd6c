import {
  type BookingDetails,
  type BookingReceipt,
  bookAppointment,
  bookingDetailsSchema,
} from '@shop/shared-data';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { useSchemaForm } from '@shop/shared-ui';
import { useRef, useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { useDraft } from './draft';

export interface Booked {
  receipt: BookingReceipt;
  /**
   * The database had stored an earlier attempt whose response was lost, and the visitor has changed
   * the form since: the receipt describes that earlier attempt.
   */
  isEarlier: boolean;
}

/**
 * The details form and its submission. It lives above the steps, so that going back loses nothing.
 * @param onBooked called once the booking is stored
 */
export function useBookingForm(onBooked: (booked: Booked) => void) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { service, date, slot, key, form: formControl } = useDraft();
  const choice = `${service} ${date} ${slot}`;
  const [sentChoice, setSentChoice] = useState('');
  const honeypot = useRef<HTMLInputElement>(null);

  const send = async (details: BookingDetails) => {
    setSentChoice(choice);
    const website = honeypot.current?.value ?? '';
    const receipt = await bookAppointment({
      ...details,
      ...{ service, date, slot, language, key, website },
    });
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

export type BookingForm = ReturnType<typeof useBookingForm>;
