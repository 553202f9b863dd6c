/**
 * A file of rules would take a connection when the page needs all. The content security policy contains
 * the digest of the text.
 * @param privatePaths paths below which nothing is prefetched
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
