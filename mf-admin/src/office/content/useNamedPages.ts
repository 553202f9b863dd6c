import { paths } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { listEntries, listServices, newestProducts } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../shop/names/serviceName';
import { queryKeys } from '../../shop/rows/queryKeys';
import type { DraftedRow } from './useDraftedRows';

/**
 * The pages that the content names, by path with their titles: services that the shop offers, articles that visitors
 * see, what has a draft, and one product of each kind, since all have the same texts.
 */
export function useNamedPages(drafted: readonly DraftedRow[]): ReadonlyMap<string, string> {
  const { t } = useTranslation('adminContent');
  const { language } = useLanguage();
  const { data: services = [] } = useQuery({
    queryKey: queryKeys.services,
    queryFn: listServices,
  });
  const { data: articles = [] } = useQuery({
    queryKey: [...queryKeys.lists, 'articles'],
    queryFn: () => listEntries('articles'),
  });
  const { data: products = [] } = useQuery({
    queryKey: queryKeys.newestProducts,
    queryFn: newestProducts,
  });
  return new Map([
    ...services
      .filter(({ is_active }) => is_active)
      .map((service) => [paths.service(service.id), serviceName(service, language)] as const),
    ...articles
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ slug, title }) => [paths.article(slug), title] as const),
    ...products.map((product) => [productPath(product), product.name] as const),
    ...drafted.map(({ path, title }) => [path, t('draft.page', { name: title })] as const),
  ]);
}
