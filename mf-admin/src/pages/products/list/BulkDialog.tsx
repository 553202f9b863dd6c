import { DataError, type Product } from '@shop/shared-data';
import { editProducts, type ProductChanges } from '@shop/shared-data/staff';
import { FormStatus, notify, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../editing/FormDialog';
import { queryKeys } from '../../../lists/queryKeys';
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
  const client = useQueryClient();
  const outcome = notify.outcome('products/bulk/save');
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.products });
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (changes: ProductChanges) => editProducts(products, changes),
    onSuccess: () => {
      outcome.succeeded(t('bulk.saved'));
      void reload();
      onSaved();
    },
    onError: (failure) => {
      outcome.failed(t('saveFailed'));
      if (failure instanceof DataError && failure.kind === 'conflict') void reload();
    },
  });

  const explain = (failure: Error) => {
    if (failure instanceof DataError && failure.kind === 'conflict') return t('bulk.conflict');
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
      busy={isPending}
      onClose={onClose}
    >
      <Stack>
        {error && (
          <FormStatus tone="error" title={t('saveFailed')}>
            {explain(error)}
          </FormStatus>
        )}
        <BulkForm
          id={formId}
          products={products}
          // A rejection is in `error` and has its notification.
          onSubmit={(changes) => mutateAsync(changes).then(undefined, () => undefined)}
          onInvalid={reset}
        />
      </Stack>
    </FormDialog>
  );
}
