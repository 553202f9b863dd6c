/** @jest-environment node */
import { samplesStep } from './samplesStep';
import { type GoLiveShop, takeSteps } from './step';

let samples: { name: string }[];
const exec = jest.fn(async (_statement: string) => {
  samples = [];
});
// jest cannot import lite, and nothing connects here.
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<void>) =>
    work({ exec, query: async () => samples }),
}));

beforeEach(() => {
  exec.mockClear();
  samples = [{ name: 'Michelin CrossClimate2' }, { name: 'Wheel Alignment' }];
});

async function take({ mayChange = true, wantsSamples = false, isConfirmed = true } = {}) {
  const lines: string[] = [];
  const shop = {
    ...{ mayChange, wantsSamples, databaseUrl: 'postgres://db.example/postgres' },
    answers: { confirm: async () => isConfirmed },
  } as unknown as GoLiveShop;
  return { isReady: await takeSteps([samplesStep], shop, (line) => lines.push(line)), lines };
}
const names = 'Michelin CrossClimate2, Wheel Alignment';

test('names the samples before they are deleted, and says so afterwards', async () => {
  const { isReady, lines } = await take();
  expect(isReady).toBe(true);
  expect(lines).toEqual([
    expect.stringContaining(`OPEN  Samples in the shop (2): ${names}. npm run shop`),
    'ok    The shop has no samples.',
  ]);
  const [[statements = ''] = []] = exec.mock.calls;
  for (const table of ['products', 'bookings', 'contact_messages']) {
    expect(statements).toContain(`delete from public.${table} where is_sample;`);
  }
  expect(statements).toContain(
    `delete from public.list_entries where list = 'articles' and updated_at =`,
  );
});

test('leaves them with --with-samples', async () => {
  expect(await take({ wantsSamples: true })).toEqual({
    isReady: true,
    lines: [`ok    Samples in the shop (2): ${names}. They stay, because of --with-samples.`],
  });
  expect(exec).not.toHaveBeenCalled();
});

test.each([
  ['a check', { mayChange: false }],
  ['an operator who declines', { isConfirmed: false }],
])('%s deletes none', async (_, options) => {
  expect((await take(options)).isReady).toBe(false);
  expect(exec).not.toHaveBeenCalled();
});
