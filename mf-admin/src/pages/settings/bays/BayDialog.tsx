import { DataError } from '@shop/shared-data';
import { addBay, type Bay, type BayInput, editBay } from '@shop/shared-data/staff';
import { FormStatus, Stack } from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import { BayForm } from './BayForm';

interface Props {
  /** The bay to edit; undefined to add one. */
  bay: Bay | undefined;
  bays: readonly Bay[];
  /** The equipment to choose from. */
  equipment: readonly string[];
  onClose: () => void;
}

/** The dialog that adds or edits a bay. */
export function BayDialog({ bay, bays, equipment, onClose }: Props) {
  const { t } = useTranslation('adminBays');
  const formId = useId();
  const [read, setRead] = useState(bay);
  const affected = useAffectedBookings();
  const newNumber = Math.max(0, ...bays.map(({ id }) => id)) + 1;
  const saving = useSave({
    name: queryKeys.bays,
    read,
    isOutsideList: true,
    confirm: async ({ is_active, equipment }: BayInput) =>
      !read || affected.confirm({ bays: [{ id: read.id, is_active, equipment }] }),
    save: (version: Bay | undefined, input: BayInput) =>
      version ? editBay(version, input) : addBay(newNumber, input),
    success: t('updated'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });
  const { error } = saving;
  const isLast = error instanceof DataError && error.code === 'last_bay';

  return (
    <FormDialog
      title={bay ? t('form.editTitle', { name: bay.name }) : t('form.addTitle')}
      formId={formId}
      submitLabel={t('form.save')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        {isLast ? (
          <FormStatus tone="error" title={t('saveFailed')}>
            {t('lastBay')}
          </FormStatus>
        ) : (
          <SaveFailure saving={saving} failure={t('saveFailed')} />
        )}
        <BayForm
          key={read?.updated_at ?? 'new'}
          id={formId}
          bay={read}
          equipment={equipment}
          initialName={t('form.newName', { number: newNumber })}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
      {affected.dialog}
    </FormDialog>
  );
}
