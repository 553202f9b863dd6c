/**
 * Which links a browser that knows how may prefetch by itself: public pages, once the visitor
 * presses. In the HTML, since rules in a file would take a connection when the page needs them all.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/admin*' } }] },
      eagerness: 'conservative',
    },
  ],
};
