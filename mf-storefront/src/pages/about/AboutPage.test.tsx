import { screen, within } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import aboutPage from './page';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows the story, four values and three team members', async () => {
  await openPage(aboutPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('since 2010');
  expect(region('What we hold on to').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const people = region('The people under the hood').getAllByRole('article');
  expect(people.map((person) => person.textContent)).toEqual([
    expect.stringContaining('15+ years'),
    expect.stringContaining('10+ years'),
    expect.stringContaining('12+ years'),
  ]);
});

test('renders the about page in Spanish', async () => {
  await openPage(aboutPage, { language: 'es' });
  expect(
    region('Quiénes trabajan en su carro').getByText('Más de 15 años de experiencia'),
  ).toBeVisible();
});
