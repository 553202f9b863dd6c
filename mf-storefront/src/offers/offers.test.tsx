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
    'Weekend oil change$40.50 instead of $45.00With a free look at your brakes.' +
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

test('of two offers that lower a price the better one is shown', async () => {
  publish(oil, { ...oil, id: '3', title: { en: 'Six dollars off' }, amount: 6, percent: 0 });
  await openPage(homePage);
  expect(offers().getByText('$39.00 instead of $45.00')).toBeVisible();
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
