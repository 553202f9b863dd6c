/**
 * Removes what the composer wrote into the head for a page that was never hydrated: its title, meta
 * elements and links. React does not know them, and inserts those of the page it renders: a new title
 * before the composed one, all others at the end.
 */
export function removeComposedHead() {
  const [, composedTitle] = document.head.querySelectorAll('title');
  // The composer writes the manifest after them.
  for (
    let next: Element | null | undefined = composedTitle;
    next && !next.matches('[rel=manifest]');
  ) {
    const removed = next;
    next = next.nextElementSibling;
    removed.remove();
  }
}
