import { paths } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import { listEntries, newestProducts } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';

/**
 * The pages that the content names, by path with their titles: articles that visitors see, and one product of each
 * kind, since all have the same texts.
 */
export function useNamedPages(): ReadonlyMap<string, string> {
  const { data: articles = [] } = useQuery({
    queryKey: [...queryKeys.lists, 'articles'],
    queryFn: () => listEntries('articles'),
  });
  const { data: products = [] } = useQuery({
    queryKey: queryKeys.newestProducts,
    queryFn: newestProducts,
  });
  return new Map([
    ...articles
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ slug, title }) => [paths.article(slug), title] as const),
    ...products.map((product) => [productPath(product), product.name] as const),
  ]);
}
