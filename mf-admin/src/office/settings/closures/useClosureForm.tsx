import {
  addClosure,
  type Closure,
  type ClosureInput,
  closureColumns,
  closureSchema,
  editClosure,
} from '@shop/shared-data/staff';
import { CheckboxField, TextField } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import type { ResourceFormDefinition } from '../../../kit/resources/ResourceDialog';
import { useAffectedBookings } from '../../../shop/affected/useAffectedBookings';
import { queryKeys } from '../../../shop/rows/queryKeys';

/** @param today the days of a new closure */
export function useClosureForm(today: string): ResourceFormDefinition<Closure, ClosureInput> {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'closures' });
  const client = useQueryClient();
  const affected = useAffectedBookings();
  return {
    ...t('form', { returnObjects: true }),
    name: queryKeys.closures,
    schema: closureSchema,
    labels: t('fields', { returnObjects: true }),
    sentences: t('problems', { returnObjects: true }),
    valuesOf: (closure) => ({
      first_day: closure?.first_day ?? today,
      last_day: closure?.last_day ?? today,
      is_partial: typeof closure?.closes === 'string',
      closes: closure?.closes ?? '12:00',
      reopens: closure?.reopens ?? '13:00',
      reason: closure?.reason ?? '',
      reason_es: closure?.reason_es ?? '',
    }),
    confirm: (input, read) => {
      const all = client.getQueryData<Closure[]>(queryKeys.closures) ?? [];
      const others = all.filter(({ id }) => id !== read?.id);
      return affected.confirm({ closures: [...others, closureColumns(input)] });
    },
    question: affected.dialog,
    save: (read, input, { before, id }) =>
      read ? editClosure(read, input, before) : addClosure(input, { id }),
    fields: ({ field, form: { watch, getValues, setValue } }) => {
      // Most closures are one day.
      const moveLastDay = () => {
        const { first_day, last_day } = getValues();
        if (last_day < first_day) setValue('last_day', first_day, { shouldDirty: true });
      };
      return (
        <>
          <FieldRow>
            <TextField
              {...field('first_day', { onBlur: moveLastDay })}
              type="date"
              required
              max="2099-12-31"
            />
            <TextField {...field('last_day')} type="date" required max="2099-12-31" />
          </FieldRow>
          <CheckboxField {...field('is_partial')} />
          {watch('is_partial') && (
            <FieldRow>
              <TextField {...field('closes')} type="time" required />
              <TextField {...field('reopens')} type="time" required />
            </FieldRow>
          )}
          <TextField {...field('reason')} optional hint={t('reasonHint')} />
          <TextField {...field('reason_es')} optional lang="es" />
        </>
      );
    },
  };
}
