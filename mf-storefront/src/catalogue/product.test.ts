import { fromPublished } from './product';

const row = {
  id: '0b9f9f3e-1111-4222-8333-444455556666',
  name: 'Falken Wildpeak A/T4W',
  description: 'For gravel & mud',
  price: 189.5,
  category: 'all-terrain-tires',
  image_url: 'https://example.com/tire.jpg',
  in_stock: false,
  created_at: '2026-01-02T03:04:05Z',
};

test('copies the fields of a published product and adds none', () => {
  expect(fromPublished(row)).toEqual({
    id: row.id,
    name: row.name,
    description: row.description,
    price: 189.5,
    image: row.image_url,
    category: 'all-terrain-tires',
    condition: 'new',
    inStock: false,
    freeShipping: false,
    specs: [],
  });
});

test('only products of the category used-tires have the condition used', () => {
  expect(fromPublished({ ...row, category: 'used-tires' }).condition).toBe('used');
  expect(fromPublished({ ...row, category: 'winter-tires' }).condition).toBe('new');
});
