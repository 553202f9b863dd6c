import {
  CONTRACT_VERSION,
  type PublishedArticle,
  provideShop,
  provideSite,
  resetShop,
} from '@shop/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import blogPage from './page';

beforeEach(() => provideShop(seedLists));
afterEach(resetShop);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows one featured article with a link', async () => {
  await openPage(blogPage, { route: '/blog' });
  await userEvent.click(region('Featured article').getByRole('link', { name: /Wheel Alignment/ }));
  expect(screen.getByText(/^\/blog\/wheel-alignment /)).toBeInTheDocument();
});

test('lists three recent articles with category, author and date', async () => {
  await openPage(blogPage, { route: '/blog' });
  const recent = region('Recent articles').getAllByRole('article');
  expect(recent).toHaveLength(3);
  expect(recent[0]).toHaveTextContent('Seasons');
  expect(recent[0]).toHaveTextContent('By Danielle Brooks');
  expect(recent[0]).toHaveTextContent('October 20, 2025');
  const links = recent.map((article) => within(article).getByRole('link').getAttribute('href'));
  // The English title in lower case, with hyphens for spaces.
  expect(links).toEqual([
    '/blog/winter-tires-in-georgia',
    '/blog/seven-signs-of-worn-brakes',
    '/blog/reading-tread-depth',
  ]);
});

test('in Spanish the dates are Spanish and the addresses are unchanged', async () => {
  await openPage(blogPage, { route: '/blog', language: 'es' });
  const [winter] = region('Artículos recientes').getAllByRole('article');
  expect(winter).toHaveTextContent('20 de octubre de 2025');
  expect(winter?.querySelector('a')).toHaveAttribute('href', '/blog/winter-tires-in-georgia');
});

test('names the feed of its language where the public address is known', async () => {
  const site = { contract: CONTRACT_VERSION, backend: { url: '', key: '' }, remotes: [] };
  provideSite({ ...site, origin: 'https://shop.example' });
  await openPage(blogPage, { route: '/blog', language: 'es' });
  await waitFor(() =>
    expect(document.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      'https://shop.example/blog.es.xml',
    ),
  );
  provideSite(site);
});

test('lists what is written in its language, and leads to the rest', async () => {
  const [alignment, winter, ...others] = seedLists.articles;
  resetShop();
  provideShop({
    articles: [
      { ...alignment, languages: ['en'] },
      { ...winter, languages: ['es'] },
      ...others,
    ] as PublishedArticle[],
  });
  const { unmount } = await openPage(blogPage, { route: '/blog', language: 'es' });
  const shown = () => screen.getAllByRole('article').map((each) => each.textContent);
  expect(shown()).toHaveLength(3);
  expect(shown()[0]).toContain('Llantas para invierno');
  const rest = screen.getByRole('link', { name: 'Hay 1 artículo más, solo en inglés' });
  expect(rest).toHaveAttribute('href', '/blog');
  unmount();
  await openPage(blogPage, { route: '/blog' });
  expect(shown()[0]).toContain('Wheel Alignment');
  expect(screen.getByRole('link', { name: /^1 more article/ })).toHaveAttribute('href', '/es/blog');
});

test('a blog without articles says so, and leads to the contact page', async () => {
  resetShop();
  provideShop({ articles: [] });
  await openPage(blogPage, { route: '/blog' });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Contact us' }));
  expect(screen.getByText(/^\/contact /)).toBeInTheDocument();
});
