import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { main } from '@shop/cli/run';
import { findChromium } from '@shop/platform/check/chromium';
import { root } from '@shop/platform/machine/paths';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createStaffAccount } from '../growth/shopData';
import { signInToDashboard } from '../growth/signInToDashboard';
import { serveWithBackend } from '../serveSites';
import { buildComposed, variantDir } from '../variants/buildVariants';
import { benchDir } from '../variants/sources';

/** Of one picture. */
const MOST_BYTES = 60_000;

/** A Tuesday morning, shop time. Long ago, so that no session has expired. */
const CLOCK = '2026-03-03T10:07:00-05:00';

const folder = path.join(root, 'docs/pictures');

async function take(page: Page, name: string) {
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  // The board scrolls to the present hour.
  await page.evaluate(() => scrollTo(0, 0));
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize(1000);
  for (const quality of [80, 70, 60, 50, 40]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MOST_BYTES) continue;
    writeFileSync(path.join(folder, `${name}.webp`), bytes);
    return console.info(`docs/pictures/${name}.webp: ${bytes.length} bytes`);
  }
  throw new Error(`${name} does not fit ${MOST_BYTES} bytes`);
}

// npm run bench -- readme: the pictures of the README, of a trial with its sample day.
main(async () => {
  const projectDir = path.join(root, 'supabase');
  const dataDir = path.join(benchDir, 'readme-data');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const backend = await createBackend({ projectDir, dataDir, accountRules });
  await backend.exec(`create or replace function private.shop_now() returns timestamptz
    language sql stable set search_path = '' as $$ select '${CLOCK}'::timestamptz $$;
    ${readFileSync(path.join(projectDir, 'sample_day.sql'), 'utf8')}
    -- As a trial, which keeps its mails.
    select private.record_worker(true);`);
  console.info('Building the site …');
  await buildComposed(backend);
  const site = await serveWithBackend(variantDir('composed'), backend);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      timezoneId: 'America/New_York',
    });
    await page.clock.setFixedTime(CLOCK);
    await page.goto(site.origin);
    // With its font, which a first visit may do without.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await take(page, 'home');
    await signInToDashboard(page, site.origin, await createStaffAccount(backend));
    await page.goto(`${site.origin}/admin/bookings?day=${CLOCK.slice(0, 10)}`);
    await take(page, 'desk');
  } finally {
    await browser.close();
    await site.close();
    await backend.close();
  }
});
