/** Not a failure: the signal that a page's HTML is to be replaced instead of woken up. */
export class OtherVersionsHtml extends Error {
  override name = 'OtherVersionsHtml';
}
