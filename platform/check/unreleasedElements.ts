export interface SeenElement {
  /** Equal in both pages: the path from `#root`, or from the marker of the element's remote. */
  key: string;
  /** Whether it is on the page whatever the released remotes show. */
  required: boolean;
  inMenu: boolean;
  styles: string;
}

/** Runs in the page, so it uses nothing outside itself. */
export function seenElements(released: readonly string[]): SeenElement[] {
  const isReleased = (marker: HTMLElement) => released.includes(marker.dataset['remote'] ?? '');
  const markerOf = (element: Element | null | undefined) =>
    element?.closest<HTMLElement>('[data-remote]');
  const nameOf = (element: Element) =>
    // An entry of a menu is identified by its text, so that an added entry changes no other key.
    element.localName === 'li' && element.closest('nav')
      ? `li "${element.textContent}"`
      : element.localName;
  const isNotification = (element: Element) =>
    element.closest('[aria-live], [role="status"], [role="alert"]') !== null;
  const isRequired = (element: Element): boolean => {
    for (let marker = markerOf(element); marker; marker = markerOf(marker.parentElement)) {
      if (isReleased(marker)) return false;
    }
    // Elsewhere in `main` the shell shows that a page is loading or not found.
    const main = element.closest('main');
    return !isNotification(element) && (!main || main === element || !!markerOf(element));
  };
  const stylesOf = (element: Element) =>
    // Computed values, not those in use, which follow from what the page contains.
    [...element.computedStyleMap()]
      .filter(([property]) => !property.startsWith('--'))
      .map(([property, values]) => `${property}: ${[...values].join(', ')}`)
      .join('\n');

  const keys = new Map<Element, string>();
  const count = new Map<string, number>();
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const { remote, module } = (element as HTMLElement).dataset ?? {};
    const parent = element.parentElement && keys.get(element.parentElement);
    const path = remote
      ? `${remote} ${module}`
      : `${parent ? `${parent} > ` : ''}${nameOf(element)}`;
    const index = (count.get(path) ?? 0) + 1;
    count.set(path, index);
    const key = index === 1 ? path : `${path}:${index}`;
    keys.set(element, key);
    const marker = markerOf(element);
    if (marker ? isReleased(marker) : released.includes('shell')) return [];
    const inMenu = element.closest('nav') !== null;
    return [{ key, required: isRequired(element), inMenu, styles: stylesOf(element) }];
  });
}
