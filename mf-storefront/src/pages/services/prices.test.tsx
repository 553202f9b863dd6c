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
    price: 0,
    inWizard: false,
  },
];

test.each([
  {
    language: 'en',
    title: 'Prices',
    rows: [
      'Oil Change45 min$45.00Book Now (Oil Change)',
      'Flat RepairPlug and patch.1 hour 30 minPrice on requestCall us (Flat Repair)',
    ],
  },
  {
    language: 'es',
    title: 'Precios',
    rows: [
      'Cambio de aceite45 min$45.00Agendar cita (Cambio de aceite)',
      'Reparación de llantaTapón y parche.1 hora 30 minPregunte el precioLlámenos (Reparación de llanta)',
    ],
  },
] as const)(
  'lists the published services with their prices and the ways to read about each and to book it ($language)',
  async ({ language, title, rows }) => {
    provideShop({ services });
    await openPage(servicesPage, { language });
    const region = within(screen.getByRole('region', { name: title }));
    expect(region.getAllByRole('listitem').map((row) => row.textContent)).toEqual(rows);
    const links = region.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/services/oil-change',
      '/booking?service=oil-change',
      '/services/flat-repair',
      'tel:+17705550123',
    ]);
  },
);

test('shows no prices before any service was published', async () => {
  await openPage(servicesPage);
  expect(screen.queryByRole('region', { name: 'Prices' })).not.toBeInTheDocument();
});
