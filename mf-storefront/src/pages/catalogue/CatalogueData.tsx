import type { PublishedProduct } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Breadcrumbs, StructuredData } from '@shop/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../catalogue/catalogueQuery';
import { categoryPath, pageKey } from '../../catalogue/categoryPages';
import type { Department } from '../../catalogue/departments';
import { productNode } from '../../catalogue/productNode';

interface Props {
  department: Department;
  category: string;
  products: readonly PublishedProduct[];
}

export const CatalogueData = memo(function CatalogueData({
  department,
  category,
  products,
}: Props) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const offered = products.filter(({ is_sample }) => !is_sample).slice(0, PAGE_SIZE);
  const step = (each: string) => ({
    name: t(`labels.${pageKey(department, each)}`),
    path: categoryPath(department, each),
  });
  return (
    <>
      <Breadcrumbs trail={category === 'all' ? [step('all')] : [step('all'), step(category)]} />
      {offered.length > 0 && (
        <StructuredData
          data={{
            '@type': 'ItemList',
            name: step(category).name,
            itemListElement: offered.map((product, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              item: productNode(product, language),
            })),
          }}
        />
      )}
    </>
  );
});
