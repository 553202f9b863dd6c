/**
 * Removes the composed title, meta elements and links of a page that was never hydrated: React does not know them and
 * would add its own.
 */
export function removeComposedHead() {
  const [, composedTitle] = document.head.querySelectorAll('title');
  // The composer writes the manifest after them, and bare HTML has its scripts and styles after the title.
  for (
    let next: Element | null | undefined = composedTitle;
    next && !next.matches('[rel=manifest],[rel=stylesheet],[rel=icon],script,style');
  ) {
    const removed = next;
    next = next.nextElementSibling;
    removed.remove();
  }
}
