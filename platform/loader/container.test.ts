import { loadFromContainer, shareLibraries } from './container';
import { RemoteServer, remoteOf } from './testing/RemoteServer';

const react = { version: 'of the shell' };
shareLibraries({ react: { version: '19.3.1', exports: react } });

const exposed = { contract: 3 };

/** A release from before remotes took their runtime from the shell. */
function olderRelease() {
  const { runtime: _, ...live } = remoteOf().live;
  return live;
}

test('an entry that takes its runtime from the shell finds what connects it', async () => {
  const { live } = remoteOf();
  const server = new RemoteServer(live, { './page': exposed });
  const run = await loadFromContainer(live, './page', 0);
  expect(run().default).toBe(exposed);
  const shared = await server.shareScope['react']?.['19.3.1']?.get?.();
  expect(shared?.()).toBe(react);
  expect(Reflect.get(window, 'connectRemote')).toEqual(expect.any(Function));
  expect(window).not.toHaveProperty('_FEDERATION_RUNTIME_CORE');
});

test('an entry that contains a runtime gets the core of it, and the libraries of the shell', async () => {
  const live = olderRelease();
  const server = new RemoteServer(live, { './page': exposed });
  const run = await loadFromContainer(live, './page', 0);
  expect(run().default).toBe(exposed);
  expect(window).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
  const [provided] = Object.values(server.shareScope['react'] ?? {});
  expect(provided).toMatchObject({ version: '19.3.1', shareConfig: { singleton: true } });
  expect(provided?.lib?.()).toBe(react);
});

test('modules of one entry share one request, a retry makes another, and a digest is checked', async () => {
  const live = { ...olderRelease(), integrity: 'sha384-x' };
  const server = new RemoteServer(live, { './page': exposed, './widget': exposed });
  await Promise.all(['./page', './widget'].map((module) => loadFromContainer(live, module, 0)));
  await loadFromContainer(live, './page', 1);
  expect(server.requests).toEqual(['remoteEntry.js', 'remoteEntry.js?retry=1']);
  expect(server.digests).toEqual(['sha384-x', 'sha384-x']);
});
