import { DataError } from '@shop/shared-data';
import {
  addVehicleTires,
  editVehicleTires,
  type VehicleTires,
  type VehicleTiresInput,
} from '@shop/shared-data/staff';
import { FormStatus, Stack } from '@shop/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { SaveFailure } from '../../../editing/SaveFailure';
import { useSave } from '../../../editing/useSave';
import { queryKeys } from '../../../lists/queryKeys';
import { VehicleTiresForm } from './VehicleTiresForm';

interface Props {
  /** The tires to edit; undefined to add some. */
  tires: VehicleTires | undefined;
  onClose: () => void;
}

const save = (read: VehicleTires | undefined, input: VehicleTiresInput) =>
  read ? editVehicleTires(read, input) : addVehicleTires(input);

export function VehicleTiresDialog({ tires, onClose }: Props) {
  const { t } = useTranslation('adminVehicles');
  const formId = useId();
  const [read, setRead] = useState(tires);
  const saving = useSave({
    name: queryKeys.vehicleTires,
    read,
    isOutsideList: true,
    save,
    success: t('updated'),
    failure: t('saveFailed'),
    onSaved: onClose,
    onReload: setRead,
  });
  const { error } = saving;
  const isTwice = error instanceof DataError && error.code === 'vehicle_tires_once';

  return (
    <FormDialog
      title={tires ? t('form.editTitle') : t('form.addTitle')}
      formId={formId}
      submitLabel={t('form.save')}
      busy={saving.busy}
      onClose={onClose}
    >
      <Stack>
        {isTwice ? (
          <FormStatus tone="error" title={t('saveFailed')}>
            {t('form.twice')}
          </FormStatus>
        ) : (
          <SaveFailure saving={saving} failure={t('saveFailed')} />
        )}
        <VehicleTiresForm
          key={read?.updated_at ?? 'new'}
          id={formId}
          tires={read}
          onSubmit={saving.submit}
          onInvalid={saving.forget}
        />
      </Stack>
    </FormDialog>
  );
}
