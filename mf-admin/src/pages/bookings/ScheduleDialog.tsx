import { today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { type Booking, scheduleSchema } from '@shop/shared-data/staff';
import { formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import {
  ErrorSummary,
  FormStatus,
  SelectField,
  Stack,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useCallback, useId } from 'react';
import { FormDialog } from '../../editing/FormDialog';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import { bookingsLocales } from './locales/bookingsLocales';
import { placeProblem } from './placeProblem';
import { ScheduleDayField } from './ScheduleDayField';
import { slotsOn, useSchedule, useServiceName } from './schedule';
import type { BookingActions } from './useBookingActions';
import { useOfferedSlot } from './useOfferedSlot';

interface Props {
  booking: Booking;
  actions: BookingActions;
}

/** Gives a request its time, or an appointment another one. */
export function ScheduleDialog({ booking, actions }: Props) {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  const { busy, error, change, closeDialog } = actions;
  const now = today(SHOP_ZONE).toString();
  const { data: schedule } = useSchedule();
  const serviceName = useServiceName();
  const { field, summary, submit, form } = useSchemaForm({
    schema: scheduleSchema(now),
    labels: {
      service: t('schedule.service'),
      requested_date: t('schedule.date'),
      requested_slot: t('schedule.slot'),
    },
    defaultValues: {
      service: booking.service ?? '',
      requested_date: booking.requested_date ?? '',
      requested_slot: booking.requested_slot ?? '',
    },
    sentences: { past: t('schedule.past') },
    send: (fields) => change(booking, { status: 'confirmed', ...fields }),
  });
  useUnsavedChanges(form.subscribe);
  const refused = placeProblem(error);
  const day = form.watch('requested_date');
  const services = new Set(
    schedule?.services.filter(({ is_active }) => is_active).map(({ id }) => id),
  );
  if (booking.service) services.add(booking.service);
  const slots = new Set(schedule && day ? slotsOn(day, schedule) : []);
  if (booking.requested_slot) slots.add(booking.requested_slot);
  const chosen = form.watch('requested_slot');
  useOfferedSlot(
    !schedule || !chosen || slots.has(chosen),
    useCallback(() => form.setValue('requested_slot', '', { shouldDirty: true }), [form]),
  );

  return (
    <FormDialog
      title={t(booking.status === 'requested' ? 'schedule.title' : 'schedule.rescheduleTitle', {
        name: booking.name,
      })}
      formId={formId}
      submitLabel={t('schedule.submit')}
      busy={busy}
      onClose={closeDialog}
    >
      <form id={formId} noValidate method="post" onSubmit={submit}>
        <Stack>
          <p>{t('schedule.text')}</p>
          {error && (
            <FormStatus tone="error" title={t('updateFailed')}>
              {refused ? t(`place.${refused.problem}`) : explainFailure(error)}
            </FormStatus>
          )}
          <ErrorSummary {...summary} />
          <SelectField
            {...field('service')}
            required
            placeholder={t('schedule.choose')}
            options={[...services].map((value) => ({ value, label: serviceName(value) }))}
          />
          <ScheduleDayField {...field('requested_date')} day={day} today={now} />
          <SelectField
            {...field('requested_slot')}
            required
            placeholder={t('schedule.choose')}
            options={[...slots]
              .sort()
              .map((value) => ({ value, label: formatTime(value, language) }))}
          />
        </Stack>
      </form>
    </FormDialog>
  );
}
