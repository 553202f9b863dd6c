import { type Shop, watchShop } from '@shop/shared-contract';
import type { Locales } from '@shop/shared-i18n';

/** Which published content a page shows: when that changes, its HTML is outdated. */
export interface PageUsage {
  facts: Set<keyof Shop>;
  namespaces: Set<string>;
  products: boolean;
}

let usage: PageUsage | undefined;

/** Starts to record, for the composer. Visitors' pages record nothing. */
export function recordUsage(): PageUsage {
  const page: PageUsage = { facts: new Set(), namespaces: new Set(), products: false };
  usage = page;
  watchShop((fact) => page.facts.add(fact));
  return page;
}

/** Records that a page shows texts of these dictionaries. */
export function recordNamespaces(sets: readonly Locales[]) {
  for (const { namespace } of sets) usage?.namespaces.add(namespace);
}

/** Records that a page shows the products. */
export function recordProducts() {
  if (usage) usage.products = true;
}
