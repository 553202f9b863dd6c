import { type Closure, type ClosureInput, closureSchema } from '@shop/shared-data/staff';
import { CheckboxField, ErrorSummary, Stack, TextField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import styles from './ClosureForm.module.css';

interface Props {
  id: string;
  /** The closure to edit; none for a new one. */
  closure: Closure | undefined;
  /** The day of a new closure. */
  day: string;
  onSubmit: (input: ClosureInput) => Promise<void>;
  onInvalid: () => void;
}

const initial = (closure: Closure | undefined, day: string): ClosureInput => ({
  first_day: closure?.first_day ?? day,
  last_day: closure?.last_day ?? day,
  is_partial: typeof closure?.closes === 'string',
  closes: closure?.closes ?? '12:00',
  reopens: closure?.reopens ?? '13:00',
  reason: closure?.reason ?? '',
  reason_es: closure?.reason_es ?? '',
});

export function ClosureForm({ id, closure, day, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminClosures');
  const { field, summary, submit, form } = useSchemaForm<ClosureInput>({
    schema: closureSchema,
    labels: {
      first_day: t('form.firstDay'),
      last_day: t('form.lastDay'),
      is_partial: t('form.isPartial'),
      closes: t('form.closes'),
      reopens: t('form.reopens'),
      reason: t('form.reason'),
      reason_es: t('form.reasonEs'),
    },
    sentences: {
      lastDay: t('form.problems.lastDay'),
      time: t('form.problems.time'),
      reopens: t('form.problems.reopens'),
    },
    defaultValues: initial(closure, day),
    send: onSubmit,
    onInvalid,
  });
  const { watch, getValues, setValue, subscribe } = form;
  useUnsavedChanges(subscribe);

  // Most closures are one day.
  const moveLastDay = () => {
    const { first_day, last_day } = getValues();
    if (last_day < first_day) setValue('last_day', first_day, { shouldDirty: true });
  };
  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <div className={styles.pair}>
          <TextField
            {...field('first_day', { onBlur: moveLastDay })}
            type="date"
            required
            max="2099-12-31"
          />
          <TextField {...field('last_day')} type="date" required max="2099-12-31" />
        </div>
        <CheckboxField {...field('is_partial')} />
        {watch('is_partial') && (
          <div className={styles.pair}>
            <TextField {...field('closes')} type="time" required />
            <TextField {...field('reopens')} type="time" required />
          </div>
        )}
        <TextField {...field('reason')} optional hint={t('form.reasonHint')} />
        <TextField {...field('reason_es')} optional lang="es" />
      </Stack>
    </form>
  );
}
