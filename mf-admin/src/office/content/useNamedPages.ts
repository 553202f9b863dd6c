import { paths } from '@shop/shared-contract';
import { productPath } from '@shop/shared-data/product-path';
import {
  type ListEntry,
  languagesOf,
  listEntries,
  listServices,
  newestProducts,
} from '@shop/shared-data/staff';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../shop/names/serviceName';
import { queryKeys } from '../../shop/rows/queryKeys';
import type { DraftedRow } from './useDraftedRows';

/**
 * The pages that the content names, by path with their titles: services that the shop offers, articles that visitors
 * see, what has a draft, and one product of each kind, since all have the same texts.
 */
export function useNamedPages(drafted: readonly DraftedRow[]) {
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
  const shown = articles.filter(({ is_hidden }) => !is_hidden);
  const ofServices = services
    .filter(({ is_active }) => is_active)
    .map((service) => [paths.service(service.id), serviceName(service, language)] as const);
  const names = new Set(ofServices.map(([, name]) => name));
  // The article about a service often has its name.
  const titleOf = ({ title, title_es }: ListEntry) => {
    const name = title || title_es;
    return names.has(name) ? t('draft.names.list_entries', { name }) : name;
  };
  const titles: ReadonlyMap<string, string> = new Map([
    ...ofServices,
    ...shown.map((article) => [paths.article(article.slug), titleOf(article)] as const),
    ...products.map((product) => [productPath(product), product.name] as const),
    ...drafted.map(({ path, title }) => [path, t('draft.page', { name: title })] as const),
  ]);
  const written = [
    ...shown,
    ...drafted.flatMap((each) => (each.table === 'list_entries' ? [each.row] : [])),
  ];
  /** The language of articles that have one alone. */
  const only: ReadonlyMap<string, Language | undefined> = new Map(
    written.map((article) => {
      const [first, second] = languagesOf(article);
      return [paths.article(article.slug), second ? undefined : first];
    }),
  );
  return { titles, only };
}
