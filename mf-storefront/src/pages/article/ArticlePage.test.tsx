import {
  type Content,
  emptyContent,
  provideContent,
  provideShop,
  resetShop,
} from '@shop/shared-contract';
import { structuredData } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import articlePage from './page';
import { forgetArticle } from './useArticle';

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
  forgetArticle();
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

test('shows a text without a Spanish one in English, marked as such', async () => {
  await open('reading-tread-depth', 'es');
  const heading = await screen.findByRole('heading', { name: 'What knocks it out' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(structured()).toMatchObject({
    inLanguage: 'en',
    datePublished: '2025-08-18',
    author: { name: 'Luis Ortega' },
  });
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
  expect(within(offer).getByRole('link')).toHaveAttribute(
    'href',
    '/booking?service=wheel-alignment',
  );
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
