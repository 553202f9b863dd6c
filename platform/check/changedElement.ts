import type { SeenElement } from './unreleasedElements';

interface Change {
  does: 'changes a style' | 'adds an element' | 'removes an element';
  /** Where; for a style with its new value. */
  element: string;
}

const changedStyle = (next: SeenElement, live: SeenElement | undefined) => {
  if (!live || next.styles === live.styles) return undefined;
  const before = new Set(live.styles.split('\n'));
  return next.styles.split('\n').find((line) => !before.has(line)) ?? 'it has fewer properties';
};

/**
 * Compares what no released app rendered.
 * @param menuChanges whether the release changes menu entries, so that menus have other elements
 */
export function changedElement(
  next: readonly SeenElement[],
  live: readonly SeenElement[],
  menuChanges: boolean,
): Change | undefined {
  const [after, before] = [next, live].map(
    (elements) => new Map(elements.map((element) => [element.key, element])),
  ) as [Map<string, SeenElement>, Map<string, SeenElement>];
  const isRequired = ({ required, inMenu }: SeenElement) => required && !(menuChanges && inMenu);
  const removed = live.find((element) => isRequired(element) && !after.has(element.key));
  if (removed) return { does: 'removes an element', element: removed.key };
  const added = next.find((element) => isRequired(element) && !before.has(element.key));
  if (added) return { does: 'adds an element', element: added.key };
  for (const element of next) {
    const style = changedStyle(element, before.get(element.key));
    if (style) return { does: 'changes a style', element: `${element.key} { ${style} }` };
  }
  return undefined;
}
