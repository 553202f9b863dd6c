import { createConnectRemote } from './connectRemote';

const react = { version: 'of the shell' };
const connectRemote = createConnectRemote({ react: { version: '19.0.0', exports: react } });

type RemoteRequire = Parameters<typeof connectRemote>[0];

/** What Rspack's runtime in a remote's entry offers. */
const newRequire = () => {
  const require: RemoteRequire = {
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { page: ['7'], other: ['8'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' }, 8: { shareKey: 'unknown' } },
    },
    initializeExposesData: { moduleMap: { './page': async () => () => 'page' } },
    initContainer: () => {},
    getContainer: () => Promise.reject(new Error('not connected')),
  };
  connectRemote(require);
  return require;
};

/** Provides the shared libraries of a chunk. */
function consume({ f }: RemoteRequire, chunk: string) {
  const promises: Promise<unknown>[] = [];
  f['consumes']?.(chunk, promises);
  return Promise.all(promises);
}

test('a module that stands for a shared package exports the copy of the shell', async () => {
  const require = newRequire();
  await consume(require, 'page');
  const module = { exports: undefined as unknown };
  require.m['7']?.(module);
  expect(module.exports).toBe(react);
});

test('a chunk that needs a package that the shell does not share is rejected', async () => {
  const loading = consume(newRequire(), 'other');
  await expect(loading).rejects.toThrow('the shell does not share unknown');
});

test('returns the factory of an exposed module, and rejects for any other', async () => {
  const { getContainer } = newRequire();
  expect((await getContainer('./page'))()).toBe('page');
  await expect(getContainer('./other')).rejects.toThrow('the remote does not expose ./other');
});
