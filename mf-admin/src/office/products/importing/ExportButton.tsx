import type { Product } from '@shop/shared-data';
import { Button, downloadFile, notify } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  products: readonly Product[];
  label: string;
  /** Why there is nothing to export. */
  disabled?: string | false;
}

/** Downloads products as a CSV file; without any, an empty file with the columns. */
export function ExportButton({ products, label, disabled }: Props) {
  const { t } = useTranslation('adminProducts');
  const exportCsv = async () => {
    const outcome = notify.outcome('products/export');
    try {
      const { productsCsv } = await import('./productsCsv');
      downloadFile(`${t('file')}.csv`, 'text/csv;charset=utf-8', productsCsv(products));
      outcome.succeeded();
    } catch {
      outcome.failed(t('exportFailed'));
    }
  };
  return (
    <Button variant="secondary" icon={<Download />} disabled={disabled} onClick={exportCsv}>
      {label}
    </Button>
  );
}
