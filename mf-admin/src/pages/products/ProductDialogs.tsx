import type { Product } from '@shop/shared-data';
import { ProductDialog } from './form/ProductDialog';
import { ImportDialog } from './importing/ImportDialog';
import { BulkDialog } from './list/BulkDialog';
import { DeleteProductDialog } from './list/DeleteProductDialog';

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

/** The open dialog of the section, if any. */
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
