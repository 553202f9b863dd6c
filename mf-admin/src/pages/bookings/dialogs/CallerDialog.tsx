import { now } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { type BookingForm, bookForCaller, consentForCaller, NOW } from '@shop/shared-data/staff';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import {
  CheckboxField,
  ErrorSummary,
  FormStatus,
  notify,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { FormDialog } from '../../../editing/FormDialog';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { timeOf } from '../board/minutes';
import { useNow } from '../board/useNow';
import { bookingsLocales } from '../locales/bookingsLocales';
import { placeProblem } from '../placeProblem';
import { BookingFields } from './BookingFields';
import type { Entry } from './EntryDialog';
import { columnsOf, useBookingForm } from './useBookingForm';
import { useSendsTexts } from './useSendsTexts';

interface Props {
  entry: Entry;
  /** Switches between a booking and a hold. */
  kind: ReactNode;
  onClose: () => void;
  onSaved: () => void;
}

/** A booking for a caller or a walk-in, of whom name and phone number are enough. */
export function CallerDialog({ entry, kind, onClose, onSaved }: Props) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const { today, minutes } = useNow();
  const earliest = `${today}T${timeOf(minutes)}`;
  const sendsTexts = useSendsTexts();
  const [texts, setTexts] = useState(false);
  const outcome = notify.outcome('bookings/new/save');
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: async (fields: BookingForm) => {
      const { requested_date: day, requested_slot, ...columns } = columnsOf(fields);
      const isWalkIn = requested_slot === NOW;
      const { hour, minute } = now(SHOP_ZONE);
      const slot = isWalkIn ? timeOf(hour * 60 + minute) : requested_slot;
      const booking = await bookForCaller({ ...columns, key, day, slot, isWalkIn });
      // The booking counts without it.
      const isRecorded =
        !texts ||
        (await consentForCaller(booking.id).then(
          () => true,
          () => false,
        ));
      return { ...booking, isRecorded };
    },
    onSuccess: ({ reference, isRecorded }) => {
      if (isRecorded) outcome.succeeded(t('enter.booked', { reference }));
      else outcome.failed(t('enter.noTexts', { reference }));
      onSaved();
      onClose();
    },
    onError: () => outcome.failed(t('enter.failed')),
  });
  const bookingForm = useBookingForm({
    byStaff: true,
    hasTime: true,
    earliest,
    defaultValues: {
      service: '',
      further_services: [],
      requested_date: entry.day,
      requested_slot: entry.slot ?? '',
      bay: entry.bay === undefined ? '' : String(entry.bay),
      name: '',
      phone: '',
      email: '',
      vehicle: '',
      plate: '',
      minutes: '',
      notes: '',
      waits: '',
      language,
      confirms: true,
    },
    // A rejection is in `error` and has its notification.
    send: (fields) =>
      mutateAsync(fields).then(
        () => undefined,
        () => undefined,
      ),
    error,
    onInvalid: reset,
  });
  const { form, summary, submit } = bookingForm;
  useUnsavedChanges(form.subscribe);
  return (
    <FormDialog
      title={t('enter.title')}
      formId={formId}
      submitLabel={t('enter.submit')}
      busy={isPending}
      onClose={onClose}
    >
      <Stack>
        {kind}
        <form id={formId} noValidate method="post" onSubmit={submit}>
          <Stack>
            {error && !placeProblem(error) && (
              <FormStatus tone="error" title={t('enter.failed')}>
                {explainFailure(error)}
              </FormStatus>
            )}
            <ErrorSummary {...summary} />
            <BookingFields form={bookingForm} slot={entry.slot} startsLater offersNow />
            {sendsTexts && (
              <CheckboxField
                label={t('enter.texts')}
                hint={t('enter.textsHint')}
                checked={texts}
                onChange={({ target }) => setTexts(target.checked)}
              />
            )}
          </Stack>
        </form>
      </Stack>
    </FormDialog>
  );
}
