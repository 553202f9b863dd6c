import type { Product } from '@shop/shared-data';
import { deleteProduct, deleteSamples, type RowDraft } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/resources/RemoveDialog';
import { queryKeys } from '../../shop/rows/queryKeys';
import { ProductDialog } from './form/ProductDialog';
import { ImportDialog } from './importing/ImportDialog';
import { BulkDialog } from './list/BulkDialog';

/** The dialog that is open; `edit` without a product adds one, with the draft of a new one if there is one. */
export type OpenDialog =
  | { name: 'edit'; product?: Product; draft?: RowDraft }
  | { name: 'delete'; product: Product }
  | { name: 'deleteSamples'; left: string }
  | { name: 'bulk' }
  | { name: 'import' };

interface Props {
  dialog: OpenDialog | undefined;
  products: readonly Product[];
  drafts: readonly RowDraft[];
  selected: readonly Product[];
  onClose: () => void;
  onBulkSaved: () => void;
  onDeleted: () => void;
}

export function ProductDialogs(props: Props) {
  const { dialog, products, drafts, selected, onClose, onBulkSaved, onDeleted } = props;
  const { t } = useTranslation('adminProducts');
  switch (dialog?.name) {
    case 'edit':
      return (
        <ProductDialog
          product={dialog.product}
          draft={dialog.draft ?? drafts.find(({ id }) => id === dialog.product?.id)}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <RemoveDialog
          id={`products/${dialog.product.id}`}
          remove={() => deleteProduct(dialog.product.id)}
          question={t('remove.question')}
          confirmLabel={t('remove.confirm')}
          refresh={[queryKeys.products]}
          text={dialog.product.name}
          success={t('deleted')}
          failure={t('deleteFailed')}
          onRemoved={onDeleted}
          onClose={onClose}
        />
      );
    case 'deleteSamples':
      return (
        <RemoveDialog
          id="products/samples"
          remove={deleteSamples}
          question={t('samples.question')}
          confirmLabel={t('remove.confirm')}
          refresh={[queryKeys.products, queryKeys.bookings, queryKeys.messages]}
          text={t('samples.text', { left: dialog.left })}
          success={t('samples.deleted')}
          failure={t('samples.deleteFailed')}
          onRemoved={onDeleted}
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
