import { screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import servicesPage from './page';

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

test('shows three reasons to choose the shop', async () => {
  await openPage(servicesPage);
  const why = screen.getByRole('region', { name: 'Why choose us' });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('renders the services page in Spanish', async () => {
  await openPage(servicesPage, { language: 'es' });
  expect(cards('Nuestros servicios')[0]).toHaveTextContent('Reparación de ponchaduras');
});
