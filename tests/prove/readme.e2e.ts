import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { noSettings } from '@shop/platform/server/testing/serverProcess';
import { makeCheckout } from '../composition/support/checkout';
import { choose, customer, fillDetails } from '../support/booking';
import { expectHydrated } from '../support/hydrated';
import { notification } from '../support/notification';
import type { RunningSite } from '../support/runningSite';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

// The four things to try, by the letter of the README: its commands and its words.
test.use({ shop: 'readme', html: 'composed', expectedErrors: [/./] });

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const section = /^## Four things[\s\S]*?(?=^## )/m.exec(readme)?.[0] ?? '';
const [, broken = '', released = '', pressed = '', booked = ''] = section.split(/^\*\*/m);

const commandsOf = (thing: string) =>
  [...thing.matchAll(/```sh\n(.+)\n```/g)].map(([, line = '']) => line);
const wordsOf = (thing: string) => [...thing.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

const SHOP = 'npm run shop -- ';

/** Runs a command as in the folder of the repository, on the trial of this test. */
const run = (command: string | undefined, { folder, origin }: RunningSite) =>
  execFileSync('sh', ['-c', (command ?? '').replace('http://localhost:3000', origin)], {
    cwd: folder,
    encoding: 'utf8',
  });

test('a broken remote leaves the page standing, and comes back', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const [breakIt, mendIt] = commandsOf(broken);
  run(breakIt, site);
  await page.goto('/');
  // As long as a reader takes to find the link.
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'isn’t loading' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  run(mendIt, site);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Book/);
});

test('an edited remote is released alone, and rolled back', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  test.slow();
  const [release, rollback] = commandsOf(released);
  const [old = '', fresh = ''] = wordsOf(released);
  const [file = ''] = /mf-\S+\.ts/.exec(released) ?? [];
  const checkout = makeCheckout('readme', ['mf-diagnostics']);
  const shop = (command = '') => {
    expect(command).toContain(SHOP);
    const folders = { SITE_DIR: site.siteDir, DATA_DIR: site.dataDir };
    const [name, ...args] = command.slice(SHOP.length).split(' ');
    checkout.run(['--import', 'tsx', `cli/commands/${name}.ts`, ...args], {
      ...noSettings(site.folder),
      ...folders,
    });
  };
  try {
    await page.goto('/');
    await expect(page.getByText(old)).toBeVisible();
    checkout.edit(file, { [old]: fresh });
    shop(release);
    await page.reload();
    await expect(page.getByText(fresh)).toBeVisible();
    shop(rollback);
    await page.reload();
    await expect(page.getByText(old)).toBeVisible();
  } finally {
    checkout.remove();
  }
});

test('a sentence that is pressed is published, and read without scripts', {
  tag: '@prove',
}, async ({ page, site }) => {
  const [edit = '', words = ''] = wordsOf(pressed);
  await signInToSection(page, site, 'Content', 'owner@example.com');
  await page.getByRole('button', { name: edit, exact: true }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Text of hero title', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await waitUntilPublished(site);
  const [read] = commandsOf(pressed);
  expect(run(read, site)).toBe(`${words}\n`);
});

test('a booking appears on the board of another window by itself', { tag: '@prove' }, async ({
  page,
  otherPage,
  site,
}) => {
  expect(booked).toContain('/booking');
  const date = bookableDay(0);
  await signInToSection(page, site, 'Bookings', 'desk@example.com');
  await page.goto(`/admin/bookings?day=${date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  const visitor = await otherPage();
  await visitor.goto(`${site.origin}/booking`);
  await choose(visitor, { service: 'Oil Change', date, time: '10:00 AM' });
  await fillDetails(visitor);
  await visitor.getByRole('main').getByRole('button', { name: 'Book appointment' }).click();
  const block = page.getByRole('article').filter({ hasText: customer['Full name'] });
  await expect(block).toContainText('Bay 1');
});
