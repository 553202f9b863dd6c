import type { Page } from '@playwright/test';
import { expect, story } from '../support/story';

story.use({ shop: 'hydration' });

/** Keeps the remotes' code away until the returned function is called: the page is there as HTML only. */
async function holdRemotes(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remoteEntry.js*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// React reports a page that differs from its HTML on the console, and that fails a story.

story(
  'who switches the language before the page has come alive gets it in that language',
  async ({ page }) => {
    const release = await holdRemotes(page);
    await page.goto('/contact');
    const spanish = page.getByRole('button', { name: 'Español' });
    await expect(async () => {
      await spanish.click();
      await expect(spanish).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hable con nosotros');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Por favor llene este campo.');
  },
);

story('a link that asks for Spanish is answered in Spanish', async ({ page }) => {
  const release = await holdRemotes(page);
  await page.goto('/booking?lang=es', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agende su cita');
  await expect(page.getByRole('button', { name: 'Español' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  release();
  await expect(page.getByRole('radio', { name: /^Cambio de aceite/ })).toBeVisible();
});

story(
  'staff’s words that arrive before the page has come alive show in it',
  async ({ page, site }) => {
    const rewrite = (content: string) =>
      site.api('/rest/v1/content_blocks?page=eq.contact&identifier=eq.hero_title', {
        ...{ as: 'service', method: 'PATCH', body: { content } },
      });
    await rewrite('Come and talk');
    const release = await holdRemotes(page);
    const words = page.waitForResponse(/content_blocks/);
    await page.goto('/contact');
    await words;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and talk');
    await rewrite('Talk to us');
  },
);
