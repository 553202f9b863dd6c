import type { Product } from '@shop/shared-data';
import { deleteProduct, deleteSamples } from '@shop/shared-data/staff';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lists/queryKeys';
import { ProductDialog } from './form/ProductDialog';
import { ImportDialog } from './importing/ImportDialog';
import { BulkDialog } from './list/BulkDialog';

interface RemovalDialogProps {
  /** Of the action, for its notifications. */
  id: string;
  remove: () => Promise<void>;
  title: string;
  text: string;
  success: string;
  failure: string;
  onClose: () => void;
}

function RemovalDialog({ id, remove, title, text, ...props }: RemovalDialogProps) {
  const { success, failure, onClose } = props;
  const { t } = useTranslation('adminProducts');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const outcome = notify.outcome(id);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      outcome.succeeded(success);
      return client.invalidateQueries({ queryKey: queryKeys.products });
    },
    onError: () => outcome.failed(failure),
    onSettled: onClose,
  });
  // A rejection has its notification.
  const confirm = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
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
  | { name: 'deleteSamples' }
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
  const { t } = useTranslation('adminProducts');
  switch (dialog?.name) {
    case 'edit':
      return <ProductDialog product={dialog.product} products={products} onClose={onClose} />;
    case 'delete':
      return (
        <RemovalDialog
          id={`products/${dialog.product.id}/delete`}
          remove={() => deleteProduct(dialog.product.id)}
          title={t('remove.question')}
          text={dialog.product.name}
          success={t('deleted')}
          failure={t('deleteFailed')}
          onClose={onClose}
        />
      );
    case 'deleteSamples':
      return (
        <RemovalDialog
          id="products/samples/delete"
          remove={deleteSamples}
          title={t('samples.question')}
          text={t('samples.text')}
          success={t('samples.deleted')}
          failure={t('samples.deleteFailed')}
          onClose={onClose}
        />
      );
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
