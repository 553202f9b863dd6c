import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testSupport/openPage';
import { articleSlug, articles } from './articles';
import { en } from './locales/en';
import blogPage from './page';

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
  for (const article of recent) {
    const link = within(article).getByRole('link');
    expect(link).toHaveAttribute('href', `/blog/${articleSlug(link.textContent)}`);
  }
});

test('in Spanish the dates are Spanish and the addresses are unchanged', async () => {
  await openPage(blogPage, { route: '/blog', language: 'es' });
  const [winter] = region('Artículos recientes').getAllByRole('article');
  expect(winter).toHaveTextContent('20 de octubre de 2025');
  expect(winter?.querySelector('a')).toHaveAttribute('href', '/blog/winter-tires-in-georgia');
});

test.each(articles)('$slug is the English title with hyphens', ({ id, slug }) => {
  expect(articleSlug(en.posts[id].title)).toBe(slug);
});

test.each(articles)('$slug has 500 to 800 words in both languages', async ({ load }) => {
  const [english, spanish] = [await load.en(), await load.es()];
  const shape = ({ sections }: typeof english) =>
    sections.map(({ blocks }) => blocks.map((block) => (Array.isArray(block) ? block.length : 1)));
  expect(shape(spanish)).toEqual(shape(english));
  for (const { intro, sections } of [english, spanish]) {
    const wordCount = [
      intro,
      ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()]),
    ]
      .join(' ')
      .split(/\s+/).length;
    expect(wordCount).toBeGreaterThan(500);
    expect(wordCount).toBeLessThan(800);
  }
});
