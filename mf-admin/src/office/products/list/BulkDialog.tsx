import { DataError, type Product } from '@shop/shared-data';
import { editProducts, type ProductChanges } from '@shop/shared-data/staff';
import { FormStatus, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/forms/FormDialog';
import { useAction } from '../../../kit/forms/useAction';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { BulkForm } from './BulkForm';

interface Props {
  products: readonly Product[];
  onClose: () => void;
  onSaved: () => void;
}

export function BulkDialog({ products, onClose, onSaved }: Props) {
  const { t } = useTranslation('adminProducts');
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  // Kept after a failure: prices that were raised although no response came must not be raised again.
  const read = useRef(products);
  const { run, busy, error, forget } = useAction({
    id: 'products/bulk/save',
    send: (changes: ProductChanges) => editProducts(read.current, changes),
    success: t('bulk.saved'),
    failure: t('saveFailed'),
    refresh: [queryKeys.products],
    onDone: onSaved,
  });

  const isConflict = error instanceof DataError && error.kind === 'conflict';
  useEffect(() => {
    if (isConflict) read.current = products;
  }, [isConflict, products]);

  const explain = (failure: Error) => {
    if (isConflict) return t('bulk.conflict');
    if (failure instanceof DataError && failure.code === 'products_category')
      return t('bulk.refused');
    return explainFailure(failure);
  };

  const count = products.length;
  return (
    <FormDialog
      title={t('bulk.title', { count })}
      formId={formId}
      submitLabel={t('bulk.save')}
      busy={busy}
      onClose={onClose}
    >
      <Stack>
        {error && (
          <FormStatus tone="error" title={t('saveFailed')}>
            {explain(error)}
          </FormStatus>
        )}
        <BulkForm id={formId} products={products} onSubmit={run} onInvalid={forget} />
      </Stack>
    </FormDialog>
  );
}
