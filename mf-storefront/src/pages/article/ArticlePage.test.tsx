import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testSupport/openPage';
import { articles } from '../blog/articles';
import articlePage from './page';

const open = (slug: string, language: 'en' | 'es' = 'en') =>
  openPage(articlePage, { route: '/blog/:slug', at: `/blog/${slug}`, language });

test('renders the whole article of a slug', async () => {
  await open('wheel-alignment');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wheel Alignment');
  expect(await screen.findByRole('heading', { name: 'What knocks it out' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Wheel Alignment \|/));
  const more = screen.getByRole('region', { name: 'Read next' });
  expect(within(more).getAllByRole('article')).toHaveLength(3);
  expect(more).not.toHaveTextContent('Wheel Alignment');
});

test('renders the article in Spanish at the same address', async () => {
  await open('wheel-alignment', 'es');
  expect(await screen.findByRole('heading', { name: 'Qué la descompone' })).toBeInTheDocument();
});

test('an unknown slug shows the not-found page with other articles', async () => {
  await open('flying-cars');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not find that article',
  );
  expect(screen.getByRole('link', { name: 'Go to the blog' })).toHaveAttribute('href', '/blog');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('shows an error for a text that cannot be fetched, and fetches it again on retry', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const [, , brakes] = articles;
  const { load } = brakes;
  Object.assign(brakes, {
    load: { ...load, en: () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await open(brakes.slug);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  Object.assign(brakes, { load });
  // A component that suspends within act() continues only when act() is awaited.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('heading', { name: '2. Grinding' })).toBeInTheDocument();
  error.mockRestore();
});
