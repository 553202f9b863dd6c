import { today } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { DataError, type ServiceId, type SlotTime, serviceIds, slotTimes } from '@shop/shared-data';
import type { Booking } from '@shop/shared-data/staff';
import { commonLocales, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Button, Dialog, FormStatus, SelectField, Stack } from '@shop/shared-ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblems } from '../../editing/FormProblems';
import { useFieldError } from '../../editing/useFieldError';
import { useUnsaved } from '../../editing/useUnsaved';
import { useErrorText } from '../../format/useErrorText';
import { bookingsLocales } from './locales/bookingsLocales';
import { ScheduleDayField } from './ScheduleDayField';
import type { BookingActions } from './useBookingActions';

interface Props {
  booking: Booking;
  actions: BookingActions;
}

interface Fields {
  service: ServiceId;
  requested_date: string;
  requested_slot: SlotTime;
}

/** Gives a request its time, or an appointment another one. */
export function ScheduleDialog({ booking, actions }: Props) {
  const t = useTranslate(bookingsLocales);
  const common = useTranslate(commonLocales);
  const { language } = useLanguage();
  const fieldError = useFieldError();
  const errorText = useErrorText();
  const formId = useId();
  const { busy, error, change, closeDialog } = actions;
  const { register, handleSubmit, subscribe, watch, formState } = useForm<Fields>({
    shouldFocusError: false,
    defaultValues: {
      service: booking.service ?? ('' as ServiceId),
      requested_date: booking.requested_date ?? '',
      requested_slot: booking.requested_slot ?? ('' as SlotTime),
    },
  });
  const { errors } = formState;
  const guard = useUnsaved(subscribe);
  const close = () => guard(closeDialog);
  const isFull = error instanceof DataError && error.kind === 'full';
  const now = today(SHOP_ZONE).toString();
  const wrong: typeof fieldError = (found) =>
    found?.message === 'past' ? t('schedule.past') : fieldError(found);
  const needed = { required: 'required' } as const;

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
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={handleSubmit((fields) => change(booking, { status: 'confirmed', ...fields }))}
      >
        <Stack>
          <p>{t('schedule.text')}</p>
          {error && (
            <FormStatus tone="error" title={t('updateFailed')}>
              {isFull ? t('schedule.full') : errorText(error)}
            </FormStatus>
          )}
          <FormProblems
            formState={formState}
            say={wrong}
            labels={{
              service: t('schedule.service'),
              requested_date: t('schedule.date'),
              requested_slot: t('schedule.slot'),
            }}
          />
          <SelectField
            label={t('schedule.service')}
            required
            placeholder={t('schedule.choose')}
            options={serviceIds.map((value) => ({ value, label: t(`services.${value}`) }))}
            error={wrong(errors.service)}
            {...register('service', needed)}
          />
          <ScheduleDayField
            day={watch('requested_date')}
            today={now}
            error={wrong(errors.requested_date)}
            {...register('requested_date', {
              ...needed,
              validate: (day) => day >= now || 'past',
            })}
          />
          <SelectField
            label={t('schedule.slot')}
            required
            placeholder={t('schedule.choose')}
            options={slotTimes.map((value) => ({ value, label: formatTime(value, language) }))}
            error={wrong(errors.requested_slot)}
            {...register('requested_slot', needed)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
