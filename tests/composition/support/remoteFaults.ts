import type { Page, Route } from '@playwright/test';
import { readSite } from '@shop/platform/site/siteFile';
import type { Remote } from '../../../shared-site/schema';
import { holdRequests } from '../../support/holdRequests';
import type { RunningSite } from '../../support/runningSite';
import { serveFaultyRelease, type ThrowsIn, throwsIn } from './faultyContainer';

const cors = { 'access-control-allow-origin': '*' };
const garbage = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', headers: cors, body: '}{ not JavaScript' });

/** What a server answers instead of a remote's files. */
const answers = {
  'is missing': (route: Route) => route.fulfill({ status: 404, headers: cors, body: 'Not found' }),
  'is refused': (route: Route) => route.abort('connectionrefused'),
  hangs: () => undefined,
  'is garbage': garbage,
  'has a garbage chunk': (route: Route) =>
    /__federation_expose_/.test(route.request().url()) ? garbage(route) : route.fallback(),
} as const;
type Answer = keyof typeof answers;

const isAnswer = (fault: Fault): fault is Answer => fault in answers;

export type Fault = Answer | `throws in ${ThrowsIn}`;

/** The faults that a remote can have, each as a verb. */
export const faults: readonly Fault[] = [
  ...(Object.keys(answers) as Answer[]),
  ...throwsIn.map((place) => `throws in ${place}` as const),
];

/** React renders a page in the browser that throws only in hydration, and then it works. */
export const recovers = (fault: Fault) => fault === 'throws in hydration';

/** A page that has crashed is rendered again by a retry; any other is hydrated. */
export const crashes = (fault: Fault) =>
  fault === 'throws in render' || fault === 'throws in an effect';

/** A remote of the site, as its configuration lists it. */
export function liveRemote(site: RunningSite, name: string): Remote {
  const remote = readSite(site.siteDir).remotes.find((other) => other.name === name);
  if (!remote) throw new Error(`${name} is not on this site`);
  return remote;
}

export const isFileOf =
  ({ name }: Remote) =>
  (url: URL) =>
    url.pathname.startsWith(`/${name}/`);

/**
 * Gives a remote a fault, for one visitor.
 * @returns a function that removes the fault; requests that hang by then continue to hang
 */
export async function injectFault(page: Page, site: RunningSite, name: string, fault: Fault) {
  const remote = liveRemote(site, name);
  if (isAnswer(fault)) {
    let isFaulty = true;
    // Not `unroute`, which would answer hanging requests.
    // Its code only: a logo that fails to load is replaced by initials, as specified.
    const isCode = (url: URL) => isFileOf(remote)(url) && /\.(js|css)$/.test(url.pathname);
    await page.route(isCode, (route) => (isFaulty ? answers[fault](route) : route.fallback()));
    return async () => {
      isFaulty = false;
    };
  }
  await serveFaultyRelease(page, site, remote);
  const place = fault.replace('throws in ', '') as ThrowsIn;
  await page.addInitScript((where) => {
    window.throwsIn = where;
  }, place);
  return () =>
    page.evaluate(() => {
      delete window.throwsIn;
    });
}

/**
 * Holds a remote's entry, for one visitor.
 * @returns a function that releases it
 */
export async function holdEntry(page: Page, { live: { base, entry } }: Remote) {
  const { release } = await holdRequests(page, `**${base}${entry}*`);
  return release;
}
