import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type BookingDetails,
  type BookingReceipt,
  bookAppointment,
  bookingDetailsSchema,
  DataError,
} from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../draft/DraftProvider';
import { refusedField } from './refusedField';

export interface Booked {
  receipt: BookingReceipt;
  /**
   * An earlier attempt had arrived although its answer got lost, and the visitor changed something
   * since: what is stored is that attempt.
   */
  isEarlier: boolean;
}

/**
 * The details form and its sending. It lives above the steps, so that going back loses nothing.
 * @param onBooked called once the booking is stored
 */
export function useBookingForm(onBooked: (booked: Booked) => void) {
  const { language } = useLanguage();
  const { service, date, slot, key, form: formControl } = useDraft();
  const choice = `${service} ${date} ${slot}`;
  const [failure, setFailure] = useState<{ error: DataError; choice: string }>();
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<BookingDetails>({
    formControl,
    resolver: standardSchemaResolver(bookingDetailsSchema),
    shouldFocusError: false,
  });

  const book = async (details: BookingDetails) => {
    const website = trap.current?.value ?? '';
    const receipt = await bookAppointment({
      ...details,
      ...{ service, date, slot, language, key, website },
    });
    onBooked({ receipt, isEarlier: receipt.is_earlier === true });
  };

  const explain = (error: unknown) => {
    if (!(error instanceof DataError)) throw error;
    const refused = refusedField(error);
    if (refused) form.setError(refused.field, { message: refused.problem });
    else setFailure({ error, choice });
  };

  const send = form.handleSubmit(
    (details) => {
      setFailure(undefined);
      return book(details).catch(explain);
    },
    () => setFailure(undefined),
  );

  return {
    form,
    trap,
    send,
    // Another choice makes the failure a thing of the past.
    failure: failure?.choice === choice ? failure.error : undefined,
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>;
