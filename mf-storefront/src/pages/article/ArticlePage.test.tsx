import {
  CONTRACT_VERSION,
  type Content,
  emptyContent,
  type PublishedArticle,
  provideContent,
  provideShop,
  provideSite,
  type RichText,
  resetShop,
} from '@shop/shared-contract';
import { structuredData } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetPageContent } from '../../pageContent/usePageContent';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import articlePage from './page';

const text = {
  en: [
    { tag: 'p', children: ['Your wheels ', { tag: 'strong', children: ['meet'] }, ' the road.'] },
    { tag: 'h2', children: ['What knocks it out'] },
    { tag: 'p', children: [{ tag: 'a', href: '/booking', children: ['Book'] }] },
  ],
  es: [{ tag: 'h2', children: ['Qué la descompone'] }],
};
const content: Content = {
  ...emptyContent,
  shop: seedLists,
  movedArticles: { 'old-address': 'wheel-alignment' },
  'article wheel-alignment': '/content/alignment.json',
  'article reading-tread-depth': '/content/tread.json',
};
const files: Record<string, unknown> = {
  '/content/alignment.json': text,
  '/content/tread.json': { en: text.en },
};
let isDown = false;

beforeEach(() => {
  isDown = false;
  forgetPageContent();
  provideShop(seedLists);
  provideContent({ content: async () => content });
  global.fetch = jest.fn(async (file: string) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => files[file] };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  resetShop();
  provideContent({});
});

const open = (slug: string, language: 'en' | 'es' = 'en') =>
  openPage(articlePage, { route: '/blog/:slug', at: `/blog/${slug}`, language });
const structured = () => structuredData().find((each) => each['@type'] === 'Article');

test('renders the whole article of a slug, in any letter case', async () => {
  await open('Wheel-Alignment');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wheel Alignment');
  expect(screen.getByRole('heading', { level: 2, name: 'What knocks it out' })).toBeInTheDocument();
  expect(screen.getByText('meet').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/booking');
  await waitFor(() => expect(document.title).toMatch(/^Wheel Alignment \|/));
  const more = screen.getByRole('region', { name: 'Read next' });
  expect(within(more).getAllByRole('article')).toHaveLength(3);
  expect(more).not.toHaveTextContent('Wheel Alignment');
});

test('renders the article in Spanish at the same address', async () => {
  await open('wheel-alignment', 'es');
  expect(await screen.findByRole('heading', { name: 'Qué la descompone' })).toBeInTheDocument();
  expect(structured()).toMatchObject({ headline: 'Alineación', inLanguage: 'es' });
});

test('an article in one language leads there from the other one, where no crawler keeps its address', async () => {
  const [, , ...others] = seedLists.articles;
  const [alignment, winter] = seedLists.articles;
  const inEnglish = { ...alignment, languages: ['en'] } as PublishedArticle;
  const inSpanish = { ...winter, languages: ['es'] } as PublishedArticle;
  const articles = [inEnglish, inSpanish, ...others];
  provideContent({ content: async () => ({ ...content, shop: { ...seedLists, articles } }) });
  files['/content/alignment.json'] = { en: text.en };
  await open('wheel-alignment', 'es');
  expect(await screen.findByText('Este artículo está solo en inglés.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 }).firstElementChild).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Leerlo en inglés' })).toHaveAttribute(
    'href',
    '/blog/wheel-alignment',
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(structured()).toBeUndefined();
  files['/content/alignment.json'] = text;
});

test('recommends articles in its language, and names no page that is missing', async () => {
  const [alignment, winter, ...others] = seedLists.articles;
  const articles = [
    { ...alignment, languages: ['en'] },
    { ...winter, languages: ['es'] },
    ...others,
  ] as PublishedArticle[];
  provideContent({ content: async () => ({ ...content, shop: { ...seedLists, articles } }) });
  provideSite({
    contract: CONTRACT_VERSION,
    backend: { url: '', key: '' },
    remotes: [],
    origin: 'https://a.example',
  });
  await open('wheel-alignment');
  const more = await screen.findByRole('region', { name: 'Read next' });
  expect(within(more).getAllByRole('article')).toHaveLength(2);
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['en', 'https://a.example/blog/wheel-alignment'],
    ['x-default', 'https://a.example/blog/wheel-alignment'],
  ]);
  provideSite({ contract: CONTRACT_VERSION, backend: { url: '', key: '' }, remotes: [] });
});

const UPLOADED = '/content/0123456789ab-1280.webp';

test('renders tables, tasks, numbers that continue, what is struck and pictures', async () => {
  const rich: RichText = [
    { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['☑ ', 'Lift'] }] },
    { tag: 'del', children: ['$199'] },
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [{ tag: 'tr', children: [{ tag: 'th', children: ['Tire'] }] }] },
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [{ tag: 'td', align: 'right', children: ['A'] }] }],
        },
      ],
    },
    {
      tag: 'img',
      src: UPLOADED,
      srcset: `${UPLOADED} 1280w`,
      width: 1280,
      height: 960,
      alt: 'Tread',
    },
  ];
  provideContent({
    load: (async () => ({ article: seedLists.articles[0], text: { en: rich }, more: [] })) as never,
  });
  await open('wheel-alignment');
  expect(await screen.findByRole('table')).toHaveTextContent('TireA');
  expect(screen.getByRole('columnheader')).toHaveTextContent('Tire');
  expect(screen.getByRole('listitem').parentElement).toHaveAttribute('start', '3');
  expect(screen.getByText('$199').tagName).toBe('DEL');
  const picture = screen.getByRole('img', { name: 'Tread' });
  expect(picture).toHaveAttribute('srcset', `${UPLOADED} 1280w`);
  expect(picture).toHaveAttribute('height', '960');
});

test('shows what the HTML of a composed page was made from, and fetches nothing', async () => {
  const [article] = seedLists.articles;
  const load = async () => ({ article, text: { en: ['Composed.'] }, more: [] });
  provideContent({ load: load as never });
  await open('wheel-alignment');
  expect(await screen.findByText('Composed.')).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

test('leads to the service that it speaks of, while the shop offers it', async () => {
  const service = { name: { en: 'Wheel Alignment', es: 'Alineación' }, minutes: 60, price: 80 };
  provideShop({ services: [{ ...service, id: 'wheel-alignment', inWizard: true }] });
  const { unmount } = await open('wheel-alignment');
  const offer = await screen.findByRole('region', { name: 'We do this at our shop' });
  expect(offer).toHaveTextContent('Wheel Alignment1 hour$80.00');
  const leadsTo = within(offer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(leadsTo).toEqual(['/services/wheel-alignment', '/booking?service=wheel-alignment']);
  unmount();
  await open('reading-tread-depth');
  await screen.findByRole('heading', { name: 'What knocks it out' });
  expect(screen.queryByRole('region', { name: 'We do this at our shop' })).toBeNull();
});

test('an earlier address leads to the present one', async () => {
  await open('old-address');
  expect(await screen.findByRole('heading', { name: 'What knocks it out' })).toBeInTheDocument();
});

test('an unknown slug shows the not-found page with other articles', async () => {
  await open('flying-cars');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'We couldn’t find that article',
  );
  expect(screen.getByRole('link', { name: 'Go to the blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('an unknown slug of a shop without articles offers no further reading', async () => {
  resetShop();
  provideShop({ articles: [] });
  provideContent({ content: async () => emptyContent });
  await open('wheel-alignment');
  expect(await screen.findByRole('link', { name: 'Go to the blog' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
});

test('shows an error for a text that cannot be fetched, and fetches it again on retry', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  isDown = true;
  await open('wheel-alignment');
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load the article');
  isDown = false;
  // A component that suspends within act() continues only when act() is awaited.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('heading', { name: 'What knocks it out' })).toBeInTheDocument();
  error.mockRestore();
});
