import { provideShop, resetShop } from '@shop/shared-contract';
import { structuredData } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import servicesPage from './page';

afterEach(resetShop);

const cards = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('article');

test('shows three service cards with six items each and a booking link', async () => {
  await openPage(servicesPage);
  const services = cards('Our services');
  expect(services).toHaveLength(3);
  for (const service of services) {
    expect(within(service).getAllByRole('listitem')).toHaveLength(6);
    expect(within(service).getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
      'href',
      '/booking',
    );
  }
});

test('shows the picture of staff with what it shows, and the built-in one in other places', async () => {
  const address = '/content/0123456789ab-1280.webp';
  provideShop({ pagePictures: { tires: { address, text: { en: 'Our new bay' } } } });
  await openPage(servicesPage, { language: 'es' });
  // The text in English is marked as such.
  const picture = screen.getByRole('img', { name: 'Our new bay' });
  expect(picture).toHaveAttribute('src', address);
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('-640.webp 640w'));
  expect(picture).toHaveAttribute('lang', 'en');
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '500');
  const builtIn = screen.getByRole('img', { name: /Un mecánico con su lista/ });
  expect(builtIn).toHaveAttribute('src', 'file');
  expect(builtIn).not.toHaveAttribute('srcset');
});

test('items lead to the products or to the wizard with their service', async () => {
  await openPage(servicesPage);
  expect(screen.getByRole('link', { name: 'Oil and filter changes' })).toHaveAttribute(
    'href',
    '/booking?service=oil-change',
  );
  expect(screen.getByRole('link', { name: 'Inspected used tires' })).toHaveAttribute(
    'href',
    '/tires/used-tires',
  );
});

test('shows three reasons to choose the shop, and a call to book', async () => {
  await openPage(servicesPage);
  const why = screen.getByRole('region', { name: 'Why choose us' });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking');
});

test('renders the services page in Spanish', async () => {
  await openPage(servicesPage, { language: 'es' });
  expect(cards('Nuestros servicios')[0]).toHaveTextContent(
    'Reparación de llantas ponchadas (vacías)',
  );
});

test('describes the shop and its services to search engines', async () => {
  await openPage(servicesPage, { language: 'es' });
  expect(structuredData().map((node) => node['@type'])).toEqual([
    ['TireShop', 'AutoRepair'],
    ...['Service', 'Service', 'Service'],
  ]);
});
