import { fromStaff } from './staffProducts';

const row = {
  id: '0b9f9f3e-1111-4222-8333-444455556666',
  name: 'Falken Wildpeak A/T4W',
  description: 'For gravel & mud',
  price: 189.5,
  category: 'all-terrain-tires' as const,
  image_url: 'https://example.com/tire.jpg',
  in_stock: false,
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
};

test('takes over what staff wrote and makes nothing up', () => {
  expect(fromStaff(row)).toEqual({
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

test('their used tires are used, all others new', () => {
  expect(fromStaff({ ...row, category: 'used-tires' }).condition).toBe('used');
  expect(fromStaff({ ...row, category: 'winter-tires' }).condition).toBe('new');
});
