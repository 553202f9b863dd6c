import type { Product } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { Button, downloadFile, notify } from '@shop/shared-ui';
import { Download } from 'lucide-react';
import { productsLocales } from '../locales/productsLocales';

/** Downloads products as a file that an import reads again. */
export function ExportButton({ products }: { products: readonly Product[] }) {
  const t = useTranslate(productsLocales);
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
