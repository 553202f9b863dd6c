import type { Parents, PhrasingContent } from 'mdast';

type Marked = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;

type Child = Parents['children'][number];

const isMarked = (node: Child): node is Marked =>
  node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';

const spaces = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);

/** Returns a marked text without the spaces at its ends, which stand beside it. */
function hoisted(marked: Marked): PhrasingContent[] {
  const [first, last] = [marked.children[0], marked.children.at(-1)];
  let [before, after] = ['', ''];
  if (first?.type === 'text') {
    before = /^\s*/.exec(first.value)?.[0] ?? '';
    first.value = first.value.slice(before.length);
  }
  if (last?.type === 'text') {
    after = /\s*$/.exec(last.value)?.[0] ?? '';
    last.value = last.value.slice(0, last.value.length - after.length);
  }
  const children = marked.children.filter((child) => child.type !== 'text' || child.value);
  const inner = children.length > 0 ? [{ ...marked, children } as Marked] : [];
  return [...spaces(before), ...inner, ...spaces(after)];
}

/**
 * Moves spaces out of emphasis, and joins neighbors of one kind: programs mark `bold ` with its space, which Markdown
 * can only write as `**bold&#x20;**`.
 */
export function hoistSpaces(node: Parents): void {
  for (const child of node.children) if ('children' in child) hoistSpaces(child);
  const children: Child[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    if (last && isMarked(child) && isMarked(last) && last.type === child.type) {
      last.children.push(...child.children);
    } else children.push(child);
  }
  const result = children.flatMap((child): Child[] => (isMarked(child) ? hoisted(child) : [child]));
  node.children = result as typeof node.children;
}
