import { useShop } from '@shop/shared-contract';
import { formatPhone, useMessages } from '@shop/shared-i18n';
import { Button, ButtonLink, EmptyState, ErrorState } from '@shop/shared-ui';
import { PackageSearch, Phone, RotateCcw, SearchX } from 'lucide-react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/department';
import { loadStaffProducts } from '../../catalogue/staffProducts';
import { categoryPath } from './categoryPath';
import { catalogueMessages } from './messages/catalogueMessages';
import { ProductList } from './ProductList';
import { ProductsLoading } from './ProductsLoading';
import type { CatalogueListing } from './useListing';

interface Props {
  department: Department;
  listing: CatalogueListing;
  query: CatalogueQuery;
  onShow: (shown: number) => void;
  onReset: () => void;
}

/** The list, or why there is none. */
export function Results({ department, listing, query, onShow, onReset }: Props) {
  const t = useMessages(catalogueMessages);
  const { phone } = useShop();
  const { status, shelf, products } = listing;

  if (status === 'loading') return <ProductsLoading />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('none.failedTitle')}
        text={t('none.failedText')}
        headingLevel={3}
        onRetry={loadStaffProducts}
      />
    );
  }
  if (products.length > 0) {
    return (
      <ProductList products={products} view={query.view} shown={query.shown} onShow={onShow} />
    );
  }

  const call = (
    <ButtonLink variant="secondary" icon={<Phone />} href={`tel:${phone}`}>
      {t('none.call', { phone: formatPhone(phone) })}
    </ButtonLink>
  );
  if (shelf.length > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('none.title')}
        text={t('none.text')}
        headingLevel={3}
        action={
          <>
            <Button icon={<RotateCcw />} onClick={onReset}>
              {t('none.reset')}
            </Button>
            {call}
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('none.emptyTitle')}
      text={t('none.emptyText')}
      headingLevel={3}
      action={
        <>
          {call}
          <ButtonLink variant="secondary" to={categoryPath(department)}>
            {t('none.all')}
          </ButtonLink>
        </>
      }
    />
  );
}
