import type { Element, ElementContent, RootContent } from 'hast';

type Children = readonly (RootContent | ElementContent)[];

const styleOf = (element: Element) => String(element.properties['style'] ?? '');

/** In which list a paragraph stands, and how deep; undefined where it is no item. */
function placeOf(node: Children[number]): { name: string; level: number } | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, list, level, form] = /mso-list:\s*(l\d+) level(\d)( lfo\d+)?/.exec(styleOf(node)) ?? [];
  return list ? { name: `${list}${form}`, level: Number(level) } : undefined;
}

const isMarker = (node: ElementContent) =>
  node.type === 'element' && /mso-list:\s*Ignore/i.test(styleOf(node));

const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element'
      ? node.children.map(textOf).join('')
      : '';

/** The number or the sign before an item, somewhere in its paragraph. */
const markerOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) =>
      isMarker(node) ? textOf(node) : node.type === 'element' ? markerOf(node.children) : '',
    )
    .join('');

const withoutMarker = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) =>
      node.type === 'element' ? { ...node, children: withoutMarker(node.children) } : node,
    );

/** A list with the kind and the number of its first item, without items. */
function listFor(paragraph: Element): Element {
  const marker = markerOf(paragraph.children).trim();
  const isOrdered = /^\w{1,3}[.)]/.test(marker);
  return {
    type: 'element',
    tagName: isOrdered ? 'ol' : 'ul',
    properties: isOrdered ? { start: Number.parseInt(marker, 10) || 1 } : {},
    children: [],
  };
}

const itemOf = ({ children }: Element): Element => ({
  type: 'element',
  tagName: 'li',
  properties: {},
  children: withoutMarker(children),
});

/** Word writes the items of a list as paragraphs with a style: returns siblings with lists in their place. */
export function listsOfWord(siblings: Children): Children {
  const result: Children[number][] = [];
  /** The lists that the last paragraph stands in, with their levels. */
  let open: { name: string; level: number; list: Element }[] = [];
  for (const node of siblings) {
    const place = placeOf(node);
    if (!place) {
      // Between two items are line breaks.
      if (open.length > 0 && node.type === 'text' && !node.value.trim()) continue;
      open = [];
      result.push(node);
      continue;
    }
    const paragraph = node as Element;
    open = open.filter(({ name, level }) => name === place.name && level <= place.level);
    if (open.at(-1)?.level !== place.level) {
      const list = listFor(paragraph);
      const parent = open.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else result.push(list);
      open.push({ ...place, list });
    }
    open.at(-1)?.list.children.push(itemOf(paragraph));
  }
  return result;
}
