/** @jest-environment node */
import { samplesStep } from './samplesStep';
import { type GoLiveShop, takeSteps } from './step';

let samples: { name: string }[] = [];
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
  samples = [{ name: 'Michelin CrossClimate2' }, { name: 'Bosch ICON 24A' }];
});

async function take({ mayChange = true, keepsSamples = false, isConfirmed = true } = {}) {
  const lines: string[] = [];
  const shop = {
    ...{ mayChange, keepsSamples, databaseUrl: 'postgres://db.example/postgres' },
    answers: { confirm: async () => isConfirmed },
  } as unknown as GoLiveShop;
  return { isReady: await takeSteps([samplesStep], shop, (line) => lines.push(line)), lines };
}
const names = 'Michelin CrossClimate2, Bosch ICON 24A';

test('names the samples before they are deleted, and says so afterwards', async () => {
  const { isReady, lines } = await take();
  expect(isReady).toBe(true);
  expect(lines).toEqual([
    expect.stringContaining(`OPEN  2 sample products are on the site: ${names}. npm run shop`),
    'ok    No sample product is on the site.',
  ]);
  expect(exec).toHaveBeenCalledWith('delete from public.products where is_sample');
});

test('leaves them with --keep-samples', async () => {
  expect(await take({ keepsSamples: true })).toEqual({
    isReady: true,
    lines: [
      `ok    2 sample products are on the site: ${names}. They stay, because of --keep-samples.`,
    ],
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
