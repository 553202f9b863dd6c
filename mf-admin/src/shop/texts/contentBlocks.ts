import {
  type BuiltInText,
  type ContentBlock,
  type ContentDraft,
  isSpanish,
} from '@shop/shared-data/staff';

/** A translation that staff can replace, in one language. */
export interface Block {
  /** `home/hero_title_es` */
  id: string;
  page: string;
  identifier: string;
  /** Absent for a text that no live version has. */
  builtIn?: string;
  /** Absent until the first edit. */
  row?: ContentBlock;
  draft?: ContentDraft;
}

/** A translation in both languages, English first. */
export interface ContentEntry {
  id: string;
  page: string;
  blocks: Block[];
}

export interface ContentGroup {
  page: string;
  title: string;
  entries: ContentEntry[];
}

export const blockId = ({ page, identifier }: Pick<Block, 'page' | 'identifier'>) =>
  `${page}/${identifier}`;

/** The texts of the live versions in their order, and then those that only rows and drafts have. */
export function entriesOf(
  texts: readonly BuiltInText[],
  rows: readonly ContentBlock[],
  drafts: readonly ContentDraft[],
): ContentEntry[] {
  const blocks = new Map<string, Block>();
  const blockOf = ({ page, identifier }: Pick<Block, 'page' | 'identifier'>) => {
    const id = blockId({ page, identifier });
    const block = blocks.get(id) ?? { id, page, identifier };
    blocks.set(id, block);
    return block;
  };
  for (const each of texts) blockOf(each).builtIn = each.text;
  for (const row of rows) blockOf(row).row = row;
  for (const draft of drafts) blockOf(draft).draft = draft;
  const entries = new Map<string, ContentEntry>();
  for (const block of blocks.values()) {
    const id = block.id.replace(/_es$/, '');
    const entry = entries.get(id) ?? { id, page: block.page, blocks: [] };
    if (isSpanish(block.identifier)) entry.blocks.push(block);
    else entry.blocks.unshift(block);
    entries.set(id, entry);
  }
  return [...entries.values()];
}

/** Groups entries by page: the home page, and then the others by their titles. */
export function groupByPage(
  entries: readonly ContentEntry[],
  titleOf: (page: string) => string,
): ContentGroup[] {
  const groups = new Map<string, ContentEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.page);
    if (group) group.push(entry);
    else groups.set(entry.page, [entry]);
  }
  return [...groups]
    .map(([page, members]) => ({ page, title: titleOf(page), entries: members }))
    .sort(
      (a, b) =>
        Number(b.page === 'home') - Number(a.page === 'home') || a.title.localeCompare(b.title),
    );
}

/** The readable form of an identifier: `hero_title` becomes "hero title". */
export const readableName = (identifier: string) => identifier.replaceAll('_', ' ');

/** The language of its text, which a screen reader speaks. */
export const languageOfBlock = ({ identifier }: Pick<Block, 'identifier'>) =>
  isSpanish(identifier) ? 'es' : 'en';

/** What visitors read. */
export const shownText = ({ row, builtIn = '' }: Block) => row?.content || builtIn;

/** Whether visitors read something else than the version has built in. */
export const isChanged = (block: Block) => shownText(block) !== (block.builtIn ?? '');

/** Whether the content block was saved or removed after its draft was written. */
export const isOutdated = (draft: ContentDraft, row: ContentBlock | undefined) =>
  draft.replaces !== (row?.updated_at ?? null);

/** Whether a text is so much longer than the built-in one that the page may have no room for it. */
export const isMuchLonger = (text: string, builtIn: string) =>
  text.length > 1.5 * builtIn.length + 10;

/** i18next's ending of a form that depends on a number. */
export const isPlural = (identifier: string) => /_(one|other)(_es)?$/.test(identifier);
