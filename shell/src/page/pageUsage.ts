import type { Shop } from '@shop/shared-contract';
import type { Locales } from '@shop/shared-i18n';

/** Which published content a page shows: when that changes, its HTML is outdated. */
export interface PageUsage {
  facts: Set<keyof Shop>;
  namespaces: Set<string>;
  products: boolean;
  /** The namespaces of each module that declares locales: `mf-fleet ./page`. */
  locales: Map<string, readonly string[]>;
  missingWidgets: Set<string>;
}

export const emptyUsage = (): PageUsage => ({
  facts: new Set(),
  namespaces: new Set(),
  products: false,
  locales: new Map(),
  missingWidgets: new Set(),
});

export function recordNamespaces(usage: PageUsage | undefined, sets: readonly Locales[]) {
  for (const { namespace } of sets) usage?.namespaces.add(namespace);
}
