import type { Product } from '@shop/shared-data';
import { Button, downloadFile, notify } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function ExportButton({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('adminProducts');
  const exportCsv = async () => {
    const outcome = notify.outcome('products/export');
    try {
      const { productsCsv } = await import('../importing/productsCsv');
      downloadFile(`${t('file')}.csv`, 'text/csv;charset=utf-8', productsCsv(products));
      outcome.succeeded();
    } catch {
      outcome.failed(t('exportFailed'));
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Download />}
      disabled={products.length === 0}
      onClick={exportCsv}
    >
      {t('export')}
    </Button>
  );
}
