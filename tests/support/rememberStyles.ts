/** What decides the style of an element here: rules of tests ask for nothing else. */
function signature(element: Element): string {
  const { localName, ownerDocument } = element;
  const own = ['class', 'hidden', 'type', 'open'].map((name) => element.getAttribute(name));
  const styles: (string | null)[] = [];
  // Visibility and pointer events are inherited.
  for (let each: Element | null = element; each; each = each.parentElement) {
    styles.push(each.getAttribute('style'));
  }
  return JSON.stringify([localName, ownerDocument.styleSheets.length, own, styles]);
}

/**
 * Lets a window answer `getComputedStyle` from what it found for another element like it. A query by role asks it for
 * every element, and jsdom compares each with all of its default rules again after any change of the document.
 */
export function rememberStyles(window: Window): void {
  const { getComputedStyle } = window;
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return getComputedStyle.call(window, element, pseudo);
    const key = signature(element);
    const style = known.get(key) ?? getComputedStyle.call(window, element);
    known.set(key, style);
    return style;
  };
}
