import { type PublishedProduct, provideContent } from '@shop/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const row = (id: number, category: string, name: string): PublishedProduct => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  name,
  description: 'From the <b>staff</b>',
  price: 80,
  category,
  image_url: 'https://example.com/tire.jpg',
  in_stock: true,
  created_at: '2026-01-02T03:04:05Z',
});

const twoTires = [row(1, 'winter-tires', 'Staff Winter'), row(2, 'used-tires', 'Staff Used')];

const card = (name: string) =>
  within(
    screen.getAllByRole('article').find((each) => each.textContent?.includes(name)) ??
      document.body,
  );

const visit = (
  address: string,
  rows: PublishedProduct[] = twoTires,
  { sampleCatalogue = true } = {},
) => {
  const products = jest.fn(async () => rows);
  provideContent({ products });
  return openCatalogue(address, { site: { sampleCatalogue } }).then((user) => ({ user, products }));
};

test('lists staff’s products before the samples', async () => {
  await visit('/tires/all');
  expect(screen.getByText('10 items found')).toBeVisible();
  expect(listedNames().slice(0, 3)).toEqual([
    'Staff Winter',
    'Staff Used',
    'Michelin CrossClimate2',
  ]);
});

test('lists staff’s products in their categories and escapes their text', async () => {
  await visit('/tires/new-tires');
  expect(screen.getByText('6 items found')).toBeVisible();
  expect(listedNames()[0]).toBe('Staff Winter');
  expect(screen.getByText('From the <b>staff</b>')).toBeVisible();
});

test('a card says what the rest of a set costs installed, and books it', async () => {
  const pair = { ...row(4, 'used-tires', 'Staff Pair'), price: 54.5, available: 2 };
  await visit('/tires/used-tires', [pair]);
  expect(card('Staff Pair').getByText('2 installed').parentElement).toHaveTextContent(
    '2 installed $182.36',
  );
  expect(card('Staff Pair').getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?tires=${pair.id}&count=2`,
  );
});

test('lists staff’s parts among the parts only', async () => {
  const part: PublishedProduct = { ...row(3, 'brake-parts', 'Staff Pads'), kind: 'part' };
  await visit('/auto-parts/brake-parts', [...twoTires, part]);
  expect(listedNames()).toEqual(['Staff Pads']);
  expect(screen.queryByText(/installed/)).toBeNull();
  expect(card('Staff Pads').getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('a category without products offers the call and the nearest category', async () => {
  const { user } = await visit('/auto-parts/transmission-parts', []);
  expect(screen.getByText('Nothing listed here right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (770) 555-0123' })).toBeVisible();
  const empty = screen.getByText('Nothing listed here right now').parentElement;
  if (!empty) throw new Error('No empty state');
  await user.click(within(empty).getByRole('link', { name: 'Engine Parts' }));
  await waitFor(() => expect(listedNames()).toEqual(['NGK Iridium IX BKR6EIX']));
});

test.each(['/tires', '/Auto-Parts'])('%s leads to all products', async (from) => {
  await visit(`${from}?q=b`);
  expect(address()).toBe(`${from.toLowerCase()}/all?q=b`);
});

test('lists only staff’s products in a shop without samples', async () => {
  await visit('/tires/all', twoTires, { sampleCatalogue: false });
  expect(listedNames()).toEqual(['Staff Winter', 'Staff Used']);
});

test('shows the empty state in a shop without samples and products', async () => {
  await visit('/tires/all', [], { sampleCatalogue: false });
  expect(screen.getByText('Nothing listed here right now')).toBeVisible();
});

test('shows a long list page by page and moves the focus to the first new card', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => row(n, 'winter-tires', `Tire ${n}`));
  const { user } = await visit('/tires/winter-tires', rows);
  expect(screen.getByText('61 items found')).toBeVisible();
  expect(listedNames()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(48));
  expect(document.activeElement).toHaveTextContent('Tire 24');
  await user.click(screen.getByRole('button', { name: 'Show 13 more' }));
  await waitFor(() => expect(listedNames()).toHaveLength(61));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
