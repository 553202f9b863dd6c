import type { PublishedProduct } from '@shop/shared-contract';
import { structuredData } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { testProduct } from '../../catalogue/testProduct';
import { listedNames, openCatalogue } from './testing/openCatalogue';

const row = (id: number, category: string, name: string): PublishedProduct =>
  testProduct({
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    name,
    description: 'From the <b>staff</b>',
    price: 80,
    category,
    condition: category === 'used-tires' ? 'used' : 'new',
    image_url: 'https://example.com/tire.jpg',
  });

const twoTires = [row(1, 'winter-tires', 'Staff Winter'), row(2, 'used-tires', 'Staff Used')];

const card = (name: string) =>
  within(
    screen.getAllByRole('article').find((each) => each.textContent?.includes(name)) ??
      document.body,
  );

const visit = (at: string, rows: PublishedProduct[] = twoTires) =>
  openCatalogue(at, { content: { products: async () => rows } });

test('lists staff’s products in their categories and escapes their text', async () => {
  await visit('/tires/new-tires');
  expect(screen.getByText('1 item found')).toBeVisible();
  expect(listedNames()).toEqual(['Staff Winter']);
  expect(screen.getByText('From the <b>staff</b>')).toBeVisible();
});

test('shows no stars where there are no reviews', async () => {
  const unrated = { ...row(6, 'winter-tires', 'Staff Unreviewed'), rating: 5 };
  await visit('/tires/all', [unrated, { ...unrated, id: 'b', name: 'Staff Zero', reviews: 0 }]);
  expect(listedNames()).toEqual(['Staff Unreviewed', 'Staff Zero']);
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});

test('marks a text that is not in Spanish on a page in Spanish', async () => {
  const half = { ...row(7, 'winter-tires', 'Staff Half'), description_es: 'Del taller' };
  await openCatalogue('/tires/all', { content: { products: async () => [half] }, language: 'es' });
  expect(screen.getByRole('link', { name: 'Staff Half' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Del taller')).not.toHaveAttribute('lang');
});

test('a card says what the rest of a set costs installed, and books it', async () => {
  const pair = { ...row(4, 'used-tires', 'Staff Pair'), price: 54.5, available: 2 };
  await visit('/tires/used-tires', [pair]);
  expect(card('Staff Pair').getByText('for 2, installed').parentElement).toHaveTextContent(
    '$182.36 for 2, installed',
  );
  expect(card('Staff Pair').getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?tires=${pair.id}&count=2`,
  );
});

test('lists staff’s parts among the parts only', async () => {
  const part = row(3, 'brake-parts', 'Staff Pads');
  await visit('/auto-parts/brake-parts', [...twoTires, part]);
  expect(listedNames()).toEqual(['Staff Pads']);
  expect(screen.queryByText(/installed/)).toBeNull();
  expect(card('Staff Pads').getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?product=${part.id}`,
  );
});

test('a category without products offers the call and the nearest category', async () => {
  const user = await visit('/auto-parts/transmission-parts', [row(5, 'spark-plugs', 'Staff Plug')]);
  expect(screen.getByText('Nothing listed here right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (770) 555-0123' })).toBeVisible();
  const empty = screen.getByText('Nothing listed here right now').parentElement;
  if (!empty) throw new Error('No empty state');
  await user.click(within(empty).getByRole('link', { name: 'Engine Parts' }));
  await waitFor(() => expect(listedNames()).toEqual(['Staff Plug']));
});

test('shows the empty state in a shop without products', async () => {
  await visit('/tires/all', []);
  expect(screen.getByText('Nothing listed here right now')).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a sample reads "Example", is booked like any tire, and is in no structured data', async () => {
  const sample: PublishedProduct = {
    ...row(6, 'winter-tires', 'Sample Winter'),
    ...{ is_sample: true, rating: 4.8, reviews: 412 },
  };
  await visit('/tires/all', [...twoTires, sample]);
  expect(card('Sample Winter').getByText('Example')).toBeVisible();
  expect(card('Sample Winter').getByRole('img')).toHaveAccessibleName(
    '4.8 out of 5 stars, 412 reviews',
  );
  expect(card('Sample Winter').getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?tires=${sample.id}&count=4`,
  );
  expect(card('Staff Winter').queryByText('Example')).toBeNull();
  const data = JSON.stringify(structuredData());
  expect(data).toContain('"name":"Staff Winter"');
  expect(data).not.toMatch(/Sample Winter|aggregateRating/i);
});

test('shows a long list page by page and moves the focus to the first new card', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => row(n, 'winter-tires', `Tire ${n}`));
  const user = await visit('/tires/winter-tires', rows);
  expect(screen.getByText('60 items found')).toBeVisible();
  expect(listedNames()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(48));
  expect(document.activeElement).toHaveTextContent('Tire 24');
  await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(60));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
