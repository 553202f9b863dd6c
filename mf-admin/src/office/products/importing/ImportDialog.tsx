import { DataError, type Product } from '@shop/shared-data';
import { saveImport } from '@shop/shared-data/staff';
import {
  Button,
  Dialog,
  FormStatus,
  notify,
  Spinner,
  Stack,
  TextField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../shop/rows/queryKeys';
import type { OneByteEncoding } from './decodeCsv';
import { EncodingChoice } from './EncodingChoice';
import { ExportButton } from './ExportButton';
import { ImportPreview } from './ImportPreview';

interface Options {
  products: readonly Product[];
  success: (count: number) => string;
  failure: string;
  onSaved: () => void;
}

function useImport({ products, success, failure, onSaved }: Options) {
  const client = useQueryClient();
  const outcome = notify.outcome('products/import');
  const reading = useMutation({
    // The CSV library is needed here only.
    mutationFn: async ({ file, encoding }: { file: File; encoding?: OneByteEncoding }) => {
      const { prepareImport } = await import('./prepareImport');
      return prepareImport(file, products, encoding);
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

interface Props {
  products: readonly Product[];
  onClose: () => void;
}

export function ImportDialog({ products, onClose }: Props) {
  const { t } = useTranslation('adminProductImport');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const { reading, saving } = useImport({
    products,
    success: (count) => t('saved', { count }),
    failure: t('saveFailed'),
    onSaved: onClose,
  });
  const prepared = reading.data && 'plan' in reading.data ? reading.data : undefined;
  const unread = reading.data && 'unread' in reading.data ? reading.data : undefined;
  const doubtful = reading.data && 'doubtful' in reading.data ? reading.data : undefined;
  const error = reading.error ?? saving.error;
  const count = prepared ? prepared.plan.added.length + prepared.plan.changed.length : 0;
  const id = saving.isError ? undefined : prepared?.id;
  const close = () => {
    if (!saving.isPending) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          {id && (
            <Button busy={saving.isPending} onClick={() => saving.mutate({ id, count })}>
              {t('save', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p>{t('explain')}</p>
        <div>
          <ExportButton products={[]} label={t('columns')} />
        </div>
        <TextField
          type="file"
          accept=".csv,text/csv"
          label={t('file')}
          hint={t('limits')}
          disabled={reading.isPending || saving.isPending}
          // The same file can be chosen again once it is corrected.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            saving.reset();
            if (chosen) reading.mutate({ file: chosen });
            else reading.reset();
          }}
        />
        {reading.isPending && <Spinner label={t('reading')} />}
        {unread && (
          <FormStatus tone="error" title={t('unread.title')}>
            {t(`unread.${unread.unread}`, { column: unread.column, line: unread.line })}
          </FormStatus>
        )}
        {doubtful && !reading.isPending && (
          <EncodingChoice
            lines={doubtful.doubtful}
            onChoose={(encoding) => reading.mutate({ file: doubtful.file, encoding })}
          />
        )}
        {error && (
          <FormStatus tone="error" title={t('saveFailed')}>
            {error instanceof DataError && error.kind === 'tooMuch'
              ? t('split')
              : explainFailure(error)}
          </FormStatus>
        )}
        {prepared && <ImportPreview plan={prepared.plan} />}
      </Stack>
    </Dialog>
  );
}
