import { otherCopies } from './otherCopies';

type Copies = Record<string, { from: string; loaded?: true }>;

const page = (libraries: Record<string, Copies>) => ({
  __FEDERATION__: {
    __SHARE__: { shell: { default: libraries }, mf_stock: { default: libraries } },
  },
});
const ofShell = { from: 'shell', loaded: true } as const;

test.each(['react', 'react-dom', 'i18next', 'react-i18next', '@shop/shared-vendor'])(
  'names another copy of %s that a remote has loaded, once',
  (name) => {
    const copies = { '19.3.1': ofShell, '18.0.0': { from: 'mf_stock', loaded: true } } as const;
    expect(otherCopies(page({ [name]: copies }))).toEqual([
      `runs ${name} 18.0.0 of mf_stock beside the shell’s copy`,
    ]);
  },
);

test('accepts a copy that nothing has loaded, and a library that the shell does not share', () => {
  const unloaded = { '19.3.1': ofShell, '18.0.0': { from: 'mf_stock' } };
  const own: Copies = { '4.0.0': { from: 'mf_stock', loaded: true } };
  expect(otherCopies(page({ react: unloaded, zod: own }))).toEqual([]);
});

test('accepts a page without federation', () => expect(otherCopies({})).toEqual([]));
