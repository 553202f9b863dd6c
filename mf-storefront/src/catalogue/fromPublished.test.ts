import { fromPublished } from './fromPublished';

/** A product that staff published. */
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

test('converts what staff record of a used tire', () => {
  expect(
    fromPublished({
      ...row,
      ...{ brand: 'Falken', sku: 'FAL-1', condition: 'used', size: '265/70R17', load_index: 115 },
      ...{ speed_rating: 'T', tread_32nds: 7, dot: '3521', available: 3, free_shipping: true },
      ...{ name_es: 'Falken de uso', description_es: 'Para grava', photos: ['/b.jpg'] },
    }),
  ).toMatchObject({
    ...{ brand: 'Falken', sku: 'FAL-1', condition: 'used', treadDepth: 7, dot: '3521' },
    ...{ available: 3, freeShipping: true, nameEs: 'Falken de uso', photos: ['/b.jpg'] },
    specs: [
      { label: 'size', value: '265/70R17 115T' },
      { label: 'load', value: '2,679 lb' },
      { label: 'speed', value: '118 mph' },
    ],
  });
});

test('shows a size without load index and speed symbol', () => {
  expect(fromPublished({ ...row, size: '265/70R17' }).specs).toEqual([
    { label: 'size', value: '265/70R17' },
  ]);
});
