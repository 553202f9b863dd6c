import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'public pages' });

// A violation is a console error, which fails a test. Public pages: accessible.e2e.ts.
test('no staff page violates the content security policy', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signInToSection(page, site, 'Dashboard', 'policy@example.com');
  const menu = page.getByRole('navigation', { name: 'Admin sections' });
  const sections = await menu.getByRole('link').allTextContents();
  expect(sections.length).toBeGreaterThan(4);
  for (const section of sections) {
    await menu.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('an injected script', () => {
  test.use({ expectedErrors: [/Content Security Policy|none\.svg/] });

  test('does not run, whether inline, from another origin or in an event attribute', async ({
    page,
  }) => {
    await page.goto('/contact');
    const refused = await page.evaluate(async () => {
      const violations: string[] = [];
      addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
        violations.push(`${effectiveDirective} ${blockedURI}`);
      });
      const inline = document.createElement('script');
      inline.textContent = 'window.injected = true';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/steal.js';
      document.body.append(inline, foreign);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img alt="" onerror="window.injected = true" src="/none.svg">',
      );
      await new Promise((resolve) => {
        const wait = () => (violations.length > 2 ? resolve(0) : setTimeout(wait, 20));
        wait();
      });
      return violations;
    });
    expect(refused).toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-elem https://evil.example/steal.js',
        'script-src-attr inline',
      ]),
    );
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('every response forbids MIME sniffing and framing', async ({ site }) => {
  for (const route of ['/', '/admin/login', '/site.json', '/rest/v1/products']) {
    const { headers } = await fetch(site.origin + route);
    expect(headers.get('x-content-type-options'), route).toBe('nosniff');
    expect(headers.get('referrer-policy'), route).toBe('strict-origin-when-cross-origin');
  }
  const { headers } = await fetch(site.origin);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const staffPage = await fetch(`${site.origin}/admin/content?edit=1`);
  expect(staffPage.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('no built file contains a secret', { tag: '@prove' }, async ({ site }) => {
  const secrets = JSON.parse(
    readFileSync(path.join(site.dataDir, 'secrets.json'), 'utf8'),
  ) as Record<string, string>;
  const { publishableKey = '', ...hidden } = secrets;
  const forbidden = [
    ...Object.values(hidden),
    /sb_secret_\w{8}/,
    /BEGIN [A-Z ]*PRIVATE KEY/,
    // A signed token of any account or role.
    /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  ];
  const found: string[] = [];
  let published = 0;
  for (const file of filesBelow(site.siteDir).filter(
    (name) => !/\.(br|png|mp4|woff2)$/.test(name),
  )) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(publishableKey)) published += 1;
    for (const secret of forbidden) {
      const holds = typeof secret === 'string' ? text.includes(secret) : secret.test(text);
      if (holds) found.push(`${path.relative(site.siteDir, file)}: ${secret}`);
    }
  }
  expect(found).toEqual([]);
  // The public key is found, which proves that the search covers the files that could hold others.
  expect(published).toBeGreaterThan(0);
});
