import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { notification } from '../support/notification';
import type { RunningSite } from '../support/runningSite';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { composingFixtureOnly, releaseFixture } from './support/fixtureRemote';

test.use({
  shop: 'staff origin',
  html: 'composed',
  // The hostile remote is stopped, which the browser reports.
  expectedErrors: [
    /Access to image|Unsafe attempt|Content Security Policy|violates the following|Blocked a frame|Failed to load/,
  ],
});

const staffOriginOf = ({ origin }: RunningSite) => origin.replace('localhost', '127.0.0.1');

/** Tries what code in a page can do to reach the session of staff, and shows what came of each attempt. */
const hostile = `
import { useEffect, useState } from 'react';
const staff = location.origin.replace('localhost', '127.0.0.1');
const sessionsIn = (storage: Storage) =>
  Object.keys(storage).filter((key) => key.endsWith('-auth-token')).length + ' sessions';
const framed = (address: string) => new Promise((resolve) => {
  const frame = document.createElement('iframe');
  frame.onload = () => resolve(frame.contentDocument ? 'read' : 'closed');
  frame.src = staff + address;
  document.body.append(frame);
  setTimeout(() => resolve('closed'), 2000);
});
const probes: Record<string, () => unknown> = {
  ownStorage: () => sessionsIn(localStorage),
  parentStorage: () => sessionsIn(parent.localStorage),
  parentDocument: () => parent.document.title,
  parentAddress: () => parent.location.href,
  topNavigation: () => { top!.location.href = 'https://evil.example/'; return 'left'; },
  page: () => fetch(staff + '/admin').then((answer) => answer.text()),
  frame: () => framed('/admin/dashboard'),
};
export const Page = () => {
  const [found, setFound] = useState<string[]>();
  useEffect(() => {
    const names = Object.keys(probes).filter((name) => parent !== window || !/^(parent|top)/.test(name));
    Promise.all(names.map(async (name) => {
      const result = await Promise.resolve().then(probes[name]).catch((error) => error.name);
      return name + ': ' + result;
    })).then(setFound);
    parent.postMessage({ type: 'pressed', texts: [null, { evil: true }] }, '*');
    parent.postMessage({ type: 'shown', namespaces: 7 }, '*');
  }, []);
  return <main><h1>Fixture</h1>{found && <output>{found.join(', ')}</output>}</main>;
};`;

test.beforeAll(async ({ site }) => {
  test.slow();
  await releaseFixture(site.siteDir, { code: hostile, prerender: ['/fixture'] });
  await changeSite(site.siteDir, (live) => ({
    ...composingFixtureOnly(live, '/', '/contact'),
    origin: site.origin,
    staffOrigin: staffOriginOf(site),
  }));
  expect((await composeSite(site.siteDir)).failed).toEqual([]);
  await site.makeAdmin('owner@example.com', PASSWORD);
});

/** The addresses of scripts that a page runs at the origin of staff. */
function scriptsAt(page: Page, origin: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin: at, pathname } = new URL(request.url());
    if (at === origin && request.resourceType() === 'script') scripts.push(pathname);
  });
  return scripts;
}

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Text of ${name}`, exact: true });

async function signInAtOwnOrigin(page: Page, site: RunningSite) {
  await signIn(page, 'owner@example.com');
  await expect(page.getByText('Welcome, owner@example.com')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(staffOriginOf(site));
}

test('each origin leads to the other one, without the secret of a link', async ({ page, site }) => {
  const staff = staffOriginOf(site);
  await page.goto('/es/admin/login?from=mail#recovery=secret');
  await expect(page.getByRole('heading', { name: 'Acceso', exact: false }).first()).toBeVisible();
  expect(page.url().replace(/#$/, '')).toBe(`${staff}/es/admin/login?from=mail`);
  await page.getByRole('link', { name: 'Sitio público' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(page.url().replace(/#$/, '')).toBe(`${site.origin}/es/`);
  await page.goto(`${staff}/contact?a=1#access_token=secret`);
  expect(page.url().replace(/#$/, '')).toBe(`${site.origin}/contact?a=1`);
});

test('on a host of plain files the shell leads to the other origin', async ({ page, site }) => {
  const staff = staffOriginOf(site);
  const served = async (file: string) => (await fetch(site.origin + file)).text();
  for (const [address, file, target] of [
    [`${staff}/?a=1#access_token=secret`, '/', `${site.origin}/?a=1`],
    [`${staff}/contact`, '/contact', `${site.origin}/contact`],
    [`${staff}/nowhere`, '/_app.html', `${site.origin}/nowhere`],
    [`${site.origin}/admin/login#recovery=secret`, '/_app.html', `${staff}/admin/login`],
  ] as const) {
    const body = await served(file);
    const { href } = new URL(address);
    await page.route(href.split('#')[0] as string, (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(address);
    await expect.poll(() => page.url().replace(/#$/, ''), address).toBe(target);
    await page.unrouteAll();
  }
});

test('the origin of staff serves no code of other remotes', async ({ page, site }) => {
  const staff = staffOriginOf(site);
  const { remotes } = readSite(site.siteDir);
  const fixture = remotes.find(({ name }) => name === 'mf-fixture')?.live;
  const base = fixture?.base ?? '';
  const script = '<script>document.title = Object.keys(localStorage).join()</script>';
  for (const [name, text] of [
    ['evil.html', script],
    ['evil.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ] as const) {
    writeFileSync(path.join(webRoot(site.siteDir), base, name), text);
    await page.goto(`${staff}${base}${name}`);
    expect(new URL(page.url()).origin).toBe(site.origin);
  }
  const served = remotes.map(({ name, live }) => [name, live.base + live.entry] as const);
  for (const [name, file] of [...served, ['pages', '/'] as const]) {
    const { status } = await fetch(staff + file, { redirect: 'manual' });
    expect(status, file).toBe(name === 'mf-admin' ? 200 : 302);
  }
  const tricks = [`/shell/..%2f${base}evil.svg`, `/%6df-fixture${base.slice(11)}evil.svg`];
  for (const trick of tricks) {
    const response = await fetch(staff + trick, { redirect: 'manual' });
    expect(await response.text(), trick).not.toContain('localStorage');
  }
});

test('staff sign in, edit on the page and publish, where a hostile remote reads nothing', async ({
  page,
  site,
  otherPage,
}) => {
  test.slow();
  const staff = staffOriginOf(site);
  const scripts = scriptsAt(page, staff);
  await signInAtOwnOrigin(page, site);
  const sessions = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')));
  expect(await sessions()).toHaveLength(1);

  await page.goto(`${staff}/admin/content?on=%2F`);
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-has-text');
  // Playwright's pointer misses what a frame of another process shows scaled.
  await heading.dispatchEvent('click');
  await field(page, 'hero title').fill('Tires from two addresses');
  await expect(heading).toHaveText('Tires from two addresses');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await waitUntilPublished(site);
  const visitor = await otherPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tires from two addresses');

  await page.getByRole('combobox', { name: 'Page' }).selectOption('/fixture');
  await expect(frame.getByRole('status')).toHaveText(
    // A browser may give the frame of another site no storage at all.
    /^ownStorage: (0 sessions|SecurityError), parentStorage: SecurityError, parentDocument: SecurityError, parentAddress: SecurityError, topNavigation: SecurityError, page: TypeError, frame: closed$/,
  );
  await expect(page).toHaveURL(new RegExp(`^${staff}/admin/content`));
  expect(scripts.filter((file) => !/^\/(shell|mf-admin)\//.test(file))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);

  await page.goto(`/fixture`);
  await expect(page.getByRole('status').filter({ hasText: 'ownStorage' })).toHaveText(
    'ownStorage: 0 sessions, page: TypeError, frame: closed',
  );
});

test('an override is not run at the origin of staff', async ({ page, site }) => {
  const staff = staffOriginOf(site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${staff}/admin/login?remote=mf-admin@http://localhost:9/remoteEntry.js`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Development' })).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
});

test('the mail to a new password leads to the origin of staff, and works', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('owner@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/^If owner@example.com has an account/)).toBeVisible();
  await expect(async () => {
    await page.goto(site.mailsAt);
    await page
      .getByRole('link', { name: /new password/ })
      .first()
      .click({ timeout: 1000 });
  }).toPass();
  const link = page.locator('pre a[href*="/admin/login#"]');
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^${staffOriginOf(site)}/admin/login#recovery=`));
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'I asked for this link' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('another good password');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(`${staffOriginOf(site)}/admin/dashboard`);
});
