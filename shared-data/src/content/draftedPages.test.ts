import { pictureAddress } from '@shop/shared-contract';
import type { Product } from '../products/product';
import { draftedArticlePage, draftedProductPage, shownPictures } from './draftedPages';
import type { EntryRow } from './listsFromRows';

const ID = '0123456789ab';
const ADDRESS = pictureAddress(ID);
const picture = { id: ID, width: 800, height: 600, alt: 'A tread', alt_es: '' };
const sources = new Map([[ADDRESS, 'data:image/webp;base64,AA']]);

const article: EntryRow = {
  ...{ id: '1', list: 'articles', title: 'Brakes', title_es: '', detail: '', detail_es: '' },
  ...{ text: `Look:\n\n![](${ADDRESS})`, text_es: '', note: '', note_es: '', picture: ADDRESS },
  ...{ second_picture: '', years: null, slug: 'brakes', service: '', former_slugs: [] },
  ...{ author: 'Ana', day: '2026-03-02', written_at: '2026-03-02T09:00:00.000Z' },
};

const product = {
  ...{ id: 'a', kind: 'tire', name: 'Blizzak', description: 'Winter.', price: 0, sku: '' },
  ...{
    category: 'winter-tires',
    condition: 'new',
    brand: '',
    size: '225/65R17',
    photos: [ADDRESS],
  },
  ...{ image_url: '/tire.png', in_stock: true, quantity: 2, promised: 2, available: 0 },
  ...{ low_stock: null, is_low: true, is_sample: false, free_shipping: false, load_index: null },
  ...{ speed_rating: '', tread_32nds: null, dot: '', name_es: '', description_es: '' },
  ...{ rating: null, reviews: null, created_at: '2026-03-02', updated_at: '2026-03-02' },
} satisfies Product;

test('names the pictures that a draft shows, in its text too', () => {
  expect(shownPictures({ listEntries: [article] })).toEqual([ADDRESS, ADDRESS]);
  expect(shownPictures({ products: [product] })).toEqual([ADDRESS]);
});

test('the page of an article shows pictures of which the site has no files from where they are', () => {
  const other = { ...article, id: '2', title: 'Oil', slug: 'oil', picture: '' };
  const page = draftedArticlePage(article, [other], [picture], sources);
  const img = { tag: 'img', alt: 'A tread', width: 800, height: 600, src: sources.get(ADDRESS) };
  expect(page).toMatchObject({
    path: '/blog/brakes',
    content: {
      article: { title: { en: 'Brakes' }, picture: sources.get(ADDRESS), languages: ['en'] },
      text: { en: [{ tag: 'p' }, { children: [img] }] },
      more: [{ slug: 'oil' }],
    },
  });
  expect(JSON.stringify(page)).not.toContain('srcset');
});

test('the page of an article shows the files that the site has', () => {
  const page = draftedArticlePage(article, [], [picture], new Map());
  expect(JSON.stringify(page)).toContain(`"src":"${ADDRESS}"`);
  expect(JSON.stringify(page)).toContain('-320.webp 320w');
});

test('the page of a product has what the publisher would give it', () => {
  const { path, content } = draftedProductPage(product, [picture], sources);
  expect(path).toBe('/tires/item/a-blizzak');
  expect(content).toEqual({
    product: {
      ...{ id: 'a', kind: 'tire', name: 'Blizzak', description: 'Winter.', price: 0 },
      ...{ category: 'winter-tires', condition: 'new', size: '225/65R17', image_url: '/tire.png' },
      ...{ photos: [sources.get(ADDRESS)], created_at: '2026-03-02' },
      // All of them are promised.
      ...{ in_stock: false, available: 0 },
    },
    related: [],
  });
});
