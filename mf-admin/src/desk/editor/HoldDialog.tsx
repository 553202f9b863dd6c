import { addHold, type HoldInput, holdSchema } from '@shop/shared-data/staff';
import {
  ErrorSummary,
  FormStatus,
  SelectField,
  Stack,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { FormDialog } from '../../kit/forms/FormDialog';
import { useAction, useFailureTitle } from '../../kit/forms/useAction';
import { useBayName } from '../../shop/bookings/bayName';
import { useSchedule } from '../../shop/bookings/schedule';
import { minutesOf, timeOf } from '../../shop/times/minutes';
import { FIRST_DAY, LAST_DAY } from '../../shop/times/parseDay';
import styles from './BookingFields.module.css';
import type { Entry } from './entry';

interface Props {
  entry: Entry;
  /** Switches between a booking and a hold. */
  kind: ReactNode;
  onClose: () => void;
  onSaved: () => void;
}

/** 11:59 PM, in minutes since midnight. */
const LAST_MINUTE = 1439;

export function HoldDialog({ entry, kind, onClose, onSaved }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  // An hour later, or when the bay is not free any more.
  const endOf = (from: string) => {
    const start = minutesOf(from);
    const freeUntil = entry.to !== undefined && start < entry.to ? entry.to : LAST_MINUTE;
    return timeOf(Math.min(start + 60, freeUntil, LAST_MINUTE));
  };
  const { data: schedule } = useSchedule();
  const bayName = useBayName();
  const failureTitle = useFailureTitle();
  const [id] = useState(() => crypto.randomUUID());
  const { run, error, busy, forget } = useAction({
    id: 'holds/new/save',
    send: (input: HoldInput) => addHold(input, { id }),
    success: t('enter.held'),
    failure: t('enter.holdFailed'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { field, form, summary, submit } = useSchemaForm({
    schema: holdSchema,
    labels: {
      bay: t('edit.bay'),
      day: t('schedule.date'),
      from: t('enter.from'),
      to: t('enter.to'),
      reason: t('enter.why'),
    },
    defaultValues: {
      bay: String(entry.bay ?? schedule?.bays.find(({ is_active }) => is_active)?.id ?? ''),
      day: entry.day,
      from: entry.slot ?? '',
      to: entry.slot ? endOf(entry.slot) : '',
      reason: '',
    },
    sentences: { order: t('enter.order'), time: common('validation.required') },
    send: run,
    onInvalid: forget,
  });
  useUnsavedChanges(form.subscribe);
  const from = form.watch('from');
  const isEndChosen = form.getFieldState('to', form.formState).isDirty;
  // Until the end is chosen it follows the beginning.
  const followFrom = useEffectEvent((start: string) => {
    if (start && !isEndChosen) form.setValue('to', endOf(start));
  });
  useEffect(() => followFrom(from), [from]);
  // A booking or another hold has the bay.
  const isTaken = error && 'kind' in error && ['conflict', 'full'].includes(String(error.kind));
  return (
    <FormDialog
      title={t('enter.holdTitle')}
      formId={formId}
      submitLabel={t('enter.holdSubmit')}
      busy={busy}
      onClose={onClose}
    >
      <Stack>
        {kind}
        <form id={formId} noValidate method="post" onSubmit={submit}>
          <Stack>
            {error && (
              <FormStatus tone="error" title={failureTitle(error, t('enter.holdFailed'))}>
                {isTaken ? t('place.bay_taken') : explainFailure(error)}
              </FormStatus>
            )}
            <ErrorSummary {...summary} />
            <div className={styles.fields}>
              <SelectField
                {...field('bay')}
                required
                options={(schedule?.bays ?? []).map(({ id }) => ({
                  value: String(id),
                  label: bayName(id),
                }))}
              />
              <TextField {...field('day')} type="date" required min={FIRST_DAY} max={LAST_DAY} />
              <TextField {...field('from')} type="time" required />
              <TextField {...field('to')} type="time" required />
              <div className={styles.wide}>
                <TextField {...field('reason')} />
              </div>
            </div>
          </Stack>
        </form>
      </Stack>
    </FormDialog>
  );
}
