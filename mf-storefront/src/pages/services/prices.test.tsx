import { type PublishedService, provideShop, resetShop } from '@shop/shared-contract';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import servicesPage from './page';

afterEach(resetShop);

const services: PublishedService[] = [
  {
    id: 'oil-change',
    name: { en: 'Oil Change', es: 'Cambio de aceite' },
    minutes: 45,
    price: 45,
    inWizard: true,
  },
  {
    id: 'flat-repair',
    name: { en: 'Flat Repair', es: 'Reparación de llanta' },
    description: { en: 'Plug and patch.', es: 'Tapón y parche.' },
    minutes: 90,
    price: 25,
    inWizard: false,
  },
];

test.each([
  {
    language: 'en',
    title: 'Prices',
    cards: [
      ['Oil Change', '45 min · $45.00'],
      ['Flat Repair', 'Plug and patch.1 hour 30 min · $25.00'],
    ],
  },
  {
    language: 'es',
    title: 'Precios',
    cards: [
      ['Cambio de aceite', '45 min · $45.00'],
      ['Reparación de llanta', 'Tapón y parche.1 hora 30 min · $25.00'],
    ],
  },
] as const)(
  'lists the published services, with a link to those that a visitor can book ($language)',
  async ({ language, title, cards }) => {
    provideShop({ services });
    await openPage(servicesPage, { language });
    const region = screen.getByRole('region', { name: title });
    const headings = within(region).getAllByRole('heading', { level: 3 });
    expect(
      headings.map(({ textContent, parentElement }) => [
        textContent,
        parentElement?.textContent?.replace(textContent ?? '', ''),
      ]),
    ).toEqual(cards);
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/booking?service=oil-change']);
  },
);

test('shows no prices before any service was published', async () => {
  await openPage(servicesPage);
  expect(screen.queryByRole('region', { name: 'Prices' })).not.toBeInTheDocument();
});
