import type { ContentBlock } from '@shop/shared-data/staff';

export interface ContentGroup {
  page: string;
  blocks: ContentBlock[];
}

/** Groups blocks by page, in the order of each page's first block. */
export function groupByPage(blocks: readonly ContentBlock[]): ContentGroup[] {
  const groups = new Map<string, ContentBlock[]>();
  for (const block of blocks) {
    const group = groups.get(block.page);
    if (group) group.push(block);
    else groups.set(block.page, [block]);
  }
  return [...groups].map(([page, members]) => ({ page, blocks: members }));
}

/** The readable form of an identifier: `hero_title` becomes "hero title". */
export const readableName = (identifier: string) => identifier.replaceAll('_', ' ');

export const isSpanish = (identifier: string) => identifier.endsWith('_es');
