import '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { parts, tires } from '../../catalogue/departments';
import { titleFromSlug } from '../../catalogue/filterLabels';
import { isTire } from '../../catalogue/product';
import { seedProducts } from '../../testSupport/seedProducts';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const card = (name: string) => {
  const found = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name }));
  if (!found) throw new Error(`No card of ${name}`);
  return within(found);
};

test('/tires/all lists the sample tires with count and title', async () => {
  await openCatalogue('/tires/all');
  expect(title()).toBe('All Tires');
  expect(screen.getByText('8 items found')).toHaveRole('status');
  expect(listedNames()).toEqual(seedProducts.filter(isTire).map(({ name }) => name));
  expect(document.title).toBe('All Tires in Jonesboro, GA | Tara Tire & Auto');
});

test.each([
  ['new-tires', 'New Tires', 5],
  ['used-tires', 'Used Tires', 3],
  ['performance-tires', 'Performance Tires', 1],
  ['all-season-tires', 'All-Season Tires', 4],
  ['winter-tires', 'Winter Tires', 1],
  ['run-flat-tires', 'Run-Flat Tires', 1],
])('/tires/%s is titled %s and lists %i', async (category, expected, count) => {
  await openCatalogue(`/tires/${category}`);
  expect(title()).toBe(expected);
  expect(listedNames()).toHaveLength(count);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(expected);
});

test.each(parts.categories)('the title of /auto-parts/%s is built from its slug', async (slug) => {
  await openCatalogue(`/auto-parts/${slug}`);
  expect(title()).toBe(slug === 'all' ? 'Auto Parts' : titleFromSlug(slug));
});

test('an empty category shows the empty state with a phone link and a link to all', async () => {
  await openCatalogue('/auto-parts/brake-parts');
  expect(screen.getByText('0 items found')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing listed here right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See everything' })).toHaveAttribute(
    'href',
    '/auto-parts/all',
  );
  for (const filters of screen.getAllByRole('button', { name: 'Filters' })) {
    expect(filters).toBeDisabled();
  }
});

test('a card shows every fact of its product', async () => {
  await openCatalogue('/tires/all');
  const crossClimate = card('Michelin CrossClimate2');
  for (const text of [
    'Michelin · All-Season Tires',
    'SKU MIC-CC2-2256517',
    '$197.99 each',
    'In stock',
    'Free shipping',
    '(412)',
  ]) {
    expect(crossClimate.getByText(text)).toBeVisible();
  }
  expect(crossClimate.getByText('225/65R17 102H')).toBeVisible();
  expect(crossClimate.getByRole('img')).toHaveAccessibleName('4.8 out of 5 stars, 412 reviews');
  expect(crossClimate.queryByText('Tread depth')).toBeNull();

  expect(crossClimate.getByText('for 4, installed').parentElement).toHaveTextContent(
    '$988.60 for 4, installed',
  );

  const used = card('General AltiMAX 365AW');
  // Without the state fee.
  expect(used.getByText('for 4, installed').parentElement).toHaveTextContent(
    '$323.64 for 4, installed',
  );
  expect(used.getByText('Tread depth').nextSibling).toHaveTextContent('5/32"');
  expect(used.queryByText('Free shipping')).toBeNull();
});

test('Add to cart has no action, and is disabled for a product out of stock, beside a phone link', async () => {
  const user = await openCatalogue('/tires/all');
  const name = 'Michelin Primacy MXM4 ZP';
  expect(card(name).getByRole('button', { name: `Add to cart ${name}` })).toBeDisabled();
  expect(card(name).getByRole('link', { name: `Call to order ${name}` })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  const add = card('Michelin CrossClimate2').getByRole('button', { name: /^Add to cart/ });
  expect(add).toBeEnabled();
  const before = document.body.innerHTML;
  await user.click(add);
  expect(document.body.innerHTML).toBe(before);
});

test('in Spanish the labels are Spanish and product names are unchanged', async () => {
  await openCatalogue('/tires/used-tires', { language: 'es' });
  expect(title()).toBe('Llantas usadas');
  expect(screen.getByText('3 productos encontrados')).toBeVisible();
  const used = card('Goodyear Assurance MaxLife');
  expect(used.getByText('Profundidad del dibujo').nextSibling).toHaveTextContent('8/32"');
  expect(used.getByRole('button', { name: /^Agregar al carrito/ })).toBeEnabled();
  expect(document.body.textContent).not.toMatch(/[a-z]+\.[a-z]+[A-Z]|Tires|Filters|stock/);
});

test('an unknown category shows the not-found page with links to the existing ones', async () => {
  await openCatalogue('/tires/snow-chains');
  expect(title()).toBe('We don’t have that category');
  expect(screen.queryAllByRole('article')).toEqual([]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...tires.categories.map((each) => `/tires/${each}`),
    ...parts.categories.map((each) => `/auto-parts/${each}`),
  ]);
});

test('a category of the other department shows the not-found page', async () => {
  await openCatalogue('/auto-parts/winter-tires');
  expect(title()).toBe('We don’t have that category');
});

test('a link to another category removes search and filters and preserves the view', async () => {
  const user = await openCatalogue('/tires/all?q=mich&filter=used&view=list');
  await user.click(screen.getByRole('link', { name: 'Winter Tires' }));
  await waitFor(() => expect(title()).toBe('Winter Tires'));
  expect(address()).toBe('/tires/winter-tires?view=list');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
