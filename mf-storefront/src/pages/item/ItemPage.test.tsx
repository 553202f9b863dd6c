import type { PublishedProduct } from '@shop/shared-contract';
import { structuredData } from '@shop/shared-ui/test-support';
import { act, screen, within } from '@testing-library/react';
import { testProduct } from '../../catalogue/testProduct';
import { address, openCatalogue } from '../catalogue/testing/openCatalogue';

const row = (n: number, part: Partial<PublishedProduct> = {}): PublishedProduct =>
  testProduct({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    name: `Nokian Outpost ${n}`,
    description: 'For gravel',
    price: 180 + n,
    image_url: 'https://example.com/a.jpg',
    ...part,
  });
const tire = row(1, {
  ...{ brand: 'Nokian', sku: 'NOK-1', size: '265/70R17', load_index: 115, speed_rating: 'T' },
  ...{ available: 6, name_es: 'Nokian para nieve', photos: ['https://example.com/b.jpg'] },
});
const path = (item: PublishedProduct, name = 'nokian-outpost-1') =>
  `/tires/item/${item.id}-${name}`;

const visit = (at: string, rows = [tire], language: 'en' | 'es' = 'en') =>
  openCatalogue(at, { language, content: { products: async () => rows } });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('shows the product with stock, facts, price and what to do next', async () => {
  await visit(path(tire));
  expect(title()).toBe('Nokian Outpost 1');
  expect(screen.getByText('In stock at Tara Blvd: 6')).toBeVisible();
  expect(screen.getByText('265/70R17 115T')).toBeVisible();
  expect(screen.getByText('$181.00')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?tires=${tire.id}&count=4`,
  );
  expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tires/all',
    '/tires/winter-tires',
  ]);
});

test('shows what the installed price consists of, for as many tires as are chosen', async () => {
  const user = await visit(path(tire));
  const deal = () => screen.getByText('Sales tax').closest('dl');
  expect(deal()).toHaveTextContent(
    'Tires$724.00Mounting, balancing, valves$116.00Fees and disposal$16.00Sales tax$59.204 installed$915.20',
  );
  const count = screen.getByRole('combobox', { name: 'How many tires?' });
  expect(within(count).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(count, '2');
  expect(deal()).toHaveTextContent(/2 installed\$457\.60$/);
  expect(screen.getByRole('link', { name: /^Book installation/ })).toHaveAttribute(
    'href',
    `/booking?tires=${tire.id}&count=2`,
  );
});

test('shows no installed price of tires that are sold', async () => {
  const sold = { ...tire, id: row(23).id, in_stock: false, available: 0 };
  await visit(path(sold), [sold]);
  expect(screen.queryByRole('combobox', { name: 'How many tires?' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Book installation/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeDisabled();
});

test('shows the other photos when they are chosen', async () => {
  const user = await visit(path(tire));
  const photo = () => screen.getByRole('img', { name: 'Nokian Outpost 1' }).getAttribute('src');
  expect(photo()).toBe('https://example.com/a.jpg');
  await user.click(screen.getByRole('button', { name: 'Photo 2 of Nokian Outpost 1' }));
  expect(photo()).toBe('https://example.com/b.jpg');
});

test('describes the product to search engines', async () => {
  await visit(path(tire));
  expect(structuredData()).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      sku: 'NOK-1',
      url: expect.stringContaining(path(tire)),
      offers: expect.objectContaining({ price: 181, priceCurrency: 'USD' }),
    }),
  );
});

test('shows products of the same size first, and none that is sold', async () => {
  const own = { ...tire, id: row(20).id };
  const rows = [
    own,
    row(2, { category: 'used-tires', size: '265/70R17', price: 400 }),
    row(3, { price: 190 }),
    row(4, { price: 182 }),
    row(5, { in_stock: false }),
    row(6, { category: 'performance-tires' }),
  ];
  await visit(path(own), rows);
  const related = within(screen.getByRole('region', { name: 'Similar products' }));
  expect(related.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Nokian Outpost 2',
    'Nokian Outpost 4',
    'Nokian Outpost 3',
  ]);
});

test('shows the Spanish name, at the same address', async () => {
  await visit(path(tire), [tire], 'es');
  expect(title()).toBe('Nokian para nieve');
  expect(screen.getByText('Disponibles en Tara Blvd: 6')).toBeVisible();
});

test('an address with an earlier name leads to the current one', async () => {
  await visit(path(tire, 'old-name'));
  expect(address()).toBe(path(tire));
});

test('shows the page from the content of its HTML, without loading all products', async () => {
  const own = { ...tire, id: row(21).id };
  const products = jest.fn(async () => []);
  const load = async (part: string, other: () => Promise<unknown>) =>
    part === `content of ${path(own)}` ? { product: own, related: [row(2)] } : other();
  await openCatalogue(path(own), { content: { products, load: load as never } });
  expect(title()).toBe('Nokian Outpost 1');
  expect(screen.getByRole('region', { name: 'Similar products' })).toBeVisible();
  expect(products).not.toHaveBeenCalled();
});

test('a sample reads "Example", and is not described to search engines', async () => {
  const sample: PublishedProduct = { ...tire, id: row(24).id, is_sample: true };
  await visit(path(sample), [sample]);
  expect(title()).toBe('Nokian Outpost 1');
  expect(screen.getByText('Example')).toBeVisible();
  expect(document.documentElement.innerHTML).not.toContain('"@type":"Product"');
});

test('a product that is not listed any more offers the call and the catalogue', async () => {
  await visit(path(row(9)));
  expect(title()).toBe('This product is no longer listed');
  expect(screen.getByRole('link', { name: 'Call (770) 555-0123' })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a retry loads the products again after a failure', async () => {
  const own = { ...tire, id: row(22).id };
  const failure = Object.assign(new Error('offline'), { name: 'RemoteError' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const content = { products: () => Promise.reject(failure) };
  await expect(openCatalogue(path(own), { content })).rejects.toThrow();
  await act(async () => {});
  await visit(path(own), [own]);
  expect(title()).toBe('Nokian Outpost 1');
});

describe('a photo that staff uploaded', () => {
  const image_url = '/content/a1b2c3d4e5f6-1280.webp';
  const srcset = '/content/a1b2c3d4e5f6-320.webp 320w, /content/a1b2c3d4e5f6-1280.webp 1280w';
  const picture = { width: 1280, height: 960, srcset };
  const alt = { en: 'Tread in snow', es: 'Banda en la nieve' };
  const shown = (n: number, part: object) =>
    row(n, { image_url, pictures: { [image_url]: { ...picture, ...part } } });

  test.each([
    ['en', 'Tread in snow'],
    ['es', 'Banda en la nieve'],
  ] as const)('has its size, its widths and what it shows in %s', async (language, name) => {
    const item = shown(21, { alt });
    await visit(path(item, 'nokian-outpost-21'), [item], language);
    const photo = screen.getByRole('img', { name });
    expect(photo).toHaveAttribute('src', image_url);
    expect(photo).toHaveAttribute('srcset', srcset);
    expect(photo).toHaveAttribute('sizes');
    expect(photo).toHaveAttribute('width', '1280');
    expect(photo).toHaveAttribute('height', '960');
  });

  test('has the name of the product where nobody has described it', async () => {
    const item = shown(22, {});
    await visit(path(item, 'nokian-outpost-22'), [item]);
    expect(screen.getByRole('img', { name: 'Nokian Outpost 22' })).toBeVisible();
  });
});
