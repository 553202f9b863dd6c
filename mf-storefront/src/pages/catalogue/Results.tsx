import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { Button, ButtonLink, EmptyState } from '@shop/shared-ui';
import { PackageSearch, Phone, RotateCcw, SearchX } from 'lucide-react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import { categoryPath } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';
import { ProductList } from './ProductList';
import type { CatalogueListing } from './useListing';

interface Props {
  department: Department;
  listing: CatalogueListing;
  query: CatalogueQuery;
  onShow: (shown: number) => void;
  onReset: () => void;
}

/** The list, or the reason why it is empty. */
export function Results({ department, listing, query, onShow, onReset }: Props) {
  const t = useTranslate(catalogueLocales);
  const { phone } = useShop();
  const { candidates, products } = listing;

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
  if (candidates.length > 0) {
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
