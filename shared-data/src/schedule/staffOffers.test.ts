import { offerColumns, offerSchema, offerValues, type ShopOffer } from './staffOffers';

const offer = {
  title: 'Weekend oil change',
  title_es: '',
  text: '',
  text_es: '',
  small_print: '',
  small_print_es: '',
  picture: '',
  service: 'oil-change',
  category: '',
  discount: 'percent',
  off: '10',
  starts: '2026-03-06T08:00',
  ends: '2026-03-08T17:00',
} as const;

const issues = (changes: object) =>
  offerSchema
    .safeParse({ ...offer, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? 'fine';

test.each([
  [{}, 'fine'],
  [{ title: '', title_es: 'Cambio de aceite' }, 'fine'],
  [{ title: ' ' }, [['title', 'title']]],
  [{ service: '', off: 'x' }, 'fine'],
  [{ discount: 'none', off: 'x' }, 'fine'],
  [{ off: '100' }, 'fine'],
  [{ off: '101' }, [['off', 'percent']]],
  [{ off: '0' }, [['off', 'percent']]],
  [{ off: '12.5' }, [['off', 'percent']]],
  [{ off: '' }, [['off', 'percent']]],
  [{ discount: 'amount', off: '$12.50' }, 'fine'],
  [{ discount: 'amount', off: '1.005' }, [['off', 'amount']]],
  [{ discount: 'amount', off: '0' }, [['off', 'amount']]],
  [{ starts: '2026-03-08T17:00' }, [['ends', 'ends']]],
  [{ starts: '' }, [['starts', 'moment']]],
  [{ picture: '/content/0123456789ab-1280.webp' }, 'fine'],
  [{ picture: 'https://example.com/a.webp' }, [['picture', 'picture']]],
])('an offer with %j: %j', (changes, expected) => {
  expect(issues(changes)).toEqual(expected);
});

const changes = [
  ['spring', '2026-03-06T08:00', '2026-03-08T17:00', '2026-03-06T13:00', '2026-03-08T21:00'],
  ['fall', '2026-10-30T08:00', '2026-11-01T17:00', '2026-10-30T12:00', '2026-11-01T22:00'],
] as const;

test.each(changes)('times are those of the shop’s clock across its change in %s', (...each) => {
  const [, starts, ends, from, until] = each;
  const columns = offerColumns({ ...offer, starts, ends });
  expect(columns).toMatchObject({ starts_at: `${from}:00.000Z`, ends_at: `${until}:00.000Z` });
  const row = { ...columns, id: '1', updated_at: '' } satisfies ShopOffer;
  expect(offerValues(row)).toMatchObject({ starts, ends });
});

test('has percent or dollars off, and neither without a discount or a service', () => {
  expect(offerColumns(offer)).toMatchObject({ percent: 10, amount: null });
  const dollars = { ...offer, discount: 'amount', off: '$7.50' } as const;
  expect(offerColumns(dollars)).toMatchObject({ percent: null, amount: 7.5 });
  for (const none of [{ discount: 'none' }, { service: '' }] as const) {
    expect(offerColumns({ ...offer, ...none })).toMatchObject({
      percent: null,
      amount: null,
    });
  }
});

test('is of a service, of a catalogue or of neither, and lowers a price only with a service', () => {
  const ofTires = { ...offer, category: 'winter-tires' } as const;
  expect(offerColumns(ofTires)).toMatchObject({ service: 'oil-change', category: null });
  expect(offerColumns({ ...ofTires, service: '' })).toMatchObject({
    ...{ service: null, category: 'winter-tires', percent: null, amount: null },
  });
  expect(offerColumns({ ...offer, service: '' })).toMatchObject({ service: null, category: null });
});
