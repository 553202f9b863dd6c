import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { asCanary, GROUP_COOKIE, GROUPS } from '../../shared-site/canaries';
import { pathOf } from '../../shared-site/languages';
import { navigationOf } from '../../shared-site/pageSite';
import { layoutOf } from '../../shared-site/routes';
import { otherCopies } from '../compose/otherCopies';
import type { AllowedSources } from '../server/pageHeaders';
import { siteRoutes } from '../server/siteRoutes';
import { createProgress } from '../site/createProgress';
import { readSite } from '../site/siteFile';
import { changedElement } from './changedElement';
import { undeclaredWidgets } from './partProblems';
import { seenParts } from './seenParts';
import { seenElements } from './unreleasedElements';

/** Milliseconds, on a busy machine. */
const HYDRATION_TIMEOUT = 30_000;

const CONCURRENT_PAGES = 2;

/** Milliseconds without any event, and the most that these are awaited. */
const QUIET = { for: 500, timeout: 10_000 };

/** The site has no backend while it is checked: requests to it fail. */
const isNetworkError = (text: string) =>
  /^Failed to load resource|^Fetch API cannot load/.test(text);

/** Whether React has attached itself to all that the page shows, or the page is not found. */
function isHydrated(): boolean {
  const markers = [...document.querySelectorAll('[data-remote]')];
  const hasProps = (marker: Element) =>
    Object.keys(marker).some((key) => key.startsWith('__reactProps'));
  const waiting = markers.find((marker) => !hasProps(marker));
  // A widget is hydrated once it is seen.
  waiting?.firstElementChild?.scrollIntoView();
  return !waiting && document.querySelector('[data-remote], main h1') !== null;
}

const untilQuiet = ({ for: quiet, timeout }: typeof QUIET) =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quiet);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quiet);
    };
    setTimeout(resolve, timeout);
    new MutationObserver(restart).observe(document, { childList: true, subtree: true });
    new PerformanceObserver(restart).observe({ type: 'resource' });
  });

const shownVersions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(({ dataset }) => ({
    name: dataset['remote'],
    version: dataset['version'],
  }));

async function visit({ context, read }: Visitor, address: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  const failed = new Promise<void>((resolve) => {
    const fail = (error: string) => {
      errors.push(error);
      resolve();
    };
    page.on('pageerror', (error) => fail(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkError(message.text())) fail(message.text());
    });
  });
  await page.goto((await read(address)).url, { waitUntil: 'load' });
  // A page that hydrates at the first press does so now.
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  const hydrated = page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_TIMEOUT }).then(
    () => {},
    () => errors.push(`it did not hydrate within ${HYDRATION_TIMEOUT / 1000} s`),
  );
  // A page with an error may never hydrate.
  await Promise.race([hydrated, failed]);
  // Effects, what they load, and what waits for an idle browser come after hydration.
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilQuiet, QUIET);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const problems = [
    ...errors.map((error) => `logs an error in the browser: ${error.split('\n')[0]}`),
    ...(await page.evaluate(otherCopies, undefined)),
  ];
  return { page, problems };
}

/** Without what differs between two visits of one page: versions. */
const comparable = (problem: string) => problem.replace(/\b[0-9a-f]{12}\b/g, '');

/** The address of the site in a browser that needs no network: its requests are answered here. */
const ORIGIN = 'http://localhost';

interface Visited {
  /** A folder or generation of a site. */
  folder: string;
  sources: AllowedSources;
  staffOrigin: string | undefined;
  group: number;
}

interface Visitor {
  context: BrowserContext;
  /** Follows the redirects of an address: routes see the first request of a redirected one only. */
  read(url: string): Promise<{ url: string; answer: Response }>;
}

/** Service workers are blocked because their requests pass no route. */
async function openContext(browser: Browser, visited: Visited): Promise<Visitor> {
  const { folder, sources, staffOrigin, group } = visited;
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const origins = [ORIGIN, ...(staffOrigin ? [staffOrigin] : [])];
  const value = String(group);
  await context.addCookies(origins.map((url) => ({ name: GROUP_COOKIE, value, url })));
  // The names that tsx gives functions for stack traces, in the text that the browser receives.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const site = siteRoutes(folder, sources);
  const read = async (url: string, init: RequestInit = {}): ReturnType<Visitor['read']> => {
    const cookies = await context.cookies(url);
    const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ');
    const answer = await site.request(url, { ...init, headers: { ...init.headers, cookie } });
    const location = answer.headers.get('location');
    return location ? read(new URL(location, url).href, init) : { url, answer };
  };
  await context.route(
    () => true,
    async (route) => {
      const request = route.request();
      // A version that is not released must not reach the backend of the live site.
      if (!origins.includes(new URL(request.url()).origin)) return route.abort();
      const { answer } = await read(request.url(), {
        method: request.method(),
        headers: request.headers(),
      });
      return route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    },
  );
  return { context, read };
}

type Released = readonly { name: string; version: string }[];

async function versionProblem(page: Page, released: Released): Promise<string | undefined> {
  const shown = await page.evaluate(shownVersions);
  const found = shown.flatMap(({ name, version }) => {
    const wanted = released.find((each) => each.name === name);
    return wanted ? [{ ...wanted, isShown: wanted.version === version, version }] : [];
  });
  const other = found.find(({ isShown }) => !isShown);
  if (other)
    return `shows ${other.name} in version ${other.version}, which is not the released one`;
  const isShown = found.length > 0 || released.some(({ name }) => name === 'shell');
  return isShown ? undefined : `shows nothing of ${released.map(({ name }) => name).join(', ')}`;
}

interface Checked {
  /** A generation in which the apps are live or a canary, with its pages composed. */
  draft: string;
  siteDir: string;
  released: Released;
  isCanary: boolean;
  addresses: readonly string[];
  /** Those of the released apps. On another page, what the live one logs too is no problem of the release. */
  ownAddresses: ReadonlySet<string>;
  /** Whether the layout and the other remotes have to look as on the live page. */
  comparesLayout: boolean;
  browser: Browser;
  sources: AllowedSources;
}

/**
 * Opens each page, and the live one beside it.
 * @returns a sentence for each page that logs an error, does not hydrate as it was composed, shows another version than
 *   the released one or a widget that it does not declare, or, where that is compared, changes the layout or another
 *   remote
 */
export async function checkPages(checked: Checked): Promise<string[]> {
  const { draft, siteDir, released, isCanary, addresses, ownAddresses, browser, sources } = checked;
  const apps = released.map(({ name }) => name);
  const isReleased = (name: string) => apps.includes(name);
  const { staffOrigin, ...site } = readSite(draft);
  const remotes = site.remotes.map((remote) =>
    isReleased(remote.name) ? asCanary(remote) : remote,
  );
  const menu = navigationOf(remotes);
  const menuChanges = !isDeepStrictEqual(menu, navigationOf(readSite(siteDir).remotes));
  // Where all apps are released, nothing of a page has to stay as it was.
  const hasOthers = !['shell', ...remotes.map(({ name }) => name)].every(isReleased);
  const comparesLayout = hasOthers && checked.comparesLayout;
  const waiting = [...addresses];
  const problems: string[] = [];
  const progress = createProgress('opened');
  const worker = async () => {
    // A context is a window of its own, in which one page is visible: hidden pages render late.
    const visited = { sources, staffOrigin };
    const group = isCanary ? 0 : GROUPS - 1;
    const visitor = await openContext(browser, { ...visited, folder: draft, group });
    const liveVisitor = await openContext(browser, {
      ...visited,
      folder: siteDir,
      group: GROUPS - 1,
    });
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const isStaffPage = layoutOf({ remotes }, pathOf(address)) === 'staff';
      const url = ((isStaffPage && staffOrigin) || ORIGIN) + address;
      const visitLive = () => visit(liveVisitor, url);
      const [{ page, problems: found }, compared] = await Promise.all([
        visit(visitor, url),
        comparesLayout ? visitLive() : undefined,
      ]);
      const mayBeKnown = found.length > 0 && hasOthers && !ownAddresses.has(address);
      const before = compared ?? (mayBeKnown ? await visitLive() : undefined);
      const known = mayBeKnown ? (before?.problems.map(comparable) ?? []) : [];
      const change =
        compared &&
        changedElement(
          await page.evaluate(seenElements, apps),
          await compared.page.evaluate(seenElements, apps),
          menuChanges,
        );
      const all = [
        found.find((each) => !known.includes(comparable(each))),
        await versionProblem(page, released),
        ...undeclaredWidgets(await page.evaluate(seenParts, undefined), remotes, apps),
        change && `${change.does} outside ${apps.join(', ')}: ${change.element}`,
      ];
      problems.push(...all.flatMap((each) => (each ? `${address} ${each}` : [])));
      await Promise.all([page.close(), before?.page.close()]);
      progress(addresses.length - waiting.length, addresses.length);
    }
    await Promise.all([visitor.context.close(), liveVisitor.context.close()]);
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, worker));
  return problems.sort();
}
