import type { RemoteReport } from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';

const at = '2026-03-02T15:00:00Z';
const [live, canary, fallback] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];

const row = (version: string, failed = 1) => ({
  ...{ remote: 'mf-booking', version, visits: 200, failed },
});

const REPORTS = 'release_reports';
const remote: RemoteReport['remote'] = {
  name: 'mf-booking',
  live: { version: live, built: { at, by: 'Ann', reason: 'shows prices' } },
  canary: { release: { version: canary, built: { at, by: 'Bo' } }, percent: 25 },
  previous: { version: fallback },
  history: [
    { at: '2026-03-01T15:00:00Z', action: 'released', version: live },
    { at, action: 'canary', version: canary, percent: 25, reason: '0 of 100 visits failed' },
  ],
};

const api = fakeApi();
const serve = (...remotes: object[]) => api.serve('/site.json', { remotes });
beforeEach(() => {
  serve(remote);
  api.define(REPORTS, () => [row(live), row(canary, 50), row('dddddddddddd')]);
});

test('shows each version that visitors get, with its visits and how many of them failed', async () => {
  serve(remote, { name: 'mf-other', live: { version: live } });
  await openAdmin('/admin/releases');
  const table = await screen.findByRole('table', { name: 'Versions in use' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((each) => each.textContent)).toEqual([
    `mf-booking${live}LiveMar 1, 2026, 10:00 AM, by Ann2001 (0.5%)`,
    `mf-booking${canary}Canary, 25% of visitorsMar 2, 2026, 10:00 AM, by Bo20050 (25%)`,
    `mf-booking${fallback}FallbackNot recorded00`,
    `mf-other${live}LiveNot recorded00`,
  ]);
});

test('names who released a version and why, and the reasons of a canary’s steps', async () => {
  const user = await openAdmin('/admin/releases');
  await user.click(await screen.findByText('mf-booking: what was released and why'));
  const events = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(events).toContain(`Mar 1, 2026, 10:00 AM, by Ann ${live} releasedshows prices`);
  expect(events).toContain(
    `Mar 2, 2026, 10:00 AM, by Bo ${canary} canary for 25% of visitors0 of 100 visits failed`,
  );
});

test('says where nothing was recorded', async () => {
  serve({ name: 'mf-booking', live: { version: live } });
  await openAdmin('/admin/releases');
  expect(await screen.findByText('Nothing is recorded.')).toBeInTheDocument();
});

test('explains a failure and loads again', async () => {
  api.once('POST', `rpc/${REPORTS}`, offline);
  const user = await openAdmin('/admin/releases');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry.closest('[role="alert"]')).toHaveTextContent('Failed to load releases');
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Versions in use' })).toBeInTheDocument();
});
