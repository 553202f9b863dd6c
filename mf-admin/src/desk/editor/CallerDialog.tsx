import { isWholePhone, shopTime } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import {
  type Booking,
  type BookingForm,
  bookForCaller,
  consentForCaller,
  messageOfEntry,
  NOW,
  readBooking,
  shopNow,
} from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import {
  CheckboxField,
  Disclosure,
  ErrorSummary,
  FormStatus,
  notify,
  Stack,
  TextField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSendsTexts } from '../../kit/delivery/useSendsTexts';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { FormDialog } from '../../kit/forms/FormDialog';
import { useAction, useFailureTitle } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';
import { timeOf } from '../../shop/times/minutes';
import { useNow } from '../../shop/times/useNow';
import noteStyles from '../changes/MessageNote.module.css';
import { placeProblem } from '../changes/placeProblem';
import { useBookAnyway } from '../changes/useBookAnyway';
import { useMessageText } from '../changes/useMessageText';
import { CallerTires } from '../tires/CallerTires';
import { tireProblem } from '../tires/tireProblem';
import { type TireChoice, useTireChoice } from '../tires/useTireChoice';
import styles from './BookingFields.module.css';
import { CallerFields } from './CallerFields';
import { BayField, DetailFields } from './DetailFields';
import type { Entry } from './entry';
import { SavedEarlier } from './SavedEarlier';
import { columnsOf, useStaffBookingForm } from './useStaffBookingForm';

/** Records the caller's consent to text messages; the booking counts without it. */
const withConsent = (booking: Booking) =>
  consentForCaller(booking.id).then(
    async () => {
      const [saved = booking] = await readBooking(booking.id).catch(() => []);
      return { booking: saved, isRecorded: true };
    },
    () => ({ booking, isRecorded: false }),
  );

interface Props {
  entry: Entry;
  /** Switches between a booking and a hold. */
  kind: ReactNode;
  onClose: () => void;
  onSaved: () => void;
  /** Called with the booking that was entered. */
  onBooked: (booking: Booking) => void;
  onOpen: (booking: Booking) => void;
}

/** What only some calls need. It is opened while one of these fields has an error. */
const MORE: readonly string[] = ['bay', 'plate', 'waits', 'email', 'language', 'minutes', 'notes'];

const savedEarlier = (error: Error | null) =>
  error instanceof DataError && error.code === 'booked_earlier' ? error.detail : undefined;

/** The chosen tires, at the price that is shown. @throws {DataError} when there is no choice or no price */
function pricedTires({ search, chosen, count, offer }: TireChoice) {
  if (search.trim() === '') return [];
  if (!chosen) throw new DataError('invalid', { code: 'tires_unchosen' });
  if (!offer.data) throw offer.error ?? new DataError('conflict', { code: 'tires_sold' });
  return [{ product: chosen.id, count, installed: offer.data.installed }];
}

/** A booking for a caller or a walk-in, of whom name and phone number are enough. */
export function CallerDialog({ entry, kind, onClose, onSaved, onBooked, onOpen }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  const [key] = useState(() => crypto.randomUUID());
  const { today, minutes } = useNow();
  const earliest = `${today}T${timeOf(minutes)}`;
  const sendsTexts = useSendsTexts();
  const [texts, setTexts] = useState(false);
  const [hasTires, setHasTires] = useState(false);
  const choice = useTireChoice(hasTires);
  const { bookAnyway, question } = useBookAnyway();
  const failureTitle = useFailureTitle();
  const { run, error, busy, forget } = useAction({
    id: 'bookings/new/save',
    send: async (fields: BookingForm) => {
      const { requested_date: day, requested_slot, ...columns } = columnsOf(fields);
      const tires = hasTires ? pricedTires(choice) : [];
      const isWalkIn = requested_slot === NOW;
      const slot = isWalkIn ? shopTime(new Date(shopNow())) : requested_slot;
      const booking = await bookAnyway((booked_anyway) =>
        bookForCaller({ ...columns, key, day, slot, isWalkIn, tires, booked_anyway }),
      );
      return texts ? withConsent(booking) : { booking, isRecorded: true };
    },
    success: ({ booking, isRecorded }) =>
      isRecorded ? t('enter.booked', { reference: booking.reference }) : undefined,
    failure: t('enter.failed'),
    // After a failure too: stock or price have changed.
    refresh: [queryKeys.products],
    onDone: ({ booking, isRecorded }) => {
      if (!isRecorded) notify.error(t('enter.noTexts', { reference: booking.reference }));
      onSaved();
      onClose();
      onBooked(booking);
    },
  });
  const bookingForm = useStaffBookingForm({
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
    send: run,
    error,
    onInvalid: forget,
  });
  const { form, field, summary, submit } = bookingForm;
  const guard = useUnsavedChanges(form.subscribe);
  const [opensMore, setOpensMore] = useState(false);
  const isMoreOpen = opensMore || summary.errors.some((each) => MORE.includes(each.field));
  const earlier = savedEarlier(error);
  // The caller is asked for the number first.
  useEffect(() => form.setFocus('phone'), [form]);
  return (
    <FormDialog
      title={t('enter.title')}
      formId={formId}
      submitLabel={t('enter.submit')}
      busy={busy || choice.offer.isLoading}
      note={<EntryNote form={form} texts={texts} />}
      onClose={onClose}
    >
      <Stack>
        {kind}
        <form id={formId} noValidate method="post" onSubmit={submit}>
          <Stack>
            {earlier && (
              <SavedEarlier
                id={earlier}
                onOpen={(booking) =>
                  guard(() => {
                    onSaved();
                    onClose();
                    onOpen(booking);
                  })
                }
              />
            )}
            {error && !earlier && !placeProblem(error) && !tireProblem(error) && (
              <FormStatus tone="error" title={failureTitle(error, t('enter.failed'))}>
                {explainFailure(error)}
              </FormStatus>
            )}
            <ErrorSummary {...summary} />
            <CallerFields form={bookingForm} slot={entry.slot} />
            <Disclosure title={t('enter.more')} open={isMoreOpen} onToggle={setOpensMore}>
              <div className={styles.fields}>
                <TextField {...field('plate')} autoComplete="off" />
                <BayField form={bookingForm} />
                <DetailFields form={bookingForm} />
              </div>
            </Disclosure>
          </Stack>
        </form>
        {(isMoreOpen || hasTires) && (
          <CallerTires
            choice={choice}
            isOpen={hasTires}
            onToggle={() => setHasTires(!hasTires)}
            vehicle={form.watch('vehicle')}
            error={error}
            onChange={forget}
          />
        )}
        {sendsTexts && (isMoreOpen || texts) && (
          <CheckboxField
            label={t('enter.texts')}
            hint={t('enter.textsHint')}
            checked={texts}
            onChange={({ target }) => setTexts(target.checked)}
          />
        )}
      </Stack>
      {question}
    </FormDialog>
  );
}

interface EntryNoteProps {
  form: UseFormReturn<BookingForm>;
  /** Whether the caller agrees to text messages. */
  texts: boolean;
}

/** What booking sends to the customer, as far as the form is filled in. */
function EntryNote({ form: { control }, texts }: EntryNoteProps) {
  const { t } = useTranslation('adminNotices');
  const [slot, name, email, phone] = useWatch({
    control,
    name: ['requested_slot', 'name', 'email', 'phone'],
  });
  const messageText = useMessageText({
    ...{ name, email, phone, forgotten_at: null },
    sms_consent: texts && isWholePhone(phone) ? NOW : null,
  });
  return (
    <p className={noteStyles.note}>
      {slot === NOW ? t('walkIn') : messageText(messageOfEntry({ is_walk_in: false }))}
    </p>
  );
}
