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
import { type Language, useLanguage } from '@shop/shared-i18n';
import { CheckboxField, notify } from '@shop/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSendsSms } from '../../kit/delivery/useSendsSms';
import { SaveFailure } from '../../kit/forms/SaveFailure';
import { queryKeys } from '../../shop/rows/queryKeys';
import noteStyles from '../changes/MessageNote.module.css';
import { useBookAnyway } from '../changes/useBookAnyway';
import { useMessageNote } from '../changes/useMessageNote';
import { CallerTires } from '../tires/CallerTires';
import { tireProblem } from '../tires/tireProblem';
import { type TireChoice, useTireChoice } from '../tires/useTireChoice';
import { BookingEditor } from './BookingEditor';
import { EnteredFields } from './BookingFields';
import type { Entry } from './entry';
import { SavedEarlier } from './SavedEarlier';
import { columnsOf, fieldsOf, useEditorForm } from './useEditorForm';

const blankFields = ({ day, slot, bay }: Entry, language: Language): BookingForm => ({
  confirms: true,
  service: '',
  further_services: [],
  requested_date: day,
  requested_slot: slot ?? '',
  bay: String(bay ?? ''),
  minutes: '',
  name: '',
  phone: '',
  email: '',
  vehicle: '',
  plate: '',
  notes: '',
  waits: '',
  language,
});

/** What only some calls need. It is opened while one of these fields has an error. */
const MORE: readonly string[] = ['bay', 'plate', 'waits', 'email', 'language', 'minutes', 'notes'];

/** Records the caller's consent to text messages; the booking counts without it. */
const withConsent = (booking: Booking): Promise<Booking> =>
  consentForCaller(booking.id).then(
    async () => {
      const recorded = { ...booking, sms_consent: booking.created_at };
      const [saved = recorded] = await readBooking(booking.id).catch(() => []);
      return saved;
    },
    () => booking,
  );

/** The chosen tires, at the price that is shown. @throws {DataError} when there is no choice or no price */
function pricedTires({ search, chosen, count, offer }: TireChoice) {
  if (search.trim() === '') return [];
  if (!chosen) throw new DataError('invalid', { code: 'tires_unchosen' });
  if (!offer.data) throw offer.error ?? new DataError('conflict', { code: 'tires_sold' });
  return [{ product: chosen.id, count, installed: offer.data.installed }];
}

const savedEarlier = (error: Error | null) =>
  error instanceof DataError && error.code === 'booked_earlier' ? error.detail : undefined;

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

/** A booking for a caller or a walk-in, of whom name and phone number are enough. */
export function EnteredBooking({ entry, kind, onClose, onSaved, onBooked, onOpen }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const sendsSms = useSendsSms();
  const [agrees, setAgrees] = useState(false);
  const [hasTires, setHasTires] = useState(false);
  const choice = useTireChoice({ isWanted: hasTires });
  const { bookAnyway, question } = useBookAnyway();
  const lacksConsent = ({ sms_consent }: Booking) => agrees && sms_consent === null;
  const bookingForm = useEditorForm({
    isScheduling: true,
    valuesOf: (saved) => (saved ? fieldsOf(saved, true) : blankFields(entry, language)),
    save: async (_, fields, { id: key }) => {
      const { requested_date: day, requested_slot, ...columns } = columnsOf(fields);
      const tires = hasTires ? pricedTires(choice) : [];
      const isWalkIn = requested_slot === NOW;
      const slot = isWalkIn ? shopTime(new Date(shopNow())) : requested_slot;
      const booking = await bookAnyway((booked_anyway) =>
        bookForCaller({ ...columns, key, day, slot, isWalkIn, tires, booked_anyway }),
      );
      return agrees ? withConsent(booking) : booking;
    },
    success: (saved) =>
      lacksConsent(saved) ? undefined : t('enter.booked', { reference: saved.reference }),
    failure: t('enter.failed'),
    // After a failure too: stock or price have changed.
    refresh: [queryKeys.products],
    onSaved: (saved) => {
      if (lacksConsent(saved)) notify.error(t('enter.noTexts', { reference: saved.reference }));
      onSaved();
      onClose();
      onBooked(saved);
    },
  });
  const { form, summary, guard, saving } = bookingForm;
  const [opensMore, setOpensMore] = useState(false);
  const isMoreOpen = opensMore || summary.errors.some((each) => MORE.includes(each.field));
  const earlier = savedEarlier(saving.error);
  // The caller is asked for the number first.
  useEffect(() => form.setFocus('phone'), [form]);
  const openEarlier = (booking: Booking) =>
    guard(() => {
      onSaved();
      onClose();
      onOpen(booking);
    });
  return (
    <BookingEditor
      form={bookingForm}
      title={t('enter.title')}
      submitLabel={t('enter.submit')}
      busy={saving.busy || choice.offer.isLoading}
      note={<EntryNote form={form} agrees={agrees} />}
      failure={
        earlier ? (
          <SavedEarlier id={earlier} onOpen={openEarlier} />
        ) : (
          !tireProblem(saving.error) && (
            <SaveFailure form={bookingForm} failure={t('enter.failed')} />
          )
        )
      }
      above={kind}
      below={
        <>
          {(isMoreOpen || hasTires) && (
            <CallerTires
              choice={choice}
              isOpen={hasTires}
              onToggle={() => setHasTires(!hasTires)}
              vehicle={form.watch('vehicle')}
              error={saving.error}
              onChange={saving.forget}
            />
          )}
          {sendsSms && (isMoreOpen || agrees) && (
            <CheckboxField
              label={t('enter.texts')}
              hint={t('enter.textsHint')}
              checked={agrees}
              onChange={({ target }) => setAgrees(target.checked)}
            />
          )}
          {question}
        </>
      }
      onClose={onClose}
    >
      <EnteredFields
        form={bookingForm}
        slot={entry.slot}
        isMoreOpen={isMoreOpen}
        onMore={setOpensMore}
      />
    </BookingEditor>
  );
}

interface EntryNoteProps {
  form: UseFormReturn<BookingForm>;
  /** Whether the caller agrees to text messages. */
  agrees: boolean;
}

/** What booking sends to the customer, as far as the form is filled in. */
function EntryNote({ form: { control }, agrees }: EntryNoteProps) {
  const { t } = useTranslation('adminNotices');
  const [slot, name, email, phone] = useWatch({
    control,
    name: ['requested_slot', 'name', 'email', 'phone'],
  });
  const messageNote = useMessageNote({
    name,
    email,
    phone,
    forgotten_at: null,
    is_sample: false,
    sms_consent: agrees && isWholePhone(phone) ? NOW : null,
  });
  return (
    <p className={noteStyles.note}>
      {slot === NOW ? t('walkIn') : messageNote(messageOfEntry({ is_walk_in: false }))}
    </p>
  );
}
