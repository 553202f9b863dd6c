import { init } from '@module-federation/enhanced/runtime';
import { connectRemote } from './connectRemote';

const react = { version: 'of the shell' };
init({
  name: 'connecting-shell',
  remotes: [],
  shared: { react: { version: '19.0.0', lib: () => react } },
});

/** What Rspack's runtime in a remote's entry offers. */
const newRequire = () => {
  const require: Parameters<typeof connectRemote>[0] = {
    m: {},
    f: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' }, 8: { shareKey: 'unknown' } },
    },
    initializeExposesData: { moduleMap: { './page': async () => () => 'page' } },
    initContainer: () => {},
    getContainer: () => Promise.reject(new Error('not connected')),
  };
  connectRemote(require);
  return require;
};

const run = (require: ReturnType<typeof newRequire>, id: string) => {
  require.f['consumes']?.('chunk', []);
  const module = { exports: undefined as unknown };
  require.m[id]?.(module);
  return module.exports;
};

test('a module that stands for a shared package exports the copy of the shell', () => {
  expect(run(newRequire(), '7')).toBe(react);
});

test('throws for a package that the shell does not share', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(() => run(newRequire(), '8')).toThrow();
  jest.restoreAllMocks();
});

test('returns the factory of an exposed module, and rejects for any other', async () => {
  const { getContainer } = newRequire();
  expect((await getContainer('./page'))()).toBe('page');
  await expect(getContainer('./other')).rejects.toThrow('the remote does not expose ./other');
});
