import { type PublishedOffer, provideShop, resetShop } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { setSystemTime, structuredData } from '@shop/shared-ui/test-support';
import { act, screen, within } from '@testing-library/react';
import cataloguePage from '../pages/catalogue/page';
import homePage from '../pages/home/page';
import servicesPage from '../pages/services/page';
import { openPage } from '../testSupport/openPage';
import { stubBrowserApis } from '../testSupport/stubBrowserApis';

/** Friday at noon, on the shop's clock. */
setSystemTime('2026-10-30T16:00:00Z', ['setInterval', 'clearInterval']);
// The film of the home page does not start.
beforeEach(() => stubBrowserApis({ reducedMotion: true }));
afterEach(resetShop);

/** Until Sunday at 17:00, on the day on which the clocks change. */
const weekend = { from: '2026-10-30T12:00:00.000Z', until: '2026-11-01T22:00:00.000Z' };
const oil: PublishedOffer = {
  id: '1',
  title: { en: 'Weekend oil change', es: 'Aceite de fin de semana' },
  text: { en: 'With a free look at your brakes.' },
  smallPrint: { en: 'Up to five quarts.' },
  service: 'oil-change',
  percent: 10,
  ...weekend,
};
const freeCoffee: PublishedOffer = { id: '2', title: { en: 'Free coffee' }, ...weekend };

const publish = (...offers: PublishedOffer[]) => provideShop({ offers, services: seedServices });
const offers = (name = 'Offers') => within(screen.getByRole('region', { name }));
const isHidden = (text: string) => screen.getByText(text).closest('[hidden]') !== null;

test.each([
  ['home', homePage, {}],
  ['catalogue', cataloguePage, { route: '/tires/:category', at: '/tires/all' }],
] as const)('the page %s shows the offers that run', async (_, page, options) => {
  publish(oil, freeCoffee);
  await openPage(page, options);
  const [first, second] = offers().getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Weekend oil change$40.50 (regularly $45.00)With a free look at your brakes.' +
      'For visits that start before Sunday, November 1, 2026, 5:00 PMUp to five quarts.',
  );
  expect(second).toHaveTextContent('Free coffeeUntil Sunday, November 1, 2026, 5:00 PM');
  expect(
    offers()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/booking?service=oil-change']);
});

test('a service shows its offer in the language of the page, and search engines read until when', async () => {
  publish(oil, freeCoffee);
  await openPage(servicesPage, { language: 'es' });
  expect(offers('Precios').getByText('Aceite de fin de semana').closest('li')).toHaveTextContent(
    /\$40\.50 en vez de \$45\.00.*Para citas que empiecen antes del domingo, 1 de noviembre de 2026, 5:00 p\.m\./,
  );
  expect(screen.queryByText('Free coffee')).toBeNull();
  const data = structuredData().filter(({ name }) => name === 'Cambio de aceite');
  expect(data).toMatchObject([
    {
      '@type': 'Service',
      offers: { price: 40.5, validFrom: weekend.from, validThrough: weekend.until },
    },
  ]);
});

const UPLOADED = '/content/0123456789ab-1280.webp';
const winterSale = {
  ...{ id: '5', title: { en: 'Winter sale', es: 'Rebaja de invierno' }, category: 'winter-tires' },
  ...{ picture: UPLOADED, pictureText: { en: 'Snow', es: 'Nieve' }, ...weekend },
} satisfies PublishedOffer;
const catalogueAt = (at: string) => ({
  route: at.replace(/[^/]+$/, ':category'),
  at,
});

test.each([
  ['/tires/winter-tires', ['Winter sale', 'Any tire']],
  ['/tires/all', ['Any tire']],
  ['/auto-parts/all', []],
])('the catalogue %s has its own offers at its top, and the others at its end', async (at, own) => {
  publish(winterSale, { ...freeCoffee, id: '6', title: { en: 'Any tire' }, category: 'tires' });
  await openPage(cataloguePage, catalogueAt(at));
  const results = screen.getByRole('heading', { name: 'Products' });
  const isAbove = ({ text }: { text: HTMLElement }) =>
    (text.compareDocumentPosition(results) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const shown = ['Winter sale', 'Any tire'].map((name) => ({ name, text: screen.getByText(name) }));
  expect(shown.filter(isAbove).map(({ name }) => name)).toEqual(own);
});

test('the home page shows the picture of an offer and leads to its catalogue', async () => {
  const { pictureText: _, ...undescribed } = winterSale;
  publish(winterSale, { ...undescribed, id: '6', category: 'parts' });
  await openPage(homePage, { language: 'es' });
  const [first, second] = offers('Ofertas').getAllByRole('listitem');
  const picture = within(first as HTMLElement).getByRole('img', { name: 'Nieve' });
  expect(picture).toHaveAttribute('src', UPLOADED);
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['960', '640']);
  expect(picture.getAttribute('srcset')).toMatch(/-320\.webp 320w, \S+-640\.webp 640w, /);
  // Without a text of staff the title tells what the picture belongs to.
  expect(within(second as HTMLElement).getByRole('img')).toHaveAccessibleName('Rebaja de invierno');
  const links = offers('Ofertas').getAllByRole('link', { name: /^Ver los productos \(Rebaja/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tires/winter-tires',
    '/auto-parts/all',
  ]);
});

test('a service shows the picture of its offer, also to search engines', async () => {
  publish({ ...oil, picture: UPLOADED, pictureText: { en: 'Fresh oil' } });
  await openPage(servicesPage);
  expect(offers('Prices').getByRole('img', { name: 'Fresh oil' })).toHaveAttribute('src', UPLOADED);
  const data = structuredData().filter(({ name }) => name === 'Oil Change');
  expect(data).toMatchObject([{ offers: { image: expect.stringContaining(UPLOADED) } }]);
});

test('of two offers that lower a price the better one is shown', async () => {
  publish(oil, { ...oil, id: '3', title: { en: 'Six dollars off' }, amount: 6, percent: 0 });
  await openPage(homePage);
  expect(offers().getByText('$39.00 (regularly $45.00)')).toBeVisible();
  expect(screen.queryByText('Weekend oil change')).toBeNull();
});

test('hides an offer when it ends, and the section with the last one', async () => {
  const early = {
    ...freeCoffee,
    id: '4',
    title: { en: 'Early bird' },
    until: '2026-10-30T16:30:00.000Z',
  };
  publish(early, oil);
  await openPage(homePage);
  expect([isHidden('Early bird'), isHidden('Weekend oil change')]).toEqual([false, false]);
  act(() => jest.setSystemTime(new Date(early.until)));
  act(() => jest.advanceTimersByTime(60_000));
  expect([isHidden('Early bird'), isHidden('Weekend oil change')]).toEqual([true, false]);
  act(() => jest.setSystemTime(new Date(weekend.until)));
  act(() => jest.advanceTimersByTime(60_000));
  expect(isHidden('Offers')).toBe(true);
});

test('the HTML says on the shop’s clock when an offer ends, for the script of the page', async () => {
  publish(freeCoffee);
  await openPage(homePage);
  const marked = screen.getByText('Free coffee').closest('[data-until]');
  expect(marked).toHaveAttribute('data-until', '2026-11-01T17:00');
});

test('shows no section without an offer', async () => {
  publish();
  await openPage(homePage);
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
});
