import type { ReleaseSource, Remote, SiteConfig } from '@shop/shared-site/schema';
import { createRemoteLoader } from './createRemoteLoader';
import { RemoteError } from './RemoteError';
import { RemoteServer, siteOf, uniqueRemote } from './testing/RemoteServer';
import { REMOTE_TIMEOUT } from './timeout';

const Component = () => null;
const exposed = { contract: 1, Component, locales: ['page'] };
const loaderFor = (site: SiteConfig) =>
  createRemoteLoader<typeof exposed>({ site, overrides: [], whenIdle: () => {} });

/** Another version of a remote, on a server of its own path or origin. */
const versionOf = ({ live }: Remote, version: string, origin = 'http://localhost:3002') => ({
  version,
  contract: 1,
  base: `${origin}/${live.container}/${version}/`,
  entry: 'remoteEntry.js',
  container: `${live.container}_${version}`,
});

/** A remote after its next release. */
const newer = (remote: Remote): Remote => ({
  ...remote,
  live: { ...remote.live, ...versionOf(remote, 'newer') },
});

const serve = (source: ReleaseSource) => new RemoteServer(source, { './page': exposed });

const caught = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('evaluates a remote that failed once only once, however many modules are loaded of it later', async () => {
  const remote = uniqueRemote({ name: 'mf-twice' });
  const server = new RemoteServer(remote.live, { './page': exposed, './widget': exposed });
  const loader = loaderFor(siteOf(remote));
  server.state = 'down';
  await expect(loader.load('mf-twice', './page')).rejects.toThrow('mf-twice tested');
  server.state = 'up';
  for (const module of ['./page', './widget', './page']) {
    expect(await loader.load('mf-twice', module)).toMatchObject({ Component });
  }
  expect(server.requests).toEqual([
    'remoteEntry.js',
    'remoteEntry.js?retry=1',
    'remoteEntry.js?retry=2',
  ]);
  expect(console.warn).not.toHaveBeenCalled();
});

test('runs a module only once `beforeRun` has resolved', async () => {
  const remote = uniqueRemote();
  const server = serve(remote.live);
  const ran: number[] = [];
  const loader = createRemoteLoader<typeof exposed>({
    site: siteOf(remote),
    overrides: [],
    whenIdle: () => {},
    beforeRun: async () => {
      await Promise.resolve();
      ran.push(server.run.length);
    },
  });
  await loader.load(remote.name, './page');
  expect(ran).toEqual([0]);
  expect(server.run).toEqual(['./page']);
});

test('returns the component, the dictionaries and the version of a module', async () => {
  const remote = uniqueRemote();
  serve(remote.live);
  const loaded = await loaderFor(siteOf(remote)).load(remote.name, './page');
  expect(loaded).toEqual({ ...exposed, version: 'tested' });
});

test('loads a module that exports only a component, as one built for any host does', async () => {
  const remote = uniqueRemote();
  new RemoteServer(remote.live, { './page': Component });
  const loaded = await loaderFor(siteOf(remote)).load(remote.name, './page');
  expect(loaded).toMatchObject({ Component, locales: [] });
});

test('rejects a remote of a contract that the shell does not know, without a request', async () => {
  const remote = uniqueRemote({ live: { contract: 99 } });
  const server = serve(remote.live);
  const loading = loaderFor(siteOf(remote)).load(remote.name, './page');
  await expect(loading).rejects.toThrow('built for contract 99');
  expect(server.requests).toEqual([]);
});

test('rejects a module that exports no component, and a remote that the site does not have', async () => {
  const remote = uniqueRemote();
  new RemoteServer(remote.live, { './page': { contract: 1 } });
  const loader = loaderFor(siteOf(remote));
  await expect(loader.load(remote.name, './page')).rejects.toThrow('exports no page or widget');
  expect(await caught(loader.load('mf-other', './page'))).toBeInstanceOf(RemoteError);
});

test('requests an entry with its digest, and rejects one without, but from this machine', async () => {
  const digest = 'sha384-x';
  const remote = uniqueRemote({ live: { integrity: digest } });
  const server = serve(remote.live);
  await loaderFor(siteOf(remote)).load(remote.name, './page');
  expect(server.digests).toEqual([digest]);
  const foreign = uniqueRemote({ live: { base: 'https://shop.example/mf-foreign/' } });
  const loading = loaderFor(siteOf(foreign)).load(foreign.name, './page');
  await expect(loading).rejects.toThrow('has no integrity digest');
});

test('a retry removes the preloads of the remote, and of no other', async () => {
  const remote = uniqueRemote();
  serve(remote.live).state = 'down';
  document.head.innerHTML = [remote.live.base, 'http://localhost:3002/other/']
    .map((base) => `<link rel="preload" as="script" href="${base}page.js">`)
    .join('');
  await caught(loaderFor(siteOf(remote)).load(remote.name, './page'));
  const hints = [...document.querySelectorAll('link')].map(({ href }) => href);
  expect(hints).toEqual(['http://localhost:3002/other/page.js']);
});

test('falls back to the previous version, and stays with it', async () => {
  const entry = uniqueRemote();
  const remote = { ...entry, previous: versionOf(entry, 'older') };
  const [live, previous] = [serve(remote.live), serve(remote.previous)];
  live.state = 'down';
  const loader = loaderFor(siteOf(remote));
  expect(await loader.load(remote.name, './page')).toMatchObject({ version: 'older' });
  live.state = 'up';
  await loader.load(remote.name, './page');
  expect(loader.versionOf(remote.name)).toBe('older');
  expect([live.requests, previous.requests]).toEqual([
    ['remoteEntry.js', 'remoteEntry.js?retry=1'],
    ['remoteEntry.js'],
  ]);
});

test('a retry by the visitor starts with the live version again', async () => {
  const entry = uniqueRemote();
  const remote = { ...entry, previous: versionOf(entry, 'older') };
  const [live, previous] = [serve(remote.live), serve(remote.previous)];
  live.state = 'down';
  previous.state = 'down';
  const loader = loaderFor(siteOf(remote));
  await expect(loader.load(remote.name, './page')).rejects.toThrow(`${remote.name} older`);
  live.state = 'up';
  loader.prepareRetry(remote.name);
  expect(await loader.load(remote.name, './page')).toMatchObject({ version: 'tested' });
});

test('after a retry by the visitor, the previous version is available again', async () => {
  const entry = uniqueRemote();
  const remote = { ...entry, previous: versionOf(entry, 'older') };
  const [live, previous] = [serve(remote.live), serve(remote.previous)];
  live.state = 'down';
  previous.state = 'down';
  const loader = loaderFor(siteOf(remote));
  await caught(loader.load(remote.name, './page'));
  previous.state = 'up';
  loader.prepareRetry(remote.name);
  expect(await loader.load(remote.name, './page')).toMatchObject({ version: 'older' });
});

test('a crash falls back once for each version', async () => {
  const entry = uniqueRemote();
  const remote = { ...entry, previous: versionOf(entry, 'older') };
  for (const source of [remote.live, remote.previous]) serve(source);
  const loader = loaderFor(siteOf(remote));
  await loader.load(remote.name, './page');
  expect(loader.fallBack(remote.name, new Error('crash'))).toBe(true);
  expect(await loader.load(remote.name, './page')).toMatchObject({ version: 'older' });
  expect(loader.fallBack(remote.name, new Error('crash'))).toBe(false);
});

describe('a server that does not respond', () => {
  /** Loads a page of a remote until its server has timed out. */
  async function timeOut(remote: Remote) {
    jest.useFakeTimers();
    const loader = loaderFor(siteOf(remote));
    const outcome = caught(loader.load(remote.name, './page'));
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT);
    return { loader, outcome };
  }

  test('fails after the time limit, without a second request', async () => {
    const remote = uniqueRemote();
    const server = serve(remote.live);
    server.state = 'hangs';
    const { outcome } = await timeOut(remote);
    expect(await outcome).toMatchObject({ message: expect.stringContaining('no response within') });
    expect(server.requests).toEqual(['remoteEntry.js']);
  });

  test('delivers a module that arrives later, and stays with its version', async () => {
    const remote = uniqueRemote();
    const server = serve(remote.live);
    server.state = 'hangs';
    const { loader, outcome } = await timeOut(remote);
    loader.setLatest(siteOf(newer(remote)));
    const error = (await outcome) as RemoteError;
    server.arrive();
    expect(await error.late?.()).toMatchObject({ Component, version: 'tested' });
    expect(loader.versionOf(remote.name)).toBe('tested');
  });

  test('is not requested for the previous version', async () => {
    const entry = uniqueRemote();
    const remote = { ...entry, previous: versionOf(entry, 'older') };
    serve(remote.live).state = 'hangs';
    const previous = serve(remote.previous);
    const { outcome } = await timeOut(remote);
    expect(await outcome).toBeInstanceOf(RemoteError);
    expect(previous.requests).toEqual([]);
  });

  test('falls back to the previous version on another server after a timeout', async () => {
    const entry = uniqueRemote();
    const previous = versionOf(entry, 'older', 'http://127.0.0.1:3003');
    serve(entry.live).state = 'hangs';
    serve(previous);
    const { outcome } = await timeOut({ ...entry, previous });
    expect(await outcome).toMatchObject({ version: 'older' });
  });

  test('is requested again by a retry, although the first request is pending', async () => {
    const remote = uniqueRemote();
    const server = serve(remote.live);
    server.state = 'hangs';
    const { loader } = await timeOut(remote);
    server.state = 'up';
    loader.prepareRetry(remote.name);
    expect(await loader.load(remote.name, './page')).toMatchObject({ Component });
    expect(server.requests).toHaveLength(2);
  });
});

test('a release changes what is loaded later, and no remote that is loaded', async () => {
  const [open, closed] = [uniqueRemote(), uniqueRemote()];
  for (const remote of [open, closed]) serve(remote.live);
  const loader = loaderFor(siteOf(open, closed));
  await loader.load(open.name, './page');
  loader.setLatest(siteOf(newer(open), newer(closed)));
  expect(loader.versionOf(open.name)).toBe('tested');
  expect(loader.versionOf(closed.name)).toBe('newer');
});

test('the latest configuration adds remotes that the page was opened without', async () => {
  const [first, other] = [uniqueRemote(), uniqueRemote()];
  serve(other.live);
  const loader = loaderFor(siteOf(first));
  await expect(loader.load(other.name, './page')).rejects.toThrow('no such remote');
  loader.setLatest(siteOf(newer(first), other));
  expect(loader.remotes()).toEqual([newer(first), other]);
  expect(await loader.load(other.name, './page')).toMatchObject({ version: 'tested' });
});

test('a remote that rendered what is on the screen stays in its version, with its pages', async () => {
  const [kept, gone] = [uniqueRemote(), uniqueRemote()];
  serve(kept.live);
  const loader = loaderFor(siteOf(kept, gone));
  loader.keep(kept.name);
  loader.setLatest(siteOf(newer(kept)));
  expect(loader.remotes()).toEqual([kept, gone]);
  expect(await loader.load(kept.name, './page')).toMatchObject({ version: 'tested' });
});
