import fc from 'fast-check';
import { createProductSearch, type SearchedProduct } from './createProductSearch';

const tire = (name: string, category: string, rest: Partial<SearchedProduct> = {}) => ({
  name,
  categories: [category, rest.condition === 'used' ? 'used-tires' : 'new-tires'],
  condition: 'new' as const,
  ...rest,
});
const part = (name: string, ...categories: string[]): SearchedProduct => ({
  name,
  categories,
  condition: 'new',
});

const stock: SearchedProduct[] = [
  tire('Michelin CrossClimate2', 'all-season-tires', {
    brand: 'Michelin',
    sku: 'MIC-CC2-2256517',
    facts: ['225/65R17 102H'],
  }),
  tire('Michelin Pilot Sport 4S', 'performance-tires', {
    brand: 'Michelin',
    sku: 'MIC-PS4S-2454019',
    facts: ['245/40ZR19 98Y'],
  }),
  tire('Bridgestone Blizzak WS90', 'winter-tires', {
    brand: 'Bridgestone',
    sku: 'BRI-WS90-2055516',
    facts: ['205/55R16 91H'],
  }),
  tire('Goodyear Assurance MaxLife', 'all-season-tires', {
    brand: 'Goodyear',
    condition: 'used',
    facts: ['215/55R17 94V'],
  }),
  tire('Toyo Open Country', 'all-terrain-tires', {
    brand: 'Toyo',
    facts: ['35X12.50R20LT 121Q'],
    nameEs: 'Toyo para todo camino',
  }),
  { ...part('Mobil 1 Extended Performance M1-110A', 'filters'), brand: 'Mobil 1' },
  part('NGK Iridium IX BKR6EIX', 'spark-plugs', 'engine-parts'),
  part('Bosch ICON 24A', 'wipers'),
  part('Interstate MTX-35', 'electrical-parts'),
  part('KYB Excel-G', 'suspension-parts'),
];
const categories = ['winter-tires', 'all-season-tires', 'filters', 'brake-parts'];

const open = () => createProductSearch(stock, categories);
/** Names of the products that are found, best first. */
async function find(typed: string) {
  const { found } = (await open())(typed);
  return [...found].sort(([, a], [, b]) => b - a).map(([place]) => stock[place]?.name);
}

test.each([
  ['225/65R17', 'Michelin CrossClimate2'],
  ['225 65 17', 'Michelin CrossClimate2'],
  ['225,65,17', 'Michelin CrossClimate2'],
  ['225/65R17 102', 'Michelin CrossClimate2'],
  ['2256517', 'Michelin CrossClimate2'],
  ['P225/65R17', 'Michelin CrossClimate2'],
  ['225/65 rin 17', 'Michelin CrossClimate2'],
  ['225/65', 'Michelin CrossClimate2'],
  ['22565', 'Michelin CrossClimate2'],
  ['225/65R', 'Michelin CrossClimate2'],
  ['225/65r17 102h', 'Michelin CrossClimate2'],
  ['cross climate', 'Michelin CrossClimate2'],
  ['crossclimate 2', 'Michelin CrossClimate2'],
  ['MIC-CC2-2256517', 'Michelin CrossClimate2'],
  ['miccc2', 'Michelin CrossClimate2'],
  ['michelen crossclimat', 'Michelin CrossClimate2'],
  ['climate michelin', 'Michelin CrossClimate2'],
  ['pilotsport', 'Michelin Pilot Sport 4S'],
  ['245/40r19', 'Michelin Pilot Sport 4S'],
  ['llantas deportivas', 'Michelin Pilot Sport 4S'],
  ['rin 19', 'Michelin Pilot Sport 4S'],
  ['llantas de nieve', 'Bridgestone Blizzak WS90'],
  ['snow tire', 'Bridgestone Blizzak WS90'],
  ['neumáticos para hielo', 'Bridgestone Blizzak WS90'],
  ['blizak ws 90', 'Bridgestone Blizzak WS90'],
  ['good year maxlife', 'Goodyear Assurance MaxLife'],
  ['segunda mano', 'Goodyear Assurance MaxLife'],
  ['used 17 inch tires', 'Goodyear Assurance MaxLife'],
  ['35x12.5r20', 'Toyo Open Country'],
  ['todo camino', 'Toyo Open Country'],
  ['oil filters', 'Mobil 1 Extended Performance M1-110A'],
  ['filtro de aceite', 'Mobil 1 Extended Performance M1-110A'],
  ['BUJIAS', 'NGK Iridium IX BKR6EIX'],
  ['spark plug', 'NGK Iridium IX BKR6EIX'],
  ['limpiaparabrisas', 'Bosch ICON 24A'],
  ['batteries', 'Interstate MTX-35'],
  ['acumulador', 'Interstate MTX-35'],
  ['amortiguadores', 'KYB Excel-G'],
])('finds by "%s" %s first', async (typed, name) => {
  expect((await find(typed))[0]).toBe(name);
});

test.each(['225/65R18', '205/65R16', 'snow chains', 'michelin winter', 'zzzz'])(
  'finds nothing by "%s"',
  async (typed) => {
    expect(await find(typed)).toEqual([]);
  },
);

test('a size finds no product of another size', async () => {
  expect(await find('205 55 16')).toEqual(['Bridgestone Blizzak WS90']);
});

test('who types LT finds no tire of the same size without it, which comes closest where there is no other', async () => {
  const plain = tire('Plain', 'all-season-tires', { facts: ['265/70R17 115T'] });
  const light = tire('Light', 'all-terrain-tires', { facts: ['LT265/70R17 121S'] });
  const near = tire('Near', 'all-terrain-tires', { facts: ['LT265/75R17 121S'] });
  const search = await createProductSearch([plain, near, light], []);
  expect([...search('LT265/70R17').found.keys()]).toEqual([2]);
  expect([...search('lt 265 70 17').found.keys()]).toEqual([2]);
  expect([...search('265/70R17').found.keys()]).toEqual([0, 2]);
  const without = (await createProductSearch([near, plain], []))('LT265/70R17');
  expect(without).toMatchObject({ nearest: [1, 0], understood: { sizes: ['LT265/70R17'] } });
  expect(without.found.size).toBe(0);
});

test('with a load index, ranks first what carries as much', async () => {
  const facts = ['225/65R17 98H', '225/65R17 106V', '225/65R17'];
  const search = await createProductSearch(
    facts.map((fact) => tire('Road', 'all-season-tires', { facts: [fact] })),
    [],
  );
  for (const typed of ['225/65R17 102', '225,65,17 102h']) {
    const { found } = search(typed);
    expect(found.size).toBe(3);
    expect(found.get(1)).toBeGreaterThan(Math.max(found.get(0) ?? 0, found.get(2) ?? 0));
  }
});

test('ranks the name before the category', async () => {
  const names = ['Anvil', 'Snow Star'].map((name) => tire(name, 'winter-tires'));
  const { found } = (await createProductSearch(names, []))('snow');
  expect(found.get(1)).toBeGreaterThan(found.get(0) ?? 0);
});

test('where nothing is found, returns what was understood and what comes closest', async () => {
  const search = await open();
  expect(search('michelin snow chains')).toMatchObject({
    understood: { brands: ['Michelin'], categories: ['winter-tires'], unknown: ['chain'] },
    nearest: [0, 1, 2],
  });
  const { nearest, understood } = search('235/65R17');
  expect(understood.sizes).toEqual(['235/65R17']);
  expect(nearest).toEqual([0, 3]);
});

const texts = ['name', 'nameEs', 'categories'] as const;

test('finds whatever the specification’s rule finds: a part of a name or category, in any case', async () => {
  const letters = 'Aáb ñ/12-R.Ü';
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }),
    fc.constantFrom(...stock.map(({ name }) => name)),
  );
  const product = fc.record({
    name: text,
    nameEs: text,
    brand: text,
    categories: fc.array(fc.constantFrom('winter-tires', 'filters', 'wipers'), { maxLength: 2 }),
    condition: fc.constantFrom<'new' | 'used'>('new', 'used'),
  });
  const part = fc.record({ from: fc.nat(12), length: fc.nat(8), upper: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), part, async (list, cut) => {
      const search = await createProductSearch(list, []);
      for (const each of list) {
        for (const whole of texts.flatMap((field) => each[field])) {
          const typed = whole.slice(cut.from, cut.from + cut.length);
          const { found } = search(cut.upper ? typed.toUpperCase() : typed);
          expect([...found.keys()]).toContain(list.indexOf(each));
        }
      }
    }),
  );
});

test('never throws, and finds a product by its whole SKU', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (typed) => {
      const list: SearchedProduct[] = [...stock, { ...part('Pump', 'engine-parts'), sku: typed }];
      const { found } = (await createProductSearch(list, categories))(typed);
      if (/^[a-z\d-]{3,}$/i.test(typed)) expect([...found.keys()]).toContain(stock.length);
    }),
  );
});

test('indexes a long list in several tasks, and stops when it is aborted', async () => {
  const list = Array.from({ length: 4_000 }, (_, n) =>
    tire(`Road ${n} 205/${40 + (n % 40)}R16`, 'winter-tires'),
  );
  const turns: string[] = [];
  setTimeout(() => turns.push('other task'));
  await createProductSearch(list, []);
  expect(turns).toEqual(['other task']);
  const abort = new AbortController();
  const search = createProductSearch(list, [], abort.signal);
  abort.abort(new Error('left'));
  await expect(search).rejects.toThrow('left');
});
