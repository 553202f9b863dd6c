import type { Product } from '@shop/shared-data';
import { deleteProduct } from '@shop/shared-data/staff';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';

interface Props {
  product: Product;
  onClose: () => void;
}

/** Asks for a confirmation and deletes a product. */
export function DeleteProductDialog({ product, onClose }: Props) {
  const { t } = useTranslation('adminProducts');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const outcome = notify.outcome(`products/${product.id}/delete`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => deleteProduct(product.id),
    onSuccess: () => {
      outcome.succeeded(t('deleted'));
      return client.invalidateQueries({ queryKey: queryKeys.products });
    },
    onError: () => outcome.failed(t('deleteFailed')),
    onSettled: onClose,
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={t('remove.question')}
      text={product.name}
      tone="danger"
      confirmLabel={t('remove.confirm')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
