import type { ContentPageEntry, ContentPagesLedger, PageKind } from '../site/contentPages';
import type { ComposedContentPage } from './composedPages';

/** A page that the content names. */
export interface NamedPage {
  page: ComposedContentPage;
  /** With the folder of its language. */
  address: string;
  /** Digest of what it alone shows. */
  own: string;
}

/** Whether HTML shows what is published, and was made from the versions that are live. */
export type Freshness = 'current' | 'older version' | 'older content';

/** In this order they are composed. */
const ranks = ['changed', 'new', 'outdated', 'older version'] as const;
type Rank = (typeof ranks)[number];

function rankOf(
  entry: ContentPageEntry | undefined,
  own: string,
  freshness: Freshness | undefined,
): Rank | undefined {
  if (!entry) return 'new';
  if (entry.own !== own) return 'changed';
  if (entry.isInDoubt || !freshness || freshness === 'older content') return 'outdated';
  return freshness === 'current' ? undefined : freshness;
}

export interface ContentPagesPlan {
  /** Pages whose HTML is not current: what changed last first, before the rest of an import. */
  waiting: NamedPage[];
  /** How many of them, the first ones, show something else of their own. */
  changed: number;
  /** Those of the waiting pages that need the layout if they are not composed at once. */
  needLayout: Set<string>;
  /** Addresses that the content does not name any more. */
  removed: string[];
}

/** @param named in the order in which new ones are composed */
export function planContentPages(
  named: readonly NamedPage[],
  { kinds, pages }: ContentPagesLedger,
  freshnessOf: (kind: PageKind) => Freshness,
): ContentPagesPlan {
  const freshness = new Map(Object.entries(kinds).map(([id, kind]) => [id, freshnessOf(kind)]));
  const byRank = new Map<Rank, NamedPage[]>(ranks.map((rank) => [rank, []]));
  const needLayout = new Set<string>();
  for (const each of named) {
    const entry = pages[each.address];
    const rank = rankOf(entry, each.own, freshness.get(entry?.kind ?? ''));
    if (!rank) continue;
    byRank.get(rank)?.push(each);
    // The files of an older version are still there, but older content must not be shown; a page that has the
    // layout already stays as it is.
    const hasLayout = entry && !entry.kind && !entry.isInDoubt;
    if (rank !== 'older version' && !hasLayout) needLayout.add(each.address);
  }
  const addresses = new Set(named.map(({ address }) => address));
  return {
    waiting: [...byRank.values()].flat(),
    changed: byRank.get('changed')?.length ?? 0,
    needLayout,
    removed: Object.keys(pages).filter((address) => !addresses.has(address)),
  };
}
