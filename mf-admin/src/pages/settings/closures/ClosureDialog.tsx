import {
  addClosure,
  type Closure,
  type ClosureInput,
  closureColumns,
  editClosure,
} from '@shop/shared-data/staff';
import { Stack } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import { ClosureForm } from './ClosureForm';

interface Props {
  /** The closure to edit; undefined to add one. */
  closure: Closure | undefined;
  /** The day of a new closure. */
  day: string;
  onClose: () => void;
}

const save = (read: Closure | undefined, input: ClosureInput) =>
  read ? editClosure(read, input) : addClosure(input);

export function ClosureDialog({ closure, day, onClose }: Props) {
  const { t } = useTranslation('adminClosures');
  const client = useQueryClient();
  const formId = useId();
  const [read, setRead] = useState(closure);
  const affected = useAffectedBookings();
  const saving = useSave({
    name: queryKeys.closures,
    read,
    isOutsideList: true,
    confirm: (input: ClosureInput) => {
      const all = client.getQueryData<Closure[]>(queryKeys.closures) ?? [];
      const others = all.filter(({ id }) => id !== read?.id);
      return affected.confirm({ closures: [...others, closureColumns(input)] });
    },
    save,
    success: t('updated'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });

  return (
    <FormDialog
      title={closure ? t('form.editTitle') : t('form.addTitle')}
      formId={formId}
      submitLabel={t('form.save')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        <SaveFailure saving={saving} failure={t('saveFailed')} />
        <ClosureForm
          key={read?.updated_at ?? 'new'}
          id={formId}
          closure={read}
          day={day}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
      {affected.dialog}
    </FormDialog>
  );
}
