import { provideShop, resetShop } from '@shop/shared-contract';
import { screen } from '@testing-library/react';
import { openPage } from '../../testSupport/openPage';
import privacyPage from './page';

afterEach(resetShop);

test.each([
  [24, /^24 months after a visit, the site automatically erases/],
  [1, /^One month after a visit, the site automatically erases/],
  [0, /^We keep it for as long as the shop needs it/],
])('says how long customers are kept when the setting is %d months', async (months, sentence) => {
  provideShop({ forgetAfterMonths: months });
  await openPage(privacyPage);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('says in Spanish how to be forgotten', async () => {
  await openPage(privacyPage, { language: 'es' });
  expect(
    screen.getByRole('heading', { name: 'Cómo pedir que borremos sus datos antes' }),
  ).toBeVisible();
  expect(screen.getByText(/^24 meses después de una visita/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
});
