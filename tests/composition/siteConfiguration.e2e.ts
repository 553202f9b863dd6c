import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { webRoot } from '@shop/platform/site/generations';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/./] });

const configuration = (siteDir: string) => path.join(webRoot(siteDir), 'site.json');

test('the shell shows an error without a configuration, and a retry starts the site', async ({
  page,
  site,
}) => {
  const file = configuration(site.siteDir);
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, 'this is not JSON');
  try {
    await page.goto('/contact');
    const message = page.getByRole('alert');
    await expect(message).toContainText('(770) 555-0123');
    await expect(page).toHaveTitle(/^Our site didn’t finish loading/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    writeFileSync(file, good);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle(/^Contact/);
  } finally {
    writeFileSync(file, good);
  }
});

test('a later visit uses the last valid copy of the configuration', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const file = configuration(site.siteDir);
  const good = readFileSync(file, 'utf8');
  await page.goto('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  writeFileSync(file, '{"remotes": "none"}');
  try {
    await page.reload();
    await expect(page).toHaveTitle(/^Contact/);
  } finally {
    writeFileSync(file, good);
  }
});
