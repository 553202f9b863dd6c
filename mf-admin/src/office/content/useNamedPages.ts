import { paths } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { listEntries, listServices, newestProducts } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { serviceName } from '../../shop/names/serviceName';
import { queryKeys } from '../../shop/rows/queryKeys';

/**
 * The pages that the content names, by path with their titles: services that the shop offers, articles that visitors
 * see, and one product of each kind, since all have the same texts.
 */
export function useNamedPages(): ReadonlyMap<string, string> {
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
  ]);
}
