import { type ChunkRequire, loadChunks, type Modules } from './loadChunks';

const QUEUE = 'chunk_mf_a';

/** What Rspack's runtime in a remote's entry has, with what loads its chunks. */
const newRequire = (parts: Partial<ChunkRequire> = {}) => {
  const require: ChunkRequire = {
    m: {},
    f: {},
    chunkQueue: QUEUE,
    u: (chunk) => `${chunk}.js`,
    sriHashes: { page: 'sha256-script' },
    sriExtractCssHashes: { page: 'sha256-sheet' },
    miniCssF: (chunk) => `${chunk}.css`,
    ...parts,
  };
  loadChunks(require);
  return require;
};

/** Runs one part of what loads a chunk. */
function load({ f }: ChunkRequire, part: string, chunk: string) {
  const promises: Promise<unknown>[] = [];
  f[part]?.(chunk, promises);
  return Promise.all(promises);
}

/** Does what the script of the chunk `page` does. */
const runScript = (modules: Modules) => Reflect.get(globalThis, QUEUE).push([['page'], modules]);

const lastAdded = () => document.head.lastElementChild as HTMLScriptElement | HTMLLinkElement;

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, QUEUE);
});

test('a chunk’s script is loaded once, with its digest, and its modules are there afterwards', async () => {
  const require = newRequire({ p: 'http://localhost/mf-a/1/' });
  const loading = [load(require, 'j', 'page'), load(require, 'j', 'page')];
  expect(document.head.children).toHaveLength(1);
  expect(lastAdded()).toMatchObject({
    ...{ src: 'http://localhost/mf-a/1/page.js', integrity: 'sha256-script' },
  });
  const factory = () => {};
  runScript({ 7: factory });
  lastAdded().onload?.(new Event('load'));
  await Promise.all(loading);
  expect(require.m[7]).toBe(factory);
});

test('a script that cannot be loaded is loaded again', async () => {
  const require = newRequire();
  const first = load(require, 'j', 'page');
  lastAdded().onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('cannot be loaded');
  expect(document.head.children).toHaveLength(0);
  const second = load(require, 'j', 'page');
  lastAdded().onload?.(new Event('load'));
  await second;
});

test('a chunk of shared libraries alone has no script', async () => {
  await load(newRequire(), 'j', 'e');
  expect(document.head.children).toHaveLength(0);
});

test('an entry that runs again has the modules of scripts that have run', async () => {
  newRequire();
  const factory = () => {};
  runScript({ 7: factory });
  const again = newRequire();
  await load(again, 'j', 'page');
  expect(again.m[7]).toBe(factory);
  expect(document.head.children).toHaveLength(0);
});

test.each(['load', 'error'] as const)(
  'an entry that asks for a script by its address gets it with its digest, and the event %s',
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
  const own = { l: jest.fn(), f: { j: jest.fn(), miniCss: jest.fn() } };
  const { chunkQueue: _, ...parts } = newRequire({ ...own, chunkQueue: '' });
  expect(parts).toMatchObject(own);
});
