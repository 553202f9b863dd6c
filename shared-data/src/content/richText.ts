import { pictureAddressesIn, type RichElement, type RichText } from '@shop/shared-contract';
import type { Html, List, ListItem, Nodes, Root, Table, TableRow } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { isTooNested } from './isTooNested';

const SYNTAX: Options = {
  extensions: [
    gfmAutolinkLiteral(),
    // One tilde means “about”: ~40 psi.
    gfmStrikethrough({ singleTilde: false }),
    gfmTable(),
    gfmTaskListItem(),
  ],
  mdastExtensions: [
    gfmAutolinkLiteralFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
};

const COMMENT = /<!--(?:-?>|.*?-->)/gs;

/** Returns the address of a link that may be followed: of the web, a mail, a phone number, or a path of the site. */
function safeHref(href: string): string | undefined {
  // Browsers leave out tabs and line breaks: two slashes around one would begin the name of a foreign host.
  if (/\p{Cc}/u.test(href)) return undefined;
  if (/^\/(?![/\\])/.test(href) || /^#/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}

type Parts = (string | RichElement)[];

/** What the whole text decides about its parts. */
interface Outline {
  /** The addresses that references name. The first definition of a name counts. */
  definitions: Map<string, string>;
  /** The signs before headings, `#` being 1, ascending. */
  depths: Set<number>;
  /** The uploaded pictures that the database finds in the text too. */
  pictures: readonly string[];
}

function readOutline(node: Nodes, outline: Outline) {
  if (node.type === 'heading') outline.depths.add(node.depth);
  if (node.type === 'definition' && !outline.definitions.has(node.identifier)) {
    outline.definitions.set(node.identifier, node.url);
  }
  if (!('children' in node)) return;
  for (const child of node.children) readOutline(child, outline);
}

/** Comments vanish. Other HTML is shown as it was typed, so that nothing is lost without a sign of it. */
function shownHtml({ value }: Html): Parts {
  if (/^<br\s*\/?>$/i.test(value)) return [{ tag: 'br' }];
  const shown = value.replace(COMMENT, '');
  return shown.trim() ? [shown] : [];
}

function createConverter({ definitions, depths, pictures }: Outline) {
  const ranks = [...depths].sort();

  /** Below the title of the page no level is left out, whatever the text starts with. */
  const headingTag = (depth: number) =>
    (['h2', 'h3', 'h4'] as const)[Math.min(ranks.indexOf(depth), 2)] ?? 'h4';

  const all = (nodes: readonly Nodes[]): Parts => nodes.flatMap(partsOf);

  function link(href: string | undefined, children: Parts): Parts {
    const safe = safeHref(href ?? '');
    return safe ? [{ tag: 'a', href: safe, children }] : children;
  }

  /** Only what staff uploaded is shown, so that no page of a visitor asks a foreign host. */
  const picture = (src: string | undefined, alt = ''): Parts =>
    src && pictures.includes(src) ? [{ tag: 'img', src, alt }] : [alt].filter(Boolean);

  function item({ checked, children }: ListItem, isLoose: boolean): RichElement {
    const parts = children.flatMap((child, at): Parts => {
      if (child.type !== 'paragraph') return partsOf(child);
      const isMarked = at === 0 && typeof checked === 'boolean';
      const text = [...(isMarked ? [checked ? '☑ ' : '☐ '] : []), ...all(child.children)];
      return isLoose ? [{ tag: 'p', children: text }] : text;
    });
    return { tag: 'li', children: parts };
  }

  function list({ ordered, start, spread, children }: List): RichElement {
    const isLoose = spread || children.some((each) => each.spread);
    return {
      tag: ordered ? 'ol' : 'ul',
      ...(ordered && typeof start === 'number' && start !== 1 && { start }),
      children: children.map((each) => item(each, isLoose === true)),
    };
  }

  function table({ align, children: [head, ...rows] }: Table): RichElement {
    const columns = head?.children ?? [];
    const row = (tag: 'th' | 'td', { children }: TableRow): RichElement => ({
      tag: 'tr',
      children: columns.map((_, at) => ({
        tag,
        ...(align?.[at] && { align: align[at] }),
        children: all(children[at]?.children ?? []),
      })),
    });
    return {
      tag: 'table',
      children: [
        { tag: 'thead', children: head ? [row('th', head)] : [] },
        ...(rows.length > 0
          ? [{ tag: 'tbody' as const, children: rows.map((each) => row('td', each)) }]
          : []),
      ],
    };
  }

  function partsOf(node: Nodes): Parts {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'paragraph': {
        const children = all(node.children);
        return children.length > 0 ? [{ tag: 'p', children }] : [];
      }
      case 'heading':
        return [{ tag: headingTag(node.depth), children: all(node.children) }];
      case 'blockquote':
        return [{ tag: 'blockquote', children: all(node.children) }];
      case 'list':
        return [list(node)];
      case 'table':
        return [table(node)];
      case 'code':
        return [{ tag: 'pre', children: [{ tag: 'code', children: [node.value] }] }];
      case 'inlineCode':
        return [{ tag: 'code', children: [node.value] }];
      case 'thematicBreak':
        return [{ tag: 'hr' }];
      case 'break':
        return [{ tag: 'br' }];
      case 'emphasis':
        return [{ tag: 'em', children: all(node.children) }];
      case 'strong':
        return [{ tag: 'strong', children: all(node.children) }];
      case 'delete':
        return [{ tag: 'del', children: all(node.children) }];
      case 'link':
        return link(node.url, all(node.children));
      case 'linkReference':
        return link(definitions.get(node.identifier), all(node.children));
      case 'image':
        return picture(node.url, node.alt ?? '');
      case 'imageReference':
        return picture(definitions.get(node.identifier), node.alt ?? '');
      case 'html':
        return shownHtml(node);
      default:
        return [];
    }
  }

  /** HTML between paragraphs becomes one. */
  return ({ children }: Root): Parts =>
    children.flatMap((node) => {
      const parts = partsOf(node);
      return node.type === 'html' && parts.length > 0 ? [{ tag: 'p', children: parts }] : parts;
    });
}

/**
 * Markdown (CommonMark with tables, strikethrough, task lists and bare addresses) as elements that pages may show. No
 * HTML is written: React creates these elements and no others.
 * @throws {RangeError} for a text that the database refuses: what parses it takes the square of its marks
 */
export function richText(markdown: string): RichText {
  if (isTooNested(markdown)) throw new RangeError('quotes, lists or marks within too many others');
  const root = fromMarkdown(markdown, SYNTAX);
  const outline: Outline = {
    definitions: new Map(),
    depths: new Set(),
    pictures: pictureAddressesIn(markdown),
  };
  readOutline(root, outline);
  return createConverter(outline)(root);
}

/** Replaces each picture of a text. */
export const replacePictures = (
  text: RichText,
  replace: (picture: RichElement) => string | RichElement,
): RichText =>
  text.map((part) => {
    if (typeof part === 'string') return part;
    if (part.tag === 'img') return replace(part);
    return part.children ? { ...part, children: replacePictures(part.children, replace) } : part;
  });
