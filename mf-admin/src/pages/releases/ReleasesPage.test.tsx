import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { openAdmin } from '../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const at = '2026-03-02T15:00:00Z';
const [live, canary, fallback] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];

const row = (version: string, changes: Partial<staff.RemoteReport['rows'][number]> = {}) => ({
  ...{ day: '2026-03-02', remote: 'mf-booking', version },
  ...{ loads: 4, failures: 0, crashes: 0, load_ms: 400, visits: 200, failed: 1 },
  ...{ lcp: 10, lcp_not_good: 2, inp: 0, inp_not_good: 0, cls: 4, cls_not_good: 0 },
  ...changes,
});

const report: staff.RemoteReport = {
  remote: {
    name: 'mf-booking',
    live: { version: live, built: { at, by: 'Ann', reason: 'shows prices' } },
    canary: { release: { version: canary, built: { at, by: 'Bo' } }, percent: 25 },
    previous: { version: fallback },
    history: [
      { at: '2026-03-01T15:00:00Z', action: 'released', version: live },
      { at, action: 'canary', version: canary, percent: 25, reason: '0 of 100 visits failed' },
    ],
  },
  rows: [row(live), row(canary, { failed: 50 }), row('dddddddddddd')],
};

mockEachTest();
beforeEach(() => {
  calls.listReleases.mockResolvedValue([report]);
});

test('shows each version that visitors get, with its reports as numbers and as plots', async () => {
  await openAdmin('/admin/releases');
  const table = await screen.findByRole('table', { name: 'Versions of mf-booking' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((each) => each.textContent)).toEqual([
    `${live}LiveMar 1, 2026, 10:00 AM, by Ann20040.5%20%No data0%100 ms`,
    `${canary}Canary, 25 % of visitorsMar 2, 2026, 10:00 AM, by Bo200425%20%No data0%100 ms`,
    `${fallback}FallbackNot recorded0No dataNo dataNo dataNo dataNo dataNo data`,
  ]);
  expect(screen.getAllByRole('img').map((plot) => plot.getAttribute('aria-label'))).toEqual([
    'Loads. Live: 4. Canary, 25 % of visitors: 4. Fallback: No data',
    'Failed visits. Live: 0.5%. Canary, 25 % of visitors: 25%. Fallback: No data',
    expect.stringContaining('LCP above 2.5 s'),
    expect.stringContaining('CLS above 0.1'),
    expect.stringContaining('Load time. Live: 100 ms'),
  ]);
});

test('names who released a version and why, and the reasons of a canary’s steps', async () => {
  const user = await openAdmin('/admin/releases');
  await user.click(await screen.findByText('What was released and why'));
  const events = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(events).toContain(`Mar 1, 2026, 10:00 AM, by Ann ${live} releasedshows prices`);
  expect(events).toContain(
    `Mar 2, 2026, 10:00 AM, by Bo ${canary} canary of 25 % of visitors0 of 100 visits failed`,
  );
});

test('says where nothing was reported or recorded', async () => {
  const remote = { name: 'mf-booking', live: { version: live } };
  calls.listReleases.mockResolvedValue([{ remote, rows: [] }]);
  await openAdmin('/admin/releases');
  expect(
    await screen.findByText('No visit has been reported in the last 14 days.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing is recorded.')).toBeInTheDocument();
});

test('explains a failure and loads again, and is empty before the first release', async () => {
  calls.listReleases.mockRejectedValueOnce(dataError('offline')).mockResolvedValue([]);
  const user = await openAdmin('/admin/releases');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry.closest('[role="alert"]')).toHaveTextContent('Failed to load releases');
  await user.click(retry);
  expect(await screen.findByText('No part of the site has been released yet.')).toBeInTheDocument();
});
