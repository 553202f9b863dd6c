import type { Weekday, WeekdayInput } from '@shop/shared-data/staff';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus, formatWeekday, IconButton, Stack, TextField } from '@shop/shared-ui';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../kit/editing/CheckboxGroup';
import { Fieldset } from '../../../kit/editing/Fieldset';
import { addSpan, startsOutside } from './hoursRules';
import styles from './WeekdayFields.module.css';

interface Props {
  form: UseFormReturn<WeekdayInput, unknown, WeekdayInput>;
  errors: readonly { field: string; message: string }[];
  day: Weekday;
}

export function WeekdayFields({ form, errors, day }: Props) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'hours' });
  const { language } = useLanguage();
  const { control, register, watch, setFocus, setValue } = form;
  const spans = useFieldArray({ control, name: 'spans' });
  const starts = useFieldArray({ control, name: 'starts' });
  const values = watch();
  const outside = startsOutside(values);
  // The focus tells what has come, and stays near what has gone.
  const isAddingSpan = useRef(false);
  const addSpanButton = useRef<HTMLButtonElement>(null);
  const addStartButton = useRef<HTMLButtonElement>(null);
  const lastSpan = spans.fields.at(-1)?.id;
  useEffect(() => {
    if (!lastSpan || !isAddingSpan.current) return;
    isAddingSpan.current = false;
    setFocus(`spans.${spans.fields.length - 1}.opens`);
  }, [lastSpan, spans.fields.length, setFocus]);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;

  return (
    <Stack gap="lg">
      <Fieldset id="spans" legend={t('fields.spans')} error={errorOf('spans')}>
        {spans.fields.length === 0 && <p>{t('week.closed')}</p>}
        {spans.fields.map((span, index) => (
          <div key={span.id} className={styles.span}>
            <TextField {...register(`spans.${index}.opens`)} type="time" label={t('week.opens')} />
            <TextField
              {...register(`spans.${index}.closes`)}
              type="time"
              label={t('week.closes')}
            />
            <IconButton
              label={t('week.removeSpan', { number: index + 1 })}
              icon={<Trash2 />}
              onClick={() => {
                spans.remove(index);
                addSpanButton.current?.focus();
              }}
            />
          </div>
        ))}
        <Button
          ref={addSpanButton}
          size="sm"
          variant="secondary"
          icon={<Plus />}
          onClick={() => {
            isAddingSpan.current = true;
            spans.replace(addSpan(values.spans));
          }}
        >
          {t(spans.fields.length > 0 ? 'week.addBreak' : 'week.open')}
        </Button>
      </Fieldset>
      <Fieldset id="starts" legend={t('fields.starts')} error={errorOf('starts')}>
        <p className={styles.hint}>{t('week.startsHint')}</p>
        <div className={styles.starts}>
          {starts.fields.map((start, index) => (
            <div key={start.id} className={styles.start}>
              <TextField
                {...register(`starts.${index}.time`)}
                type="time"
                label={t('week.start', { number: index + 1 })}
                labelHidden
              />
              <IconButton
                label={t('week.removeStart', { number: index + 1 })}
                icon={<Trash2 />}
                onClick={() => {
                  starts.remove(index);
                  addStartButton.current?.focus();
                }}
              />
            </div>
          ))}
        </div>
        {outside.length > 0 && (
          <FormStatus tone="info">
            {t('week.outside', {
              times: outside.map((time) => formatTime(time, language)).join(', '),
            })}
          </FormStatus>
        )}
        <Button
          ref={addStartButton}
          size="sm"
          variant="secondary"
          icon={<Plus />}
          onClick={() => starts.append({ time: '' })}
        >
          {t('week.addStart')}
        </Button>
      </Fieldset>
      <CheckboxGroup
        legend={t('week.also')}
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
  );
}
