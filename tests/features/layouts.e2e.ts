import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ html: 'composed', shop: 'layouts' });

const staffHeader = (page: Page) => page.getByRole('link', { name: 'Public site' });
const shopMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Marks the document, which a navigation within it keeps. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const policyOf = async (origin: string, address: string) =>
  (await fetch(origin + address)).headers.get('content-security-policy') ?? '';

test('an address of staff shows the staff layout before the configuration is there', {
  tag: '@prove',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { tagName } of document.querySelectorAll('#root > div > *')) seen.add(tagName);
    }).observe(document, { childList: true, subtree: true });
  });
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/site.json', async (route) => {
    await isDue;
    await route.continue();
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await expect(staffHeader(page)).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as never as { seen: Set<string> }).seen]);
  expect(seen).toContain('HEADER');
  expect(seen).not.toContain('FOOTER');
  await expect(shopMenu(page)).toHaveCount(0);
});

test('each way from one layout to the other loads a document', async ({ page }) => {
  await page.goto('/es/admin/login');
  await mark(page);
  await page.getByRole('link', { name: 'Sitio público' }).click();
  await expect(page).toHaveURL('/es/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await expectHydrated(page);

  // As the router does for a link to a page that this document does not know.
  await mark(page);
  await page.evaluate(() => {
    history.pushState({ key: 'next', idx: 1 }, '', '/es/admin/login');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.getByRole('link', { name: 'Sitio público' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await isMarked(page)).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL('/es/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sitio público' })).toHaveCount(0);
});

test('the policy of visitors names the player of a video while one is published', {
  tag: '@prove',
}, async ({ site }) => {
  const set = async (value: string) => {
    await site.change('settings', 'key=eq.tour_video_url', { value });
    await waitUntilPublished(site);
  };
  await set('https://youtu.be/dQw4w9WgXcQ');
  for (const address of ['/es/gallery', '/']) {
    const policy = await policyOf(site.origin, address);
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.youtube\.com/);
    expect(policy).toContain('frame-src https://www.youtube.com');
    expect(policy).not.toContain('vimeo');
  }
  expect(await policyOf(site.origin, '/admin/login')).not.toContain('youtube');
  await set('');
  expect(await policyOf(site.origin, '/')).not.toContain('youtube');
});

test('without JavaScript a page of staff is styled, and its policy refuses nothing', {
  tag: '@prove',
}, async ({ otherPage, site }) => {
  const page = await otherPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  for (const address of ['/admin/login', '/es/admin/products']) {
    // The policy refuses styles in the HTML. The console would report it, which fails the test.
    expect(await (await fetch(site.origin + address)).text()).not.toMatch(/<style| style=/);
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x).toBeGreaterThanOrEqual(20);
    expect(title?.y).toBeGreaterThanOrEqual(48);
  }
});

test.describe('the policy of the staff layout', () => {
  test.use({ expectedErrors: [/Content Security Policy|Trusted ?(?:Types|Script|HTML)/i] });

  test('rejects the videos and inline scripts that that of visitors allows', {
    tag: '@prove',
  }, async ({ page, site }) => {
    for (const address of ['/admin/login', '/es/admin', '/Admin/products', '/%61dmin/login']) {
      const policy = await policyOf(site.origin, address);
      expect(policy, address).toContain("script-src 'self';");
      expect(policy, address).toContain("frame-src 'self';");
      expect(policy, address).toContain("style-src 'self';");
      expect(policy, address).toContain("img-src 'self' data: https: blob:;");
    }
    for (const address of ['/', '/es/gallery', '/booking', '/nowhere']) {
      const policy = await policyOf(site.origin, address);
      // No video of such a service is set.
      expect(policy, address).not.toMatch(/youtube|vimeo/);
      expect(policy, address).toContain("frame-src 'none'");
    }

    await page.goto('/%61dmin/login');
    await expect(staffHeader(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const rejected = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
      });
      const video = document.createElement('iframe');
      video.src = 'https://www.youtube.com/embed/x';
      document.body.append(video);
      return violation;
    });
    expect(rejected).toBe('frame-src');
  });

  test('rejects markup in a string, and scripts that are no files of a release', {
    tag: '@prove',
  }, async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const thrown = await page.evaluate(() => {
      const attempts = [
        () => {
          document.body.innerHTML = '<p>injected</p>';
        },
        () => {
          document.createElement('script').src = '/rest/v1/products';
        },
        () => {
          document.createElement('script').text = 'injected()';
        },
        () => window.trustedTypes?.createPolicy('second', { createScriptURL: String }),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(thrown).toEqual(Array.from({ length: 4 }, () => 'TypeError'));
  });
});

test('staff sign out from any page on a phone, in both languages', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.makeAdmin('layouts@example.com', PASSWORD);
  await signIn(page, 'layouts@example.com');
  const menu = page.getByRole('navigation', { name: 'Admin sections' });
  await expect(menu).toBeVisible();
  for (const section of await menu.getByRole('link').allTextContents()) {
    await menu.getByRole('link', { name: section }).click();
    await expect(menu.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: section })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeInViewport({
      ratio: 1,
    });
    expect(await horizontalOverflow(page), section).toBeLessThanOrEqual(0);
  }
  await page.goto('/es/admin/messages');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/es/admin/login');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
});
