import { type Bay, type BayInput, baySchema } from '@shop/shared-data/staff';
import { CheckboxField, ErrorSummary, Stack, TextField, useSchemaForm } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { EquipmentField } from '../equipment/EquipmentField';

interface Props {
  /** The form's id, for the submit button outside it. */
  id: string;
  /** The bay to edit; none for a new one. */
  bay: Bay | undefined;
  /** The equipment to choose from. */
  equipment: readonly string[];
  /** The name that a new bay has at first. */
  initialName: string;
  onSubmit: (input: BayInput) => Promise<void>;
  /** The form is not valid and shows why. */
  onInvalid: () => void;
}

export function BayForm({ id, bay, equipment, initialName, onSubmit, onInvalid }: Props) {
  const { t } = useTranslation('adminBays');
  const { field, summary, submit, form } = useSchemaForm<BayInput>({
    schema: baySchema,
    labels: { name: t('form.name'), is_active: t('form.isActive') },
    defaultValues: bay ?? { name: initialName, is_active: true, equipment: [] },
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
