import type { Product } from '@shop/shared-data';
import { deleteProduct } from '@shop/shared-data/staff';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lists/queryKeys';
import { ProductDialog } from './form/ProductDialog';
import { ImportDialog } from './importing/ImportDialog';
import { BulkDialog } from './list/BulkDialog';

interface DeleteProductDialogProps {
  product: Product;
  onClose: () => void;
}

function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
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

/** The dialog that is open; `edit` without a product adds one. */
export type OpenDialog =
  | { name: 'edit'; product?: Product }
  | { name: 'delete'; product: Product }
  | { name: 'bulk' }
  | { name: 'import' };

interface Props {
  dialog: OpenDialog | undefined;
  products: readonly Product[];
  selected: readonly Product[];
  onClose: () => void;
  onBulkSaved: () => void;
}

export function ProductDialogs({ dialog, products, selected, onClose, onBulkSaved }: Props) {
  switch (dialog?.name) {
    case 'edit':
      return <ProductDialog product={dialog.product} products={products} onClose={onClose} />;
    case 'delete':
      return <DeleteProductDialog product={dialog.product} onClose={onClose} />;
    case 'bulk':
      return (
        <BulkDialog
          products={selected}
          onClose={onClose}
          onSaved={() => {
            onBulkSaved();
            onClose();
          }}
        />
      );
    case 'import':
      return <ImportDialog products={products} onClose={onClose} />;
    case undefined:
      return null;
  }
}
