import type { Page } from '@playwright/test';
import { tile } from '../support/booking';
import { holdRequests } from '../support/holdRequests';
import { expectElementHydrated, expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { expect, test } from '../support/test';
import { readMetadata } from './support/metadata';

test.use({ html: 'composed', shop: 'public pages' });

const phone = { width: 390, height: 844 };
const remotes = /\/mf-[\w-]+\/.*\.js(\?|$)/;
const banner = (page: Page) => page.getByRole('banner');
const menuLink = (page: Page, name: string) =>
  banner(page).getByRole('link', { name, exact: true });
const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

for (const [state, scripts] of [
  ['before any script is loaded', /\.js(\?|$)/],
  ['while only the layout is hydrated', remotes],
] as const) {
  // `npm run prove` has the second state, in which only the start of the page's own code waits.
  const details = scripts === remotes ? { tag: '@prove' } : {};

  test.describe(state, () => {
    /** Opens a composed page, whose scripts wait for the function that it returns. */
    async function open(page: Page, path: string) {
      const { release } = await holdRequests(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (scripts === remotes) await expectElementHydrated(languageLink(page, 'Español'));
      return release;
    }

    test(
      'a service that is pressed leads to the next step, with Next or without',
      details,
      async ({ page }) => {
        for (const pressesNext of [false, true]) {
          const release = await open(page, '/booking');
          await tile(page, /^Oil Change/).click();
          if (pressesNext) await page.getByRole('button', { name: 'Next', exact: true }).click();
          await expect(step(page)).toHaveText('Which service do you need?');
          release();
          await expect(step(page)).toHaveText('Which day works for you?');
          await page.getByRole('button', { name: 'Back' }).click();
          await expect(tile(page, /^Oil Change/)).toBeChecked();
          await page.unrouteAll();
        }
      },
    );

    test('Next leads to the next step', { tag: '@prove' }, async ({ page }) => {
      const release = await open(page, '/es/booking');
      const next = page.getByRole('button', { name: 'Siguiente', exact: true });
      // A second press of a visitor who waits is not another one.
      await next.click();
      await next.click();
      release();
      await expect(step(page)).toHaveText('¿Qué día le conviene?');
    });

    test(
      'a message that is sent is validated, and what was typed stays',
      details,
      async ({ page }) => {
        const release = await open(page, '/contact');
        const name = page.getByRole('textbox', { name: 'Name' });
        await name.fill('Ana López');
        await page.getByRole('button', { name: 'Send message' }).click();
        release();
        await expect(page.getByRole('alert').first()).toContainText('Please fill in this field.');
        await expect(name).toHaveValue('Ana López');
      },
    );

    test('a button shows all makes, and a make leads to its booking', { tag: '@prove' }, async ({
      page,
    }) => {
      const release = await open(page, '/');
      await page.getByRole('button', { name: 'SEE ALL MAKES' }).click();
      release();
      await expect(page.getByRole('link', { name: 'Book for Volvo' })).toBeVisible();
      await page.unrouteAll();

      const releaseAgain = await open(page, '/es/');
      await page.getByRole('link', { name: 'Agendar para Toyota' }).click();
      await expect(page).toHaveURL('/es/booking?make=Toyota');
      releaseAgain();
      const next = page.getByRole('button', { name: 'Siguiente', exact: true });
      for (const heading of [
        '¿Qué día le conviene?',
        '¿A qué hora?',
        '¿Cómo nos comunicamos con usted?',
      ]) {
        await next.click();
        await expect(step(page)).toHaveText(heading);
      }
      await expect(page.getByRole('textbox', { name: 'Datos del vehículo' })).toHaveValue('Toyota');
    });

    test('a ticked symptom and a typed search are kept', details, async ({ page }) => {
      const release = await open(page, '/diagnostics');
      await page.getByRole('checkbox', { name: /A\/C blows weak/ }).check();
      release();
      await page.getByRole('button', { name: 'Get Diagnostic Results' }).click();
      await expect(
        page.getByRole('heading', { name: 'Routine maintenance recommended' }),
      ).toBeVisible();
      await page.unrouteAll();

      const releaseAgain = await open(page, '/tires/all');
      await page.getByRole('searchbox').first().fill('no such tire');
      releaseAgain();
      await expect(page.getByRole('heading', { name: /^Nothing matches/ })).toBeVisible();
    });

    test(
      'a link that is followed right after the language link leads to its page in that language',
      details,
      async ({ page }) => {
        await open(page, '/contact');
        // Playwright clicks only once a navigation has ended, as a visitor does not.
        await page.evaluate(() => {
          for (const link of ['[hreflang=es]', '[href="/blog"]']) {
            document.querySelector<HTMLElement>(`header ${link}`)?.click();
          }
        });
        await expect(page).toHaveURL('/es/blog');
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      },
    );

    test('the language link keeps the query', details, async ({ page }) => {
      const release = await open(page, '/tires/all?q=nothing');
      await languageLink(page, 'Español').click();
      await expect(page).toHaveURL('/es/tires/all?q=nothing');
      release();
      await expect(page.getByRole('heading', { name: /^Nada coincide/ })).toBeVisible();
      await expect(languageLink(page, 'English')).toHaveAttribute(
        'href',
        /\/tires\/all\?q=nothing$/,
      );
    });

    test(
      'the menus open on hover and focus, Tires leads to all tires',
      details,
      async ({ page }) => {
        await open(page, '/contact');
        const used = menuLink(page, 'Used Tires');
        const brakes = menuLink(page, 'Brake Parts');
        await expect(used).toBeHidden();
        await menuLink(page, 'Tires').hover();
        await expect(used).toBeVisible();
        await expect(brakes).toBeHidden();
        await menuLink(page, 'Auto Parts').focus();
        // Once hydrated, a list does not open because somebody tabs past it.
        if (scripts === remotes) await page.keyboard.press('ArrowDown');
        await expect(brakes).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(brakes).toBeVisible();
        await menuLink(page, 'Tires').click();
        await expect(page).toHaveURL('/tires/all');
      },
    );

    test(
      'the menu of a phone opens, stays open when hydrated, and its links lead',
      details,
      async ({ page }) => {
        await page.setViewportSize(phone);
        const release = await open(page, '/contact');
        const toggle = banner(page).locator('summary');
        const used = menuLink(page, 'Used Tires');
        await expect(used).toBeHidden();
        await toggle.click();
        await expect(used).toBeVisible();
        release();
        await expectHydrated(page);
        await expect(used).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(used).toBeHidden();
        await toggle.click();
        await used.click();
        await expect(page).toHaveURL('/tires/used-tires');
        await expect(used).toBeHidden();
      },
    );
  });
}

test.describe('a page whose code fails', () => {
  test.use({ expectedErrors: [/./] });

  test('offers a retry, which replays no press', async ({ page }) => {
    await page.route(remotes, (route) => route.abort());
    await page.goto('/booking');
    await tile(page, /^Oil Change/).click();
    const bar = page.getByRole('region', { name: 'Page not fully loaded' });
    await expect(bar).toBeVisible();
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(bar).toBeHidden();
    await expectHydrated(page);
    await expect(tile(page, /^Oil Change/)).toBeChecked();
    await expect(step(page)).toHaveText('Which service do you need?');
  });
});

test('a page that is left before it is hydrated leaves nothing in the head', {
  tag: '@prove',
}, async ({ page }) => {
  const { release } = await holdRequests(page, remotes);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expectElementHydrated(languageLink(page, 'Español'));
  await menuLink(page, 'Blog').click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Straight answers/);
  const { titles, canonical, descriptions } = await readMetadata(page);
  expect(titles).toHaveLength(1);
  expect(descriptions).toHaveLength(1);
  expect(canonical).toEqual([expect.stringMatching(/\/blog$/)]);
});

test('without JavaScript the menus open and their links lead', { tag: '@prove' }, async ({
  otherPage,
  site,
}) => {
  const page = await otherPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/es/contact`);
  const used = menuLink(page, 'Llantas usadas');
  await expect(used).toBeHidden();
  await menuLink(page, 'Llantas').hover();
  await expect(used).toBeVisible();
  await menuLink(page, 'Llantas').click();
  await expect(page).toHaveURL(`${site.origin}/es/tires/all`);
  await page.setViewportSize(phone);
  await banner(page).locator('summary').click();
  await used.click();
  await expect(page).toHaveURL(`${site.origin}/es/tires/used-tires`);
  await expect(used).toBeHidden();
});
