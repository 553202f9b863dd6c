import { provideSite } from '@shop/shared-contract';
import { slotAvailability } from './requests';

const MAX_ROWS = 1000;
// A start each quarter of an hour of 31 days.
const times = Array.from({ length: 31 * 96 }, (_, i) => ({
  day: `2026-12-${String(1 + Math.floor(i / 96)).padStart(2, '0')}`,
  slot: new Date(i * 900_000).toISOString().slice(11, 16),
  bays: 1,
}));

test('reads the free times to the last day where a project returns 1,000 rows at most', async () => {
  provideSite({ contract: 1, backend: { url: 'http://shop.example', key: 'k' }, remotes: [] });
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { searchParams } = new URL(String(input));
    expect(new Headers(init?.headers).get('prefer')).toContain('count=exact');
    requests.push(searchParams.toString());
    const from = Number(searchParams.get('offset'));
    const rows = times.slice(from, from + MAX_ROWS);
    const headers = { 'content-range': `${from}-${from + rows.length - 1}/${times.length}` };
    return Response.json(rows, { status: 206, headers });
  });
  const read = await slotAvailability({ services: [], from: '2026-12-01', to: '2026-12-31' });
  expect(read).toEqual(times);
  expect(requests).toEqual([
    '',
    'order=day.asc%2Cslot.asc&offset=1000&limit=1000',
    'order=day.asc%2Cslot.asc&offset=2000&limit=1000',
  ]);
});
