/**
 * Which links a browser may prefetch by itself, where it has Speculation Rules: public pages, once the
 * visitor presses. In the HTML, since rules in a file would take a connection when the page needs all.
 * @param privatePaths paths below which nothing is prefetched
 * @returns the text of the script element, whose digest the content security policy contains
 */
export const speculationRules = (privatePaths: readonly string[]) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...privatePaths.map((path) => ({ not: { href_matches: `${path}*` } })),
          ],
        },
        eagerness: 'conservative',
      },
    ],
  });
