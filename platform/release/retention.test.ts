import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote, SiteConfig } from '../../shared-site/schema';
import { expiredVersions, refreshRetention } from './retention';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 5, 1);

/** A version in the format of the release tool, made of one letter. */
const v = (letter: string) => letter.repeat(12);

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'retention-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Creates a version's folder of the given age. */
function folder(app: string, version: string, days: number) {
  const place = path.join(siteDir, app, version);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'remoteEntry.js'), '');
  const then = new Date(now - days * DAY);
  utimesSync(place, then, then);
}

const source = (version: string) => ({ version, base: `/mf-a/${version}/` });
const event = (version: string) => ({ at: '2025-01-01T00:00:00Z', action: 'released', version });
const canary = (version: string) => ({ canary: { release: source(version), percent: 10 } });
const site = (remote: object = {}, shell: object = {}) =>
  ({
    contract: 1,
    backend: { url: '', key: '' },
    shell: { version: v('0'), history: [], ...shell },
    remotes: [{ name: 'mf-a', live: source(v('1')), ...remote } as Remote],
  }) as unknown as SiteConfig;

const expired = (live: SiteConfig, composed: string[] = []) =>
  expiredVersions(siteDir, live, composed, now).map(({ app, version }) => `${app} ${version[0]}`);

test('the live version, the previous version, a canary and the whole history stay', () => {
  for (const letter of ['1', '2', '3', '4']) folder('mf-a', v(letter), 400);
  for (const letter of ['0', '5']) folder('shell', v(letter), 400);
  const live = site(
    { previous: source(v('2')), ...canary(v('3')), history: [event(v('4'))] },
    { history: [event(v('5'))] },
  );
  expect(expired(live)).toEqual([]);
  // It is the names that keep them: without those all but what is live would go.
  expect(expired(site())).toEqual(['shell 5', 'mf-a 2', 'mf-a 3', 'mf-a 4']);
});

test('a version without an entry stays for thirty days', () => {
  folder('mf-a', v('a'), 29);
  folder('mf-a', v('b'), 31);
  folder('shell', v('c'), 29);
  folder('shell', v('d'), 31);
  expect(expired(site())).toEqual(['shell d', 'mf-a b']);
});

test('the thirty days begin when a version stops being live', () => {
  folder('shell', v('0'), 400);
  for (const letter of ['1', '2', '3', '4']) folder('mf-a', v(letter), 400);
  const before = site({ previous: source(v('2')), ...canary(v('3')) });
  refreshRetention(siteDir, before, now - 10 * DAY);
  const replaced = site({ live: source(v('9')) }, { version: v('8') });
  expect(expired(replaced)).toEqual(['mf-a 4']);
  expect(expiredVersions(siteDir, replaced, [], now + 21 * DAY)).toHaveLength(5);
});

test('ignores remotes without files on this site', () => {
  const elsewhere = site({ live: { base: 'https://fleet.example/mf-a/1/' } });
  expect(() => refreshRetention(siteDir, elsewhere, now)).not.toThrow();
  expect(expired(elsewhere)).toEqual([]);
});

test('a version that a page was composed from stays as long as that page', () => {
  folder('mf-a', v('a'), 400);
  folder('mf-a', v('b'), 400);
  folder('shell', v('a'), 400);
  const composed = [`/mf-a/${v('a')}/static/page.js`, `/shell/${v('a')}/static/index.js`];
  expect(expired(site(), composed)).toEqual(['mf-a b']);
});

test('removes the remains of a killed release too, and nothing that is not a version', () => {
  folder('mf-a', `${v('a')}.123.draft`, 400);
  folder('mf-a', 'notes', 400);
  folder('fleet', v('a'), 400);
  expect(expired(site())).toEqual([`mf-a a`]);
});

test('the files of a retired remote expire after the same days', () => {
  folder('mf-gone', v('a'), 400);
  folder('mf-gone', v('b'), 400);
  const before = site();
  before.remotes.push({ name: 'mf-gone', live: source(v('b')) } as Remote);
  refreshRetention(siteDir, before, now - 29 * DAY);
  expect(expired(site())).toEqual(['mf-gone a']);
  expect(expiredVersions(siteDir, site(), [], now + 2 * DAY)).toHaveLength(2);
});
