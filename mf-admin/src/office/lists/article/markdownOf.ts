import type { Element, Nodes, Properties } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes as MdastNodes } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { hoistSpaces } from './hoistSpaces';
import { listsOfWord } from './listsOfWord';

interface HtmlPolicy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** Staff's pages reject markup in strings everywhere else. */
const policy = (window.trustedTypes as unknown as TrustedTypes | undefined)?.createPolicy('paste', {
  createHTML: (html) => html,
});

/** In this document no script runs and nothing is loaded, and no page shows it. */
const documentOf = (html: string) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

const styleOf = ({ style }: Properties) => String(style ?? '');

/** Google Docs has styles in place of elements, and an element that its own style takes back. */
function tagsOf({ tagName, properties }: Element): string[] {
  const style = styleOf(properties);
  if (/^(b|strong)$/.test(tagName) && /font-weight:\s*(normal|400)/.test(style)) return [];
  // What is called `o:p` belongs to the program.
  if (tagName.includes(':')) return [];
  if (tagName !== 'span') return [tagName];
  return [
    ...(/font-weight:\s*([6-9]00|bold)/.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/.test(style) ? ['em'] : []),
    ...(/text-decoration:[^;]*line-through/.test(style) ? ['del'] : []),
  ];
}

const isHeading = ({ tagName }: Element) => /^(h[1-6]|th)$/.test(tagName);

const isElement = (node: Nodes): node is Element => node.type === 'element';

const rowsOf = (element: Element): Element[] =>
  element.children
    .filter(isElement)
    .flatMap((each) => (each.tagName === 'tr' ? [each] : rowsOf(each)));

/** Markdown has no table without a head: the first row becomes it. */
function addHead(table: Element) {
  const [first, ...rows] = rowsOf(table);
  const cellsOf = (row: Element) => row.children.filter(isElement);
  if (!first || rows.length === 0 || cellsOf(first).some(({ tagName }) => tagName === 'th')) return;
  for (const cell of cellsOf(first)) cell.tagName = 'th';
}

/** A link within the document, or to a file of the computer, leads nowhere on the site. */
const leadsNowhere = ({ tagName, properties }: Element) =>
  tagName === 'a' && !/^(https?:|mailto:|tel:)/i.test(String(properties['href'] ?? ''));

/** Returns the elements that Markdown knows, with what they are called there. */
function cleaned(node: Nodes, isInHeading = false): Nodes[] {
  // Programs write spaces between words as ones that do not break.
  if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00a0', ' ') }];
  if (!isElement(node)) return [];
  if (node.tagName === 'table') addHead(node);
  const children = listsOfWord(node.children).flatMap((child) =>
    cleaned(child, isInHeading || isHeading(node)),
  ) as Element['children'];
  if (leadsNowhere(node)) return children;
  const tags = tagsOf(node).filter((tag) => !isInHeading || !/^(b|strong)$/.test(tag));
  return tags.reduceRight<Element['children']>(
    (inner, tagName) => [
      { type: 'element', tagName, properties: node.properties, children: inner },
    ],
    children,
  );
}

/** Programs put each item into a paragraph, which in Markdown would stand apart from the next one. */
function tighten(node: MdastNodes) {
  if (!('children' in node)) return;
  for (const child of node.children) tighten(child);
  if (node.type === 'listItem') {
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread);
}

/**
 * Turns HTML of the clipboard into Markdown with headings, lists, tables, emphasis and links. Pictures are left out:
 * the clipboard has addresses of the other program.
 */
export function markdownOf(html: string): string {
  const body = fromDom(documentOf(html).body) as Element;
  const children = listsOfWord(body.children).flatMap((child) => cleaned(child));
  const tree = toMdast(
    { type: 'root', children: children as Element[] },
    { handlers: { img: () => undefined } },
  );
  tighten(tree);
  if ('children' in tree) hoistSpaces(tree);
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
  }).trim();
}
