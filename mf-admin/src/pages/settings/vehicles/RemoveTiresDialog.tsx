import { removeVehicleTires, type VehicleTires } from '@shop/shared-data/staff';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { tiresName } from './vehicleTiresText';

interface Props {
  tires: VehicleTires;
  onClose: () => void;
}

/** Asks for a confirmation and removes tires of a vehicle. */
export function RemoveTiresDialog({ tires, onClose }: Props) {
  const { t } = useTranslation('adminVehicles');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const outcome = notify.outcome(`vehicleTires/${tires.id}/remove`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => removeVehicleTires(tires),
    onSuccess: () => outcome.succeeded(t('removed')),
    onError: () => outcome.failed(t('removeFailed')),
    onSettled: () => {
      onClose();
      // After a failure too: another session may have changed it.
      return client.invalidateQueries({ queryKey: queryKeys.vehicleTires });
    },
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={t('question')}
      text={tiresName(tires)}
      tone="danger"
      confirmLabel={t('removeShort')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
