import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { DEFAULT_LANGUAGE, languageOfPath } from './languages';
import { findPage, pageStatus, routesOverlap } from './routes';
import { layoutAddresses, remotesOfBothLayouts } from './testing/layoutAddresses';

const segment = fc.constantFrom('tires', 'blog', 'a-b', 'admin', '7');
const patternSegment = fc.oneof(segment, fc.constantFrom(':id', ':slug'));
const pattern = fc
  .tuple(fc.array(patternSegment, { maxLength: 3 }), fc.boolean())
  .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);

const addressSegment = fc.oneof(
  segment,
  segment.map((text) => text.toUpperCase()),
  fc.constantFrom('Tires', '%41-b', '%61dmin', 'a%2Fb', '%20', '%', 'x.y', 'é', '*', ':id', ''),
);
const address = fc
  .tuple(fc.array(addressSegment, { maxLength: 4 }), fc.constantFrom('', '/', '//'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

/** The routes of a site, which a release refuses when two of them overlap. */
const routes = fc
  .uniqueArray(pattern, { minLength: 1, maxLength: 5 })
  .map((paths) =>
    paths.filter((path, index) =>
      paths.slice(0, index).every((before) => !routesOverlap(before, path)),
    ),
  );

// The router warns of a malformed address, and reads it as it is.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

const pageOf = (path: string) => ({ path, module: './page' });

test('finds the page that the router renders, in any letter case and with slashes at the end', () => {
  fc.assert(
    fc.property(routes, address, (paths, pathname) => {
      const matched = matchRoutes(
        paths.map((path) => ({ path })),
        pathname,
      )?.at(-1)?.route.path;
      const pages = paths.map(pageOf);
      expect(findPage(pages, pathname)?.path).toBe(matched);
      expect(pageStatus({ remotes: [{ live: { pages } }] }, pathname)).toBe(matched ? 200 : 404);
    }),
    { numRuns: 3_000 },
  );
});

test('two routes overlap whenever one address matches both', () => {
  fc.assert(
    fc.property(pattern, pattern, address, (one, other, pathname) => {
      const isMatched = (path: string) => matchRoutes([{ path }], pathname) !== null;
      if (isMatched(one) && isMatched(other)) expect(routesOverlap(one, other)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['/tires/:category', '/tires/all', '/Tires/All', '/tires/all'],
  ['/admin/*', '/admin/login', '/Admin/Login/', '/admin/login'],
  ['/:page', '/booking', '/Booking', '/booking'],
  ['/admin/*', '/admin', '/admin/', '/admin'],
  ['/:section/*', '/:page', '/booking', '/:page'],
  ['/:one/:two', '/tires/*', '/tires/all', '/tires/*'],
])('of %s and %s the more exact one answers %s', (open, exact, pathname, found) => {
  const pages = [pageOf(open), pageOf(exact)];
  expect(findPage(pages, pathname)?.path).toBe(found);
  expect(findPage(pages.reverse(), pathname)?.path).toBe(found);
  expect(matchRoutes([{ path: open }, { path: exact }], pathname)?.[0]?.route.path).toBe(found);
});

test.each(layoutAddresses)(
  'the router renders at %s a page of the layout %s',
  (address, layout) => {
    const { pathname } = new URL(`http://localhost${address}`);
    const language = languageOfPath(pathname);
    const all = remotesOfBothLayouts.flatMap(({ live }) =>
      live.pages.map(({ path }) => ({ path, id: live.layout ?? 'site' })),
    );
    const basename = language === DEFAULT_LANGUAGE ? '/' : `/${language}`;
    expect(matchRoutes(all, pathname, basename)?.[0]?.route.id ?? 'site').toBe(layout);
  },
);
