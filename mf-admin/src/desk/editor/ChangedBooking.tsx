import { isSamePhone } from '@shop/shared-contract';
import {
  type Booking,
  type BookingChanges,
  type BookingForm,
  editBooking,
  isPlaced,
  messageAbout,
  shopInstant,
  shopNow,
} from '@shop/shared-data/staff';
import { FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '../../kit/forms/SaveFailure';
import { BookedAnyway } from '../changes/BookedAnyway';
import { MessageNote } from '../changes/MessageNote';
import { placeProblem } from '../changes/placeProblem';
import { useBookAnyway } from '../changes/useBookAnyway';
import type { BookingActions } from '../changes/useBookingActions';
import { ContactLinks } from '../contact/ContactLinks';
import { BookingTires } from '../tires/BookingTires';
import { BookingEditor } from './BookingEditor';
import { ChangedFields } from './BookingFields';
import { StateButtons } from './StateButtons';
import { columnsOf, fieldsOf, useEditorForm } from './useEditorForm';

/** The columns of a form; a request may be without service, day and time. */
function bookedColumns(fields: BookingForm) {
  const { service, further_services, requested_date, requested_slot, ...columns } =
    columnsOf(fields);
  return {
    ...columns,
    service: service || null,
    // There are no further services without a first one.
    further_services: service ? further_services : [],
    requested_date: requested_date || null,
    requested_slot: requested_slot || null,
  };
}

/**
 * What of a form differs from what it showed at first: an unchanged time does not have to fit again. For another time the
 * database may choose another bay, unless staff have chosen one, and nothing is confirmed yet.
 */
function changesOf(fields: BookingForm, shown: BookingForm): BookingChanges {
  const before = new Map<string, unknown>(Object.entries(bookedColumns(shown)));
  const changes: BookingChanges = Object.fromEntries(
    Object.entries(bookedColumns(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
  return isPlaced(changes) ? { bay: null, booked_anyway: [], ...changes } : changes;
}

interface Props {
  booking: Booking;
  actions: BookingActions;
  /** Whether it is opened to give the booking a time. */
  schedules: boolean;
  /** Whether it is opened to add tires. */
  addsTires: boolean;
}

/** A booking that changes. A request becomes an appointment when it is confirmed, and can be saved without. */
export function ChangedBooking({ booking: row, actions, schedules, addsTires }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const { closeDialog, refresh, offerUndo } = actions;
  const isScheduling = schedules || row.status === 'requested';
  const { bookAnyway, question } = useBookAnyway();
  const bookingForm = useEditorForm({
    booking: row,
    isScheduling,
    valuesOf: (booking) => fieldsOf(booking ?? row, isScheduling),
    save: async (read, input, { before, first }) => {
      const changesSince = (booking: Booking, shown: BookingForm) => ({
        ...changesOf(input, shown),
        ...(input.confirms && booking.status !== 'confirmed' && { status: 'confirmed' as const }),
      });
      const booking = read ?? row;
      const changes = changesSince(booking, before);
      const changed = await bookAnyway((confirmed) =>
        editBooking(booking, { ...changes, ...(confirmed && { booked_anyway: confirmed }) }),
      );
      const firstRow = first.row ?? row;
      const undone = changesSince(firstRow, first.values);
      if (Object.keys(undone).length > 0) offerUndo(firstRow, changed, undone);
      return changed;
    },
    success: t('updated'),
    failure: t('updateFailed'),
    onSaved: () => {
      void refresh();
      closeDialog();
    },
  });
  const { form, guard, read: booking = row } = bookingForm;
  const isConfirmed = booking.status === 'confirmed';
  const { explainFailure } = useErrorTranslator();
  const refused = placeProblem(actions.error);
  const { reference, name } = booking;
  const title = isConfirmed ? 'rescheduleTitle' : 'title';
  const submit = isConfirmed ? 'resubmit' : 'submit';
  return (
    <BookingEditor
      form={bookingForm}
      title={schedules ? t(`schedule.${title}`, { name }) : t('edit.title', { reference })}
      submitLabel={t(isScheduling ? `schedule.${submit}` : 'edit.submit')}
      onSubmitPress={() => form.setValue('confirms', isScheduling)}
      alternative={
        isScheduling && !isConfirmed
          ? { label: t('edit.submit'), onPress: () => form.setValue('confirms', false) }
          : undefined
      }
      busy={bookingForm.saving.busy}
      closeLabel={common('close')}
      note={<SaveNote form={form} booking={booking} confirms={isScheduling} />}
      failure={<SaveFailure form={bookingForm} failure={t('updateFailed')} />}
      above={
        <>
          {isScheduling && <p>{t('schedule.text')}</p>}
          <ContactLinks booking={booking} />
          <BookedAnyway booking={booking} sameCar="hidden" />
          {actions.error && (
            <FormStatus tone="error" title={actions.failure ?? ''}>
              {refused ? t(`place.${refused.problem}`) : explainFailure(actions.error)}
            </FormStatus>
          )}
          <StateButtons booking={booking} actions={actions} guard={guard} />
        </>
      }
      below={
        <>
          <BookingTires booking={booking} isAddingFirst={addsTires} />
          {question}
        </>
      }
      onClose={closeDialog}
    >
      <ChangedFields form={bookingForm} booking={booking} startsLater={isScheduling} />
    </BookingEditor>
  );
}

interface SaveNoteProps {
  form: UseFormReturn<BookingForm>;
  booking: Booking;
  confirms: boolean;
}

/** What saving the form sends to the customer, as far as it is filled in. */
function SaveNote({ form: { control }, booking, confirms }: SaveNoteProps) {
  const [day, slot, email, phone] = useWatch({
    control,
    name: ['requested_date', 'requested_slot', 'email', 'phone'],
  });
  const isMoved = day !== booking.requested_date || slot !== booking.requested_slot;
  const isComplete = day !== '' && slot !== '';
  const after = {
    status: confirms ? ('confirmed' as const) : booking.status,
    stage: booking.stage,
    starts_at: isMoved && isComplete ? shopInstant(day, slot) : booking.starts_at,
  };
  // Consent is to texts to one number.
  const sms_consent = isSamePhone(phone, booking.phone) ? booking.sms_consent : null;
  return (
    <MessageNote
      booking={{ ...booking, email, phone, sms_consent }}
      message={messageAbout(booking, after, shopNow())}
    />
  );
}
