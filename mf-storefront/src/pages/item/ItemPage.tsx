import { productPath } from '@shop/shared-data/product-path';
import { ButtonLink, Container, EmptyState, PageHead } from '@shop/shared-ui';
import { Navigate, useLocation } from '@shop/shared-vendor';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../catalogue/CallButton';
import { categoryPath } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { ItemView } from './ItemView';
import { useItem } from './useItem';

function UnknownItem({ department }: { department: Department }) {
  const { t } = useTranslation('catalogue');
  return (
    <Container>
      <PageHead title={t('item.notFound.title')} />
      <EmptyState
        icon={<PackageSearch />}
        headingLevel={1}
        title={t('item.notFound.title')}
        text={t('item.notFound.text')}
        action={
          <>
            <CallButton />
            <ButtonLink variant="secondary" to={categoryPath(department)}>
              {t('none.all')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}

/** `/tires/item/{id-name}` and `/auto-parts/item/{id-name}`: one product. */
export function ItemPage({ department }: { department: Department }) {
  const { pathname, hash } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const item = useItem(department, path);
  if (!item) return <UnknownItem department={department} />;
  const current = productPath(item.product);
  // A product that was renamed is still found by its id.
  if (current !== path) return <Navigate to={{ pathname: current, hash }} replace />;
  return <ItemView key={path} department={department} item={item} />;
}
