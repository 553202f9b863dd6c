import { DataError } from '@shop/shared-data';
import { addBay, type Bay, type BayInput, baySchema, editBay } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import {
  CheckboxField,
  ErrorSummary,
  FormStatus,
  Stack,
  TextField,
  useSchemaForm,
} from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { queryKeys } from '../../../lists/queryKeys';
import { useAffectedBookings } from '../affected/useAffectedBookings';
import { EquipmentField } from '../equipment/EquipmentField';
import { bayName } from './bayName';

interface BayFormProps {
  id: string;
  /** The bay to edit; none for a new one. */
  bay: Bay | undefined;
  equipment: readonly string[];
  name: string;
  onSubmit: (input: BayInput) => Promise<void>;
  onInvalid: () => void;
}

function BayForm({ id, bay, equipment, name, onSubmit, onInvalid }: BayFormProps) {
  const { t } = useTranslation('adminBays');
  const { field, summary, submit, form } = useSchemaForm<BayInput>({
    schema: baySchema,
    labels: { name: t('form.name'), is_active: t('form.isActive') },
    defaultValues: { is_active: true, equipment: [], ...bay, name },
    send: onSubmit,
    onInvalid,
  });
  useUnsavedChanges(form.subscribe);
  return (
    <form id={id} noValidate method="post" onSubmit={submit}>
      <Stack>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} required />
        <CheckboxField {...field('is_active')} hint={t('form.isActiveHint')} />
        <EquipmentField
          legend={t('form.equipment')}
          hint={t('form.equipmentHint')}
          known={equipment}
          values={form.watch('equipment')}
          onChange={(values) => form.setValue('equipment', values, { shouldDirty: true })}
        />
      </Stack>
    </form>
  );
}

interface Props {
  /** The bay to edit; undefined to add one. */
  bay: Bay | undefined;
  bays: readonly Bay[];
  equipment: readonly string[];
  onClose: () => void;
}

export function BayDialog({ bay, bays, equipment, onClose }: Props) {
  const { t } = useTranslation('adminBays');
  const { language } = useLanguage();
  const formId = useId();
  const [read, setRead] = useState(bay);
  const affected = useAffectedBookings();
  const newNumber = Math.max(0, ...bays.map(({ id }) => id)) + 1;
  const name = bay ? bayName(bay.name, language) : t('form.newName', { number: newNumber });
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
      title={bay ? t('form.editTitle', { name }) : t('form.addTitle')}
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
          name={name}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
      {affected.dialog}
    </FormDialog>
  );
}
