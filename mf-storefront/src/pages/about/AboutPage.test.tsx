import { provideShop, resetShop } from '@shop/shared-contract';
import { cleanup, screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import aboutPage from './page';

beforeEach(() => provideShop(seedLists));
afterEach(resetShop);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows the story, four values and three team members', async () => {
  await openPage(aboutPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('since 2010');
  expect(region('Our values').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const people = region('Meet the team').getAllByRole('article');
  expect(people.map((person) => person.textContent)).toEqual([
    expect.stringContaining('15+ years'),
    expect.stringContaining('10+ years'),
    expect.stringContaining('12+ years'),
  ]);
  const [first] = people;
  expect(first).toHaveTextContent(/Marcus Bell.*Owner and master technician/);
  expect(within(first as HTMLElement).getByText('MB')).toBeVisible();
});

test('shows a member without a Spanish text in English, marked as such, and no section without members', async () => {
  resetShop();
  provideShop({
    team: [
      {
        id: '1',
        title: { en: 'Ana Torres' },
        detail: { en: 'Apprentice' },
        text: { en: 'New here.' },
      },
      { id: '2', title: { en: 'Joe Hill' }, detail: { en: 'Cashier', es: 'Cajero' }, years: 1 },
    ],
  });
  await openPage(aboutPage, { language: 'es' });
  const people = region('Quiénes trabajan en su carro');
  expect(people.getByText('Apprentice')).toHaveAttribute('lang', 'en');
  expect(people.getByText('New here.')).toHaveAttribute('lang', 'en');
  expect(people.getByText('Cajero')).not.toHaveAttribute('lang');
  expect(people.getByText('Más de un año de experiencia')).toBeVisible();
  cleanup();
  resetShop();
  await openPage(aboutPage);
  expect(screen.queryByText('Meet the team')).not.toBeInTheDocument();
});

test('renders the about page in Spanish', async () => {
  await openPage(aboutPage, { language: 'es' });
  expect(
    region('Quiénes trabajan en su carro').getByText('Más de 15 años de experiencia'),
  ).toBeVisible();
});
