import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({
  shop: 'staff words',
  html: 'composed',
  // The video of the home page starts by itself.
  contextOptions: { reducedMotion: 'no-preference' },
});

const FACEBOOK = 'https://www.facebook.com/taratireandauto';

/** The film, which starts by itself once it is seen. */
async function video(page: Page) {
  await page.getByRole('button', { name: /^(Play|Pause) video$/ }).scrollIntoViewIfNeeded();
  return page.getByRole('main').locator('video');
}

test('hours, a social link and videos set by staff show on the public pages', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.goto('/');
  const facebook = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('href', '#');
  const builtIn = (await (await video(page)).getAttribute('src')) ?? '';
  // Another address of the same clip, which is available in the tests.
  const clip = (name: string) => `${new URL(builtIn, site.origin)}?by=${name}`;

  const staff = await site.makeAdmin('facts@example.com', PASSWORD);
  const sunday = { weekday: 7, opens: '10:00', closes: '14:00' };
  const hoursChange = { as: staff, method: 'PATCH', body: sunday };
  expect((await site.api('/rest/v1/opening_hours?weekday=eq.6', hoursChange)).ok).toBe(true);
  for (const [key, value] of [
    ['social_facebook', FACEBOOK],
    ['hero_video_url', clip('hero')],
    ['tour_video_url', clip('tour')],
  ] as const) {
    const change = { as: staff, method: 'PATCH', body: { value } };
    expect((await site.api(`/rest/v1/settings?key=eq.${key}`, change)).ok, key).toBe(true);
  }

  await waitUntilPublished(site);
  await page.reload();
  await expect(facebook).toHaveAttribute('href', FACEBOOK);
  const hours = page.getByRole('contentinfo').getByRole('definition');
  await expect(hours).toHaveText(['8am-8pm', 'Closed', '10am-2pm']);
  const isPaused = async () =>
    (await video(page)).evaluate((each) => (each as HTMLVideoElement).paused);
  await expect(await video(page)).toHaveAttribute('src', clip('hero'));
  await expect.poll(isPaused).toBe(false);

  for (const [path, card, answer] of [
    [
      '/contact',
      'Closed on Saturdays',
      /^We are open Monday to Friday 8am-8pm and Sundays 10am-2pm\. We are closed on Saturdays\./,
    ],
    [
      '/es/contact',
      'Cerrado los sábados',
      /^Abrimos de 8.* de lunes a viernes y de 10.* los domingos\. Cerramos los sábados\./,
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(card, { exact: true })).toBeVisible();
    await expect(page.getByRole('group').getByText(answer)).toHaveCount(1);
  }

  await page.goto('/gallery');
  await expect(facebook).toHaveAttribute('href', FACEBOOK);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(await video(page)).toHaveAttribute('src', clip('tour'));
  await expect.poll(isPaused).toBe(false);
});
