import { type Weekday, type WeekdayInput, weekdaySchema } from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import {
  Button,
  ErrorSummary,
  FormStatus,
  formatWeekday,
  IconButton,
  Stack,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../editing/CheckboxGroup';
import { Fieldset } from '../../../editing/Fieldset';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { addSpan, startsOutside } from './hoursRules';
import styles from './WeekdayForm.module.css';

interface Props {
  id: string;
  day: Weekday;
  onSubmit: (input: WeekdayInput) => Promise<void>;
  onInvalid: () => void;
}

export function WeekdayForm({ id, day, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminHours');
  const { language } = useLanguage();
  const { summary, submit, form } = useSchemaForm<WeekdayInput>({
    schema: weekdaySchema,
    labels: { spans: t('form.spans'), starts: t('form.starts') },
    sentences: {
      time: t('form.problems.time'),
      order: t('form.problems.order'),
      overlap: t('form.problems.overlap'),
      twice: t('form.problems.twice'),
    },
    defaultValues: { spans: day.spans, starts: day.starts.map((time) => ({ time })), also: [] },
    send: onSubmit,
    onInvalid,
  });
  const { control, register, watch, setValue, subscribe } = form;
  useUnsavedChanges(subscribe);
  const spans = useFieldArray({ control, name: 'spans' });
  const starts = useFieldArray({ control, name: 'starts' });
  const values = watch();
  const outside = startsOutside(values);

  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack gap="lg">
        <ErrorSummary {...summary} />
        <Fieldset id="spans" legend={t('form.spans')}>
          {spans.fields.length === 0 && <p>{t('form.closed')}</p>}
          {spans.fields.map((span, index) => (
            <div key={span.id} className={styles.span}>
              <TextField
                {...register(`spans.${index}.opens`)}
                type="time"
                label={t('form.opens')}
              />
              <TextField
                {...register(`spans.${index}.closes`)}
                type="time"
                label={t('form.closes')}
              />
              <IconButton
                label={t('form.removeSpan', { number: index + 1 })}
                icon={<Trash2 />}
                onClick={() => spans.remove(index)}
              />
            </div>
          ))}
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus />}
            onClick={() => spans.replace(addSpan(values.spans))}
          >
            {t(spans.fields.length > 0 ? 'form.addBreak' : 'form.open')}
          </Button>
        </Fieldset>
        <Fieldset id="starts" legend={t('form.starts')}>
          <p className={styles.hint}>{t('form.startsHint')}</p>
          <div className={styles.starts}>
            {starts.fields.map((start, index) => (
              <div key={start.id} className={styles.start}>
                <TextField
                  {...register(`starts.${index}.time`)}
                  type="time"
                  label={t('form.start', { number: index + 1 })}
                  labelHidden
                />
                <IconButton
                  label={t('form.removeStart', { number: index + 1 })}
                  icon={<Trash2 />}
                  onClick={() => starts.remove(index)}
                />
              </div>
            ))}
          </div>
          {outside.length > 0 && (
            <FormStatus tone="info">
              {t('form.outside', {
                times: outside.map((time) => formatTime(time, language)).join(', '),
              })}
            </FormStatus>
          )}
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus />}
            onClick={() => starts.append({ time: '' })}
          >
            {t('form.addStart')}
          </Button>
        </Fieldset>
        <CheckboxGroup
          legend={t('form.also')}
          options={[1, 2, 3, 4, 5, 6, 7]
            .filter((other) => other !== day.id)
            .map((other) => ({
              value: String(other),
              label: formatWeekday(other, language),
            }))}
          values={values.also}
          onChange={(also) => setValue('also', also, { shouldDirty: true })}
        />
      </Stack>
    </form>
  );
}
