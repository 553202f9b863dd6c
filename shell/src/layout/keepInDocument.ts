/**
 * Puts an element back when a remote takes it out of the document: React goes on rendering into it, unseen. Returns
 * what ends it; as the `ref` of an element it ends when React removes that.
 */
export function keepInDocument(element: Element | null) {
  const parent = element?.parentElement;
  if (!element || !parent) return;
  const next = element.nextElementSibling;
  const putBack = () => {
    if (element.parentElement === parent) return;
    parent.insertBefore(element, next?.parentElement === parent ? next : null);
  };
  let isKept = true;
  // Before the next paint, and not at once: a remote may watch the document too, and take it out again.
  const watch = new MutationObserver(() => requestAnimationFrame(() => isKept && putBack()));
  watch.observe(parent, { childList: true });
  return () => {
    isKept = false;
    watch.disconnect();
  };
}
