/** @jest-environment node */
import { gatewaysStep } from './gatewaysStep';
import type { GoLiveShop } from './step';

let gateways: string | null;
// jest cannot import lite, and nothing connects here.
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<unknown>) =>
    work({ query: async () => [{ gateways }] }),
}));

const inspect = (url: string, databaseUrl?: string) =>
  gatewaysStep.inspect({
    settings: () => ({ backend: { url, key: 'k' } }),
    databaseUrl,
  } as GoLiveShop);

const OWN = 'https://api.shop.example';
const DATABASE = 'postgres://db.shop.example/postgres';

test('hosted Supabase needs no setting', async () => {
  expect(await inspect('https://abcd.supabase.co')).toMatchObject({ state: 'done' });
});

test.each([
  ['2', DATABASE, 'done', /gateways of your own: 2\.$/],
  // As after a restore of a dump.
  [null, DATABASE, 'unknown', /no setting shop\.gateways, which a dump leaves out/],
  [null, undefined, 'unknown', /is not checked without HOSTED_DATABASE_URL/],
])('on a Supabase of one’s own with the setting %s', async (found, database, state, text) => {
  gateways = found;
  expect(await inspect(OWN, database)).toEqual({ state, text: expect.stringMatching(text) });
});
