import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

// Browsers throw where a policy, a setting or an extension forbids what a page reads.
test.use({ html: 'composed', shop: 'throwing', expectedErrors: [/./] });

/** Objects whose members can throw. */
const HOSTS = ['document', 'navigator', 'history', 'performance', 'crypto', 'screen'];
/** The language itself, without which nothing runs. */
const BUILT_IN = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
/** Storage that visitors switch off: the page hydrates without it. */
const STORAGE = ['document.cookie', 'localStorage', 'sessionStorage', 'indexedDB'];

const sources = git(root, 'ls-files', 'shell/src', 'shared-*', 'platform/loader', 'mf-booking/src')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|proof)\.|testSupport/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** The names that our sources contain, of what a browser offers: `localStorage`, `document.cookie`. */
async function findApis(page: Page) {
  const used = [...sources.matchAll(/(?<![.\w$'"`-])([A-Za-z]\w+)(?=[.(])/g)].map(([name]) => name);
  const words = used.filter((name) => !BUILT_IN.has(name));
  const members = HOSTS.flatMap((host) =>
    [...sources.matchAll(new RegExp(`\\b${host}\\.(\\w+)`, 'g'))].map(([name]) => name),
  );
  const names = [...new Set([...words, ...members])];
  await page.goto('/robots.txt');
  return page.evaluate((all) => {
    const find = (name: string) => {
      const [host, member = name] = name.includes('.') ? name.split('.') : ['window', name];
      let owner = Reflect.get(window, host as string) as object | null;
      while (owner && !Object.hasOwn(owner, member)) owner = Object.getPrototypeOf(owner);
      const isOfLanguage = owner === Object.prototype || owner === Function.prototype;
      const property = owner && !isOfLanguage && Object.getOwnPropertyDescriptor(owner, member);
      return property ? property.configurable === true : false;
    };
    return all.filter(find);
  }, names);
}

/** Opens a page in which an API throws. */
async function openWithout(page: Page, api: string, address: string) {
  await page.addInitScript((name) => {
    const [host, member = name] = name.includes('.') ? name.split('.') : ['window', name];
    let owner = Reflect.get(window, host as string) as object;
    while (!Object.hasOwn(owner, member)) owner = Object.getPrototypeOf(owner);
    const fail = () => {
      throw new DOMException(`${name} is forbidden`, 'SecurityError');
    };
    Object.defineProperty(owner, member, { configurable: true, get: fail, set: fail });
  }, api);
  await page.goto(address);
}

/** The headings in the document, by the protocol: in the page the broken API may be needed to read them. */
async function headingsOf(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const { root: document } = await protocol.send('DOM.getDocument', { depth: 0 });
  const { outerHTML } = await protocol.send('DOM.getOuterHTML', { nodeId: document.nodeId });
  const headings = outerHTML.matchAll(/<(h1|h2|legend)\b[^>]*>([\s\S]*?)<\/\1>/g);
  return [...headings].map(([, , html = '']) => html.replace(/<[^>]*>/g, '')).join(' | ');
}

test('readable HTML stays whatever browser API throws before hydration', {
  tag: '@prove',
}, async ({ otherPage, page }) => {
  test.setTimeout(timeLimit(600_000));
  const apis = await findApis(page);
  expect(apis).toEqual(
    expect.arrayContaining(['document.cookie', 'localStorage', 'sessionStorage', 'fetch']),
  );
  const written = await otherPage({ javaScriptEnabled: false });
  await written.goto('/booking');
  const readable = await headingsOf(written);
  expect(readable).toContain('Which service do you need?');
  const lost: string[] = [];
  const check = async (api: string) => {
    const opened = await otherPage();
    await openWithout(opened, api, '/booking');
    await opened.waitForTimeout(timeLimit(800));
    const shown = await headingsOf(opened);
    if (shown !== readable) lost.push(`${api}: ${shown}`);
    await opened.close();
  };
  const queue = [...apis];
  const work = async () => {
    for (let api = queue.shift(); api; api = queue.shift()) await check(api);
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(lost).toEqual([]);
});

for (const address of ['/booking', '/'])
  test(`${address} hydrates without cookies and storage`, { tag: '@prove' }, async ({
    otherPage,
  }) => {
    for (const api of STORAGE) {
      const opened = await otherPage();
      await openWithout(opened, api, address);
      await expectHydrated(opened);
    }
  });
