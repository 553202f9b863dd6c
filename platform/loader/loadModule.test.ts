import { init } from '@module-federation/enhanced/runtime';
import { loadModule } from './loadModule';
import { RemoteServer, uniqueRemote } from './testing/RemoteServer';

const react = { version: 'of the shell' };
init({
  name: 'shell',
  remotes: [],
  shared: {
    react: {
      version: '19.3.1',
      lib: () => react,
      shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
    },
  },
});

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const exposed = { contract: 1 };

test('a container receives the libraries of the shell', async () => {
  const { live } = uniqueRemote();
  const server = new RemoteServer(live, { './page': exposed });
  const run = await loadModule(live, './page', 0);
  expect(run().default).toBe(exposed);
  const [provided] = Object.values(server.shareScope['react'] ?? {});
  expect(provided).toMatchObject({ version: '19.3.1', shareConfig: { singleton: true } });
  expect(provided?.lib?.()).toBe(react);
});

test('modules of one entry share one request, a retry makes another, and a digest is checked', async () => {
  const live = { ...uniqueRemote().live, integrity: 'sha384-x' };
  const server = new RemoteServer(live, { './page': exposed, './widget': exposed });
  await Promise.all(['./page', './widget'].map((module) => loadModule(live, module, 0)));
  await loadModule(live, './page', 1);
  expect(server.requests).toEqual(['remoteEntry.js', 'remoteEntry.js?retry=1']);
  expect(server.digests).toEqual(['sha384-x', 'sha384-x']);
});

test('scripts and styles of a release with digests get them, whatever creates the elements', async () => {
  const live = {
    ...uniqueRemote().live,
    digests: 'sha256-of-the-list',
  };
  const fetched = jest.fn(async () => ({
    ok: true,
    json: async () => ({ 'static/a.js': 'sha256-a', 'b.css': 'sha256-b' }),
  }));
  globalThis.fetch = fetched as never;
  new RemoteServer(live, { './page': exposed });
  await loadModule(live, './page', 0);
  const script = document.createElement('script');
  script.src = `${live.base}static/a.js`;
  const sheet = document.createElement('link');
  sheet.href = `${live.base}b.css`;
  const other = document.createElement('script');
  other.src = `${live.base}static/other.js`;
  expect([script.integrity, sheet.integrity]).toEqual(['sha256-a', 'sha256-b']);
  expect(other).not.toHaveProperty('integrity');
  expect(script.crossOrigin).toBe('anonymous');
  const options = { integrity: 'sha256-of-the-list', cache: 'default' };
  expect(fetched.mock.calls).toEqual([[`${live.base}digests.json`, options]]);
});

test('no code of a release is requested when its digests cannot be loaded', async () => {
  const live = { ...uniqueRemote().live, digests: 'sha256-of-the-list' };
  const server = new RemoteServer(live, { './page': exposed });
  globalThis.fetch = (async () => ({ ok: false, status: 404, url: 'digests.json' })) as never;
  await expect(loadModule(live, './page', 0)).rejects.toThrow('digests.json answers 404');
  expect(server.requests).toEqual([]);
});
