import type { PublishedProduct } from '@shop/shared-contract';
import { servicePages } from '../schedule/servicePages';
import { articleLanguages, articlePages } from './articlePages';
import { type ContentRows, contentFromRows, contentSource } from './contentSource';

const block = (page: string, identifier: string, content: string) => ({
  page,
  identifier,
  content,
});
const empty: ContentRows = {
  ...{
    settings: [],
    contentBlocks: [],
    products: [],
    pictures: [],
    services: [],
    openingHours: [],
    closures: [],
    offers: [],
    listEntries: [],
    vehicleTires: [],
  },
  today: '2026-11-23',
  now: '2026-11-23T14:00:00.000Z',
  sendsMail: false,
};
const content = (rows: Partial<ContentRows>) => contentFromRows({ ...empty, ...rows }).content;

test('a content block becomes the text of the key that its identifier names, in its language', () => {
  const { texts } = content({
    contentBlocks: [
      block('home', 'hero_title', 'Wheels'),
      block('home', 'hero_title_es', 'Ruedas'),
      block('about', 'story_first_text', 'Since 2010'),
      block('catalogue', 'results_found_one_es', 'Una llanta'),
    ],
  });
  expect(texts).toEqual({
    en: { home: { 'hero.title': 'Wheels' }, about: { 'story.first.text': 'Since 2010' } },
    es: { home: { 'hero.title': 'Ruedas' }, catalogue: { 'results.found_one': 'Una llanta' } },
  });
});

test('an empty content block is left out', () => {
  const { texts } = content({ contentBlocks: [block('home', 'hero_title', '  ')] });
  expect(texts).toEqual({ en: {}, es: {} });
});

test('the schedule is part of the shop facts', () => {
  const service = {
    ...{ id: 'flat-repair', minutes: 30, price: 25, inWizard: true },
    name: { en: 'Flat Repair', es: 'Reparación de llanta' },
  };
  const closure = { first_day: '2026-11-26', last_day: '2026-11-26', closes: null, reopens: null };
  const { shop } = content({
    services: [service],
    openingHours: [{ weekday: 4, opens: '08:00', closes: '20:00' }],
    closures: [{ ...closure, reason: 'Thanksgiving', reason_es: 'Día de Acción de Gracias' }],
  });
  expect(shop).toMatchObject({
    services: [service],
    openingHours: expect.arrayContaining([{ first: 4, last: 4, spans: ['08:00-20:00'] }]),
    specialDays: [{ first: '2026-11-26', last: '2026-11-26', spans: [] }],
  });
});

test('the lowest price of four installed tires follows products and settings', () => {
  const products = [
    { kind: 'tire', condition: 'used', in_stock: true, price: 50 } as PublishedProduct,
  ];
  const settings = [
    ['tire_mounting', '10'],
    ['tire_balancing', '0'],
    ['tire_valve', '0'],
    ['tire_disposal', '0'],
    ['sales_tax', '10'],
  ].map(([key = '', value = '']) => ({ id: key, key, value }));
  expect(content({ products, settings }).shop.tiresFrom).toEqual({ price: 260 });
  expect(content({ settings }).shop).not.toHaveProperty('tiresFrom');
});

const UPLOADED = '/content/0123456789ab-1280.webp';

test('a page has the picture that a setting names, with what it shows, once its files are there', () => {
  const settings = [
    ...[
      { id: '1', key: 'picture_tires', value: UPLOADED },
      { id: '2', key: 'picture_film', value: '' },
    ],
    { id: '3', key: 'picture_tour', value: '/content/ba9876543210-1280.webp' },
  ];
  const picture = { id: '0123456789ab', width: 9, height: 9, alt: 'A bay', alt_es: 'Un taller' };
  expect(content({ settings, pictures: [picture] }).shop.pagePictures).toEqual({
    tires: { address: UPLOADED, text: { en: 'A bay', es: 'Un taller' } },
  });
  expect(content({ settings }).shop).not.toHaveProperty('pagePictures');
});

test.each([
  [['https://cdn.example/tour.mp4', ''], []],
  [['https://youtu.be/dQw4w9WgXcQ', ''], ['youtube']],
  [
    ['https://vimeo.com/76979871', 'https://youtu.be/dQw4w9WgXcQ'],
    ['vimeo', 'youtube'],
  ],
  [['https://youtu.be/a', 'https://www.youtube.com/watch?v=b'], ['youtube']],
])('the videos %j need the players %j', ([hero = '', tour = ''], players) => {
  const settings = [
    { id: '1', key: 'hero_video_url', value: hero },
    { id: '2', key: 'tour_video_url', value: tour },
  ];
  expect(contentSource.embeds(content({ settings }))).toEqual(players);
});

test('the entries of lists are published by list, in both languages, without what is empty', () => {
  const row = {
    ...{ id: '1', list: 'jobs' as const, title: 'A dent', title_es: '', detail: '', detail_es: '' },
    ...{ text: 'Gone.', text_es: 'Listo.', note: '', note_es: '', years: null },
    ...{ picture: UPLOADED, second_picture: '/after.webp' },
    ...{ slug: '', service: '', former_slugs: [], author: '', day: null },
    written_at: '2026-03-02T09:00:00.000Z',
  };
  const pictures = [{ id: '0123456789ab', width: 9, height: 9, alt: 'A fender', alt_es: '' }];
  const member = { ...row, id: '2', list: 'team' as const, years: 3 };
  const { shop } = content({ pictures, listEntries: [row, member] });
  const entry = {
    title: { en: 'A dent' },
    text: { en: 'Gone.', es: 'Listo.' },
    picture: UPLOADED,
    pictureText: { en: 'A fender' },
    secondPicture: '/after.webp',
  };
  expect(shop).toMatchObject({
    ...{ team: [{ id: '2', ...entry, years: 3 }], jobs: [{ id: '1', ...entry }] },
    ...{ equipment: [], certifications: [], questions: [] },
  });
  expect(shop.jobs?.[0]).toEqual({ id: '1', ...entry });
});

test('the text of an article has a file of its own, and its earlier addresses are known', () => {
  const article = {
    ...{
      id: '1',
      list: 'articles' as const,
      title: 'Tires',
      title_es: '',
      detail: '',
      detail_es: '',
    },
    ...{ text: '# Why\n\nBecause.', text_es: 'Porque.', note: '', note_es: '', picture: '' },
    ...{ second_picture: '', years: null, author: 'Ana', day: '2026-03-02' },
    written_at: '2026-03-03T09:00:00.000Z',
    ...{ slug: 'tires', service: 'tire-rotation', former_slugs: ['old-tires', 'brakes'] },
  };
  const brakes = { ...article, id: '2', slug: 'brakes', former_slugs: [], text_es: '' };
  const published = contentFromRows({ ...empty, listEntries: [article, brakes] });
  expect(published.content.shop.articles?.[0]).toEqual({
    ...{ id: '1', slug: 'tires', title: { en: 'Tires' }, author: 'Ana', day: '2026-03-02' },
    service: 'tire-rotation',
    // It has no title in Spanish.
    ...{ languages: ['en'], written: '2026-03-03T09:00:00.000Z' },
  });
  // Another article has the address “brakes” now.
  expect(published.content.movedArticles).toEqual({ 'old-tires': 'tires' });
  const why = [
    { tag: 'h2', children: ['Why'] },
    { tag: 'p', children: ['Because.'] },
  ];
  expect(published.files).toMatchObject({
    'article tires': { en: why },
    'article brakes': { en: why },
  });
  const pages = articlePages(published);
  expect(Object.keys(pages)).toEqual(['/blog/tires', '/blog/brakes', '/blog/old-tires']);
  expect(pages['/blog/old-tires']?.()).toEqual({ movedTo: '/blog/tires' });
  expect(pages['/blog/brakes']?.()).toMatchObject({
    article: { id: '2' },
    text: { en: why },
    more: [{ id: '1' }],
  });
});

const written = {
  ...{ detail: '', detail_es: '', note: '', note_es: '', picture: '', second_picture: '' },
  ...{ years: null, service: '', former_slugs: [], author: '', day: '2026-03-02' },
  ...{ list: 'articles' as const, written_at: '2026-03-03T09:00:00.000Z' },
};
const inEnglish = { title: 'Tires', text: 'Why.', title_es: '', text_es: '' };
const inSpanish = { title: '', text: '', title_es: 'Frenos', text_es: 'Porque.' };

test('an article has a page in each language with a title and a text, and recommends of both', () => {
  const listEntries = [
    { ...written, ...inEnglish, id: '1', slug: 'tires', former_slugs: ['old-tires'] },
    { ...written, ...inSpanish, id: '2', slug: 'frenos' },
    ...['3', '4', '5', '6'].map((id) => ({
      ...{ ...written, ...inEnglish, ...inSpanish, id, slug: `both-${id}` },
      ...{ title: 'Both', text: 'Both.' },
    })),
  ];
  const published = contentFromRows({ ...empty, listEntries });
  expect(published.content.shop.articles?.map(({ languages }) => languages)).toEqual([
    ['en'],
    ['es'],
    ...Array(4).fill(['en', 'es']),
  ]);
  expect(published.content.shop.articles?.[1]?.title).toEqual({ en: 'Frenos', es: 'Frenos' });
  const frenos = { es: [{ tag: 'p', children: ['Porque.'] }] };
  expect(published.files).toHaveProperty(['article frenos'], frenos);
  expect(articleLanguages(published)).toMatchObject({
    '/blog/tires': ['en'],
    '/blog/old-tires': ['en'],
    '/blog/frenos': ['es'],
    '/blog/both-3': ['en', 'es'],
  });
  expect(articlePages(published)['/blog/both-6']?.()).toMatchObject({
    more: ['1', '2', '3', '4'].map((id) => ({ id })),
  });
});

test('a picture of an article has its size, its widths and what it shows in the language of the text', () => {
  const shown = `A ![](${UPLOADED}) and ![Words](${UPLOADED})`;
  const row = { ...written, id: '1', slug: 'tires', title: 'A', text: shown };
  const article = { ...row, title_es: 'B', text_es: `- ![](${UPLOADED})` };
  const picture = { id: '0123456789ab', width: 300, height: 200, alt: 'Tread', alt_es: '' };
  const { files } = contentFromRows({ ...empty, listEntries: [article], pictures: [picture] });
  const image = {
    ...{ tag: 'img', src: UPLOADED, width: 300, height: 200 },
    srcset: '/content/0123456789ab-320.webp 300w',
  };
  const english = [{ ...image, alt: 'Tread' }, ' and ', { ...image, alt: 'Words' }];
  const spanish = { ...image, alt: 'Tread', lang: 'en' };
  expect(files).toHaveProperty(['article tires'], {
    en: [{ tag: 'p', children: ['A ', ...english] }],
    es: [{ tag: 'ul', children: [{ tag: 'li', children: [spanish] }] }],
  });
});

test('the tires of vehicles have a file of their own', () => {
  const tires = { make: 'Toyota', model: 'RAV4', from: 2013, front: '225/65R17 102H' };
  const published = contentFromRows({ ...empty, vehicleTires: [tires] });
  expect(published.files.vehicleTires).toEqual([tires]);
  expect(published.content).not.toHaveProperty('vehicleTires');
});

test('a product has what its pages need of the pictures that the site has', () => {
  const image_url = '/content/a1b2c3d4e5f6-1280.webp';
  const product = { id: '1', name: 'Tire', image_url } as PublishedProduct;
  const row = { id: 'a1b2c3d4e5f6', width: 300, height: 200, alt: 'Tread', alt_es: '' };
  const published = (pictures: ContentRows['pictures']) =>
    contentFromRows({ ...empty, products: [product], pictures }).files.products;
  expect(published([row])).toEqual([
    { ...product, pictures: { [image_url]: expect.objectContaining({ width: 300, height: 200 }) } },
  ]);
});

test('a service has a page with the entries that are about it, while the shop offers it', () => {
  const about = { ...written, ...inEnglish, list: 'questions' as const, slug: '' };
  const listEntries = [
    { ...about, id: 'q1', title: 'Synthetic?', service: 'oil-change' },
    { ...about, id: 'q2', title: 'Open?' },
    { ...written, ...inEnglish, id: 'a1', slug: 'oil', service: 'oil-change' },
  ];
  const service = { id: 'oil-change', name: { en: 'Oil', es: 'Aceite' }, minutes: 45, price: 45 };
  const services = [{ ...service, inWizard: true }];
  const shopOf = (rows: typeof services) =>
    contentFromRows({ ...empty, listEntries, services: rows }).content.shop;
  const pages = servicePages(shopOf(services));
  expect(Object.keys(pages)).toEqual(['/services/oil-change']);
  expect(pages['/services/oil-change']?.()).toMatchObject({
    service: { id: 'oil-change' },
    articles: [{ id: 'a1' }],
    jobs: [],
    questions: [{ id: 'q1' }],
  });
  expect(servicePages(shopOf([]))).toEqual({});
});

test('an offer has its picture, with what staff wrote of it', () => {
  const time = { from: '2026-11-23T13:00:00.000Z', until: '2026-11-24T13:00:00.000Z' };
  const picture = '/content/0123456789ab-1280.webp';
  const offer = { id: '1', title: { en: 'Winter sale' }, category: 'winter-tires', ...time };
  const pictures = [{ id: '0123456789ab', width: 9, height: 9, alt: 'Snow', alt_es: 'Nieve' }];
  const { shop } = content({ offers: [{ ...offer, picture }, offer], pictures });
  expect(shop.offers).toEqual([
    { ...offer, picture, pictureText: { en: 'Snow', es: 'Nieve' } },
    offer,
  ]);
});
