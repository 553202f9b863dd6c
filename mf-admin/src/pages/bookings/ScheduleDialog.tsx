import { today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { DataError, type ServiceId, type SlotTime, serviceIds, slotTimes } from '@shop/shared-data';
import { type Booking, scheduleSchema } from '@shop/shared-data/staff';
import { commonLocales, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import {
  Button,
  Dialog,
  ErrorSummary,
  FormStatus,
  SelectField,
  Stack,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { useId } from 'react';
import { useUnsavedChanges } from '../../editing/useUnsavedChanges';
import { bookingsLocales } from './locales/bookingsLocales';
import { ScheduleDayField } from './ScheduleDayField';
import type { BookingActions } from './useBookingActions';

interface Props {
  booking: Booking;
  actions: BookingActions;
}

/** Gives a request its time, or an appointment another one. */
export function ScheduleDialog({ booking, actions }: Props) {
  const t = useTranslate(bookingsLocales);
  const common = useTranslate(commonLocales);
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  const { busy, error, change, closeDialog } = actions;
  const now = today(SHOP_ZONE).toString();
  const { field, summary, submit, form } = useSchemaForm({
    schema: scheduleSchema(now),
    labels: {
      service: t('schedule.service'),
      requested_date: t('schedule.date'),
      requested_slot: t('schedule.slot'),
    },
    defaultValues: {
      service: booking.service ?? ('' as ServiceId),
      requested_date: booking.requested_date ?? '',
      requested_slot: booking.requested_slot ?? ('' as SlotTime),
    },
    sentences: { past: t('schedule.past') },
    send: (fields) => change(booking, { status: 'confirmed', ...fields }),
  });
  const guard = useUnsavedChanges(form.subscribe);
  const close = () => guard(closeDialog);
  const isFull = error instanceof DataError && error.kind === 'full';

  return (
    <Dialog
      open
      onClose={close}
      title={t(booking.status === 'requested' ? 'schedule.title' : 'schedule.rescheduleTitle', {
        name: booking.name,
      })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('schedule.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit}>
        <Stack>
          <p>{t('schedule.text')}</p>
          {error && (
            <FormStatus tone="error" title={t('updateFailed')}>
              {isFull ? t('schedule.full') : explainFailure(error)}
            </FormStatus>
          )}
          <ErrorSummary {...summary} />
          <SelectField
            {...field('service')}
            required
            placeholder={t('schedule.choose')}
            options={serviceIds.map((value) => ({ value, label: t(`services.${value}`) }))}
          />
          <ScheduleDayField
            {...field('requested_date')}
            day={form.watch('requested_date')}
            today={now}
          />
          <SelectField
            {...field('requested_slot')}
            required
            placeholder={t('schedule.choose')}
            options={slotTimes.map((value) => ({ value, label: formatTime(value, language) }))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
