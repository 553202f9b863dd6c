import type { ContentBlock } from '@shop/shared-data';

export interface ContentGroup {
  page: string;
  blocks: ContentBlock[];
}

/** Blocks by page, in the order in which the pages come. */
export function groupByPage(blocks: readonly ContentBlock[]): ContentGroup[] {
  const groups = new Map<string, ContentBlock[]>();
  for (const block of blocks) {
    const group = groups.get(block.page);
    if (group) group.push(block);
    else groups.set(block.page, [block]);
  }
  return [...groups].map(([page, members]) => ({ page, blocks: members }));
}

/** An identifier as people read it: `hero_title` is "hero title". */
export const readableName = (identifier: string) => identifier.replaceAll('_', ' ');

/** Whether a block holds the Spanish text. */
export const isSpanish = (identifier: string) => identifier.endsWith('_es');
