import { saveWeekdays, type Weekday, type WeekdayInput } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { formatWeekday, Stack } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import { changedWeek } from './hoursRules';
import { WeekdayForm } from './WeekdayForm';

interface Props {
  day: Weekday;
  onClose: () => void;
}

export function WeekdayDialog({ day, onClose }: Props) {
  const { t } = useTranslation('adminHours');
  const { language } = useLanguage();
  const client = useQueryClient();
  const formId = useId();
  const [read, setRead] = useState(day);
  const affected = useAffectedBookings();

  const loadedWeek = () => client.getQueryData<Weekday[]>(queryKeys.week) ?? [];
  /** The weekdays that an input changes: the opened one as it was read, the others as loaded last. */
  const changedDays = (version: Weekday, { also }: WeekdayInput) => [
    version,
    ...loadedWeek().filter(({ id }) => also.includes(String(id))),
  ];
  const saving = useSave({
    name: queryKeys.week,
    read,
    isOutsideList: true,
    confirm: (input: WeekdayInput) =>
      affected.confirm(changedWeek(loadedWeek(), changedDays(read, input), input)),
    save: async (version: Weekday | undefined, input: WeekdayInput) => {
      const saved = await saveWeekdays(changedDays(version ?? read, input), input);
      return saved.find(({ id }) => id === day.id) ?? read;
    },
    success: t('updated'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });

  return (
    <FormDialog
      title={t('form.title', { day: formatWeekday(day.id, language) })}
      formId={formId}
      submitLabel={t('form.save')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure saving={saving} failure={t('saveFailed')} />
        <WeekdayForm
          key={read.updated_at}
          id={formId}
          day={read}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
      {affected.dialog}
    </FormDialog>
  );
}
