import { type PublishedProduct, provideContent } from '@shop/shared-contract';

const pads: PublishedProduct = {
  id: '00000000-0000-4000-8000-0000000000f1',
  kind: 'part',
  name: 'Pads',
  name_es: 'Balatas',
  description: '',
  price: 60,
  category: 'brake-parts',
  image_url: '',
  in_stock: true,
  created_at: '2026-11-20T12:00:00Z',
  condition: 'new',
  sku: 'P-1',
};

/** The address that books the installation of the pads. */
export const padsPath = `/booking?product=${pads.id}`;

export const publishPads = () => provideContent({ products: async () => [pads] });
