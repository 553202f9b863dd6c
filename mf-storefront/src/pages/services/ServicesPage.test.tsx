import { screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import servicesPage from './page';

const cards = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('article');

test('offers three kinds of service with six items each and a way to book', async () => {
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

test('gives three reasons', async () => {
  await openPage(servicesPage);
  const why = screen.getByRole('region', { name: 'Why choose us' });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('speaks Spanish', async () => {
  await openPage(servicesPage, { language: 'es' });
  expect(cards('Nuestros servicios')[0]).toHaveTextContent('Reparación de ponchaduras');
});
