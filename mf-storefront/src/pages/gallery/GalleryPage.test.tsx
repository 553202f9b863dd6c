import { provideShop, resetShop } from '@shop/shared-contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import { stubBrowserApis } from '../../testSupport/stubBrowserApis';
import galleryPage from './page';

beforeEach(() => {
  stubBrowserApis();
  provideShop(seedLists);
});
afterEach(resetShop);

const carousel = () => screen.getByRole('region', { name: 'Before-and-after pictures' });
/** The number of the visible job: jsdom scrolls nothing. */
const shown = () => within(carousel()).getByText(/^\d \/ 3$/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const [first, second, third] = ['1 / 3', '2 / 3', '3 / 3'];

test('the carousel wraps around forwards', async () => {
  await openPage(galleryPage);
  expect(shown()).toHaveTextContent(first);
  for (const next of [second, third, first]) {
    await press('Next job');
    expect(shown()).toHaveTextContent(next);
  }
});

test('the carousel wraps around backwards, from the first to the last', async () => {
  await openPage(galleryPage);
  await press('Previous job');
  expect(shown()).toHaveTextContent(third);
});

test('arrow keys move the carousel, and the move is announced', async () => {
  await openPage(galleryPage);
  const live = carousel().querySelector('[aria-live]');
  expect(live).toBeEmptyDOMElement();
  screen.getByRole('button', { name: 'Next job' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toHaveTextContent(second);
  expect(live).toHaveTextContent('Job 2 of 3: Brakes that were grinding');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(live).toHaveTextContent('Job 3 of 3');
});

test('each job shows a before and an after', async () => {
  await openPage(galleryPage);
  const [job] = within(carousel()).getAllByRole('article');
  expect(within(job as HTMLElement).getAllByRole('img')).toHaveLength(2);
  expect(job).toHaveTextContent('Before');
  expect(job).toHaveTextContent('After');
});

test('shows the tour with its controls, three experts, three machines and two certifications', async () => {
  await openPage(galleryPage);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(region('A walk through the shop').getByRole('link')).toHaveAttribute('href', '/booking');
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('1');
  const experts = region('Our expert team').getAllByRole('article');
  expect(experts).toHaveLength(3);
  for (const text of ['Marcus Bell', 'Owner and master technician', '15+ years', 'ASE Master']) {
    expect(experts[0]).toHaveTextContent(text);
  }
  expect(region('Our equipment').getAllByRole('article')).toHaveLength(3);
  expect(region('Certifications').getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('shows no section for a list without entries', async () => {
  resetShop();
  await openPage(galleryPage);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['A walk through the shop']);
});

test('renders the gallery page in Spanish', async () => {
  await openPage(galleryPage, { language: 'es' });
  expect(
    screen.getByRole('img', { name: 'Una rueda girando en la balanceadora' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vea cómo trabajamos');
  expect(screen.getByRole('button', { name: 'Trabajo siguiente' })).toBeInTheDocument();
});
