import { createConnectRemote } from './connectRemote';

const react = { version: 'of the shell' };
const connectRemote = createConnectRemote({ react: { version: '19.0.0', exports: react } });

type RemoteRequire = Parameters<typeof connectRemote>[0];

/** What Rspack's runtime in a remote's entry offers. */
const newRequire = (parts: Partial<RemoteRequire> = {}) => {
  const require: RemoteRequire = {
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { page: ['7'], other: ['8'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' }, 8: { shareKey: 'unknown' } },
    },
    sriHashes: { page: 'sha256-script' },
    sriExtractCssHashes: { page: 'sha256-sheet' },
    miniCssF: (chunk) => `${chunk}.css`,
    initializeExposesData: { moduleMap: { './page': async () => () => 'page' } },
    initContainer: () => {},
    getContainer: () => Promise.reject(new Error('not connected')),
    ...parts,
  };
  connectRemote(require);
  return require;
};

/** Runs one part of what loads a chunk. */
function load({ f }: RemoteRequire, part: string, chunk: string) {
  const promises: Promise<unknown>[] = [];
  f[part]?.(chunk, promises);
  return Promise.all(promises);
}

const lastAdded = () => document.head.lastElementChild as HTMLScriptElement | HTMLLinkElement;

beforeEach(() => document.head.replaceChildren());

test('a module that stands for a shared package exports the copy of the shell', async () => {
  const require = newRequire();
  await load(require, 'consumes', 'page');
  const module = { exports: undefined as unknown };
  require.m['7']?.(module);
  expect(module.exports).toBe(react);
});

test('a chunk that needs a package that the shell does not share is rejected', async () => {
  const loading = load(newRequire(), 'consumes', 'other');
  await expect(loading).rejects.toThrow('the shell does not share unknown');
});

test('returns the factory of an exposed module, and rejects for any other', async () => {
  const { getContainer } = newRequire();
  expect((await getContainer('./page'))()).toBe('page');
  await expect(getContainer('./other')).rejects.toThrow('the remote does not expose ./other');
});

test.each(['load', 'error'] as const)(
  'loads the script of a chunk with its digest, and reports the event %s',
  async (type) => {
    const reported = new Promise((resolve) => {
      newRequire().l?.('http://localhost/page.js', resolve, 'chunk-page', 'page');
    });
    expect(lastAdded()).toMatchObject({ integrity: 'sha256-script' });
    lastAdded()[type === 'load' ? 'onload' : 'onerror']?.(new Event(type));
    expect(await reported).toEqual({ type, target: { src: 'http://localhost/page.js' } });
  },
);

test('the style sheet of a chunk is loaded once, and again after a failure', async () => {
  const require = newRequire({ p: 'http://localhost/mf-a/1/' });
  const first = load(require, 'miniCss', 'page');
  const second = load(require, 'miniCss', 'page');
  expect(lastAdded()).toMatchObject({
    ...{ href: 'http://localhost/mf-a/1/page.css', integrity: 'sha256-sheet' },
  });
  lastAdded().onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('cannot be loaded');
  await expect(second).rejects.toThrow('cannot be loaded');
  expect(document.head.children).toHaveLength(0);
  const third = load(require, 'miniCss', 'page');
  lastAdded().onload?.(new Event('load'));
  await third;
  await load(require, 'miniCss', 'page');
  expect(document.head.children).toHaveLength(1);
});

test('a chunk without a style sheet waits for none', async () => {
  await load(newRequire(), 'miniCss', 'other');
  expect(document.head.children).toHaveLength(0);
});

test('finds the files beside the entry that is running, unless the entry knows their folder', () => {
  const entry = document.createElement('script');
  entry.src = 'http://localhost/mf-a/1/remoteEntry.js?retry=1';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(entry);
  expect(newRequire().p).toBe('http://localhost/mf-a/1/');
  expect(newRequire({ p: '/elsewhere/' }).p).toBe('/elsewhere/');
  jest.restoreAllMocks();
});

test('an entry that contains what loads files keeps it', () => {
  const own = { l: jest.fn(), f: { miniCss: jest.fn() } };
  expect(newRequire(own)).toMatchObject(own);
});
