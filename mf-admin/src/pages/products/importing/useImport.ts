import { DataError, type Product } from '@shop/shared-data';
import { saveImport } from '@shop/shared-data/staff';
import { notify } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lists/queryKeys';

interface Options {
  products: readonly Product[];
  success: (count: number) => string;
  failure: string;
  onSaved: () => void;
}

/** The two steps of an import: reading a file, and saving what was read. */
export function useImport({ products, success, failure, onSaved }: Options) {
  const client = useQueryClient();
  const outcome = notify.outcome('products/import');
  const reading = useMutation({
    // The CSV library is needed here only.
    mutationFn: async (file: File) => {
      const { prepareImport } = await import('./prepareImport');
      return prepareImport(file, products);
    },
  });
  const saving = useMutation({
    mutationFn: async ({ id }: { id: string; count: number }) => {
      const refused = await saveImport(id);
      // Another session changed a product after the file was read.
      if (refused.length > 0) throw new DataError('conflict', { code: refused[0]?.code });
    },
    onSuccess: (_, { count }) => {
      outcome.succeeded(success(count));
      void client.invalidateQueries({ queryKey: queryKeys.products });
      onSaved();
    },
    onError: () => {
      outcome.failed(failure);
      void client.invalidateQueries({ queryKey: queryKeys.products });
    },
  });
  return { reading, saving };
}
