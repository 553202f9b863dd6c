import { paths } from '@shop/shared-contract';
import type { Product } from '@shop/shared-data';
import { productPath } from '@shop/shared-data/product-path';
import {
  draftedEntry,
  draftedProduct,
  findProducts,
  type ListEntry,
  listEntries,
  type RowDraft,
} from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowDrafts } from '../../kit/drafts/useRowDrafts';
import { queryKeys } from '../../shop/rows/queryKeys';

interface Drafted<Table extends RowDraft['table_name'], Row> {
  table: Table;
  draft: RowDraft;
  row: Row;
  /** Undefined for a new one. */
  stored: Row | undefined;
  title: string;
  /** The address that it will have. */
  path: string;
}

/** An article or a product as its draft makes it. */
export type DraftedRow = Drafted<'list_entries', ListEntry> | Drafted<'products', Product>;

function draftedArticles(drafts: readonly RowDraft[], articles: readonly ListEntry[]) {
  return drafts.flatMap((draft): DraftedRow[] => {
    const stored = articles.find(({ id }) => id === draft.id);
    const row = draftedEntry(draft, stored);
    if (!row) return [];
    const title = row.title || row.title_es;
    return [{ table: 'list_entries', draft, row, stored, title, path: paths.article(row.slug) }];
  });
}

function draftedProducts(drafts: readonly RowDraft[], products: readonly Product[]) {
  return drafts.flatMap((draft): DraftedRow[] => {
    const stored = products.find(({ id }) => id === draft.id);
    const row = draftedProduct(draft, stored);
    if (!row) return [];
    return [{ table: 'products', draft, row, stored, title: row.name, path: productPath(row) }];
  });
}

/** The articles and products that have a draft, once both have been loaded. */
export function useDraftedRows(): readonly DraftedRow[] {
  const ofArticles = useRowDrafts('list_entries');
  const ofProducts = useRowDrafts('products');
  const ids = ofProducts.map(({ id }) => id);
  const { data: articles } = useQuery({
    queryKey: [...queryKeys.lists, 'articles'],
    queryFn: () => listEntries('articles'),
  });
  const { data: products } = useQuery({
    queryKey: [...queryKeys.products, 'drafted', ...ids],
    queryFn: () => findProducts(ids),
    enabled: ids.length > 0,
  });
  return useMemo(
    () => [
      ...(articles ? draftedArticles(ofArticles, articles) : []),
      ...(products ? draftedProducts(ofProducts, products) : []),
    ],
    [ofArticles, ofProducts, articles, products],
  );
}
