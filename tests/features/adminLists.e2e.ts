import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'admin lists' });

const COUNT = 2000;
const many = <Row>(row: (number: number) => Row) =>
  Array.from({ length: COUNT }, (_, index) => row(index + 1));

const made = '2026-01-01T00:00:00Z';

/** Stored in the database. */
const blocks = many((number) => ({
  page: 'home',
  identifier: `stock_${number}`,
  content: `Text ${number} of many`,
}));

/** These responses are mocked: an account has a slow hash, and of a message or booking mails are sent. */
const invented = {
  contact_messages: many((number) => ({
    ...{ id: randomUUID(), name: 'Bill', email: 'bill@example.com', is_read: true },
    ...{ subject: `Question ${number} of many`, message: 'Do you have it?', created_at: made },
    ...{ language: 'en', answered_at: null, answered_by: null, is_sample: false },
  })),
  user_profiles: many((number) => ({
    id: randomUUID(),
    email: `account${number}@many.example.com`,
    ...{ name: '', updated_at: made, is_admin: false },
    created_at: made,
  })),
  bookings: many((number) => ({
    ...{
      id: randomUUID(),
      reference: 'ABC-234',
      status: 'requested',
      stage: null,
      service: null,
    },
    ...{ further_services: [], minutes: null, by_staff: false, is_walk_in: false, plate: '' },
    ...{ booked_anyway: [], called_about: null, moved_from: null, sms_consent: null },
    ...{ prices: [], is_sample: false },
    waits: null,
    forgotten_at: null,
    ...{ requested_date: null, requested_slot: null, starts_at: null, ends_at: null, bay: null },
    ...{ name: `Customer ${number} of many`, email: 'customer@example.com', phone: '7705550142' },
    ...{ vehicle: '2014 Ford Focus', notes: '', language: 'en', created_at: made },
    updated_at: made,
  })),
};

const answer = (page: Page, table: string, rows: object[]) =>
  page.route(`**/rest/v1/${table}?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('offset'));
    // At most as many rows as the real server returns.
    const some = rows.slice(from, from + Math.min(Number(searchParams.get('limit')), 1000));
    const range = `${from}-${from + some.length - 1}/${rows.length}`;
    return route.fulfill({ json: some, headers: { 'content-range': range } });
  });

/** Expects that a list renders one page, and that searches find one row and no row. */
async function expectPaginationAndSearch(page: Page, rows: Locator, one: string) {
  const position = page.getByText(/^Page 1 of 4\d$/);
  await expect(position).toBeVisible();
  await expect(rows).toHaveCount(50);
  const search = page.getByRole('searchbox');
  await search.fill(one);
  await expect(rows).toHaveCount(1);
  await search.fill('nothing like this');
  await expect(page.getByText('Nothing matches “nothing like this”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(position).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Page 2 of 4\d$/)).toBeVisible();
  await expect(rows).toHaveCount(50);
  await expect(page.getByRole('group', { name: /^Page 2 of 4\d$/ })).toBeFocused();
  await expect(rows.first()).toBeInViewport();
}

// `npm test` has the pages and the search of a list: Pagination.test, and the tests beside each list.
test('each list of 2,000 rows renders one page and finds one row', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  test.slow();
  await site.add('content_blocks', blocks);
  for (const [table, rows] of Object.entries(invented)) await answer(page, table, rows);
  // The list of bookings searches on the server.
  await page.route('**/rest/v1/rpc/search_bookings', (route) => {
    const text: string = route.request().postDataJSON()['p_text'];
    const found = invented.bookings.filter(({ name }) => name.toLowerCase().includes(text));
    return route.fulfill({ json: found.slice(0, 50) });
  });
  await signInToSection(page, site, 'Users', 'lists@example.com');
  const main = page.getByRole('main');
  await expectPaginationAndSearch(page, main.getByRole('switch'), 'ACCOUNT1999@');
  await openSection(page, 'Content');
  await expectPaginationAndSearch(page, main.getByRole('article'), 'stock 1999');
  await openSection(page, 'Messages');
  await expectPaginationAndSearch(page, main.getByRole('article'), 'question 1999');
  await openSection(page, 'Bookings');
  await expect(main.getByRole('article')).toHaveCount(50);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expectPaginationAndSearch(page, main.locator('tbody').getByRole('row'), 'customer 1999 of');
});
