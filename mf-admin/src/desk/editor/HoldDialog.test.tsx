import type { MoveProposal } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';
import { withDelivery } from '../../testSupport/workRows';

setSystemTime('2026-11-23T15:00:00Z');
const api = fakeApi();

const at = (id: string, name: string, requested_slot: string, changes = {}) =>
  booking({
    ...{ id, name, requested_slot, starts_at: `2026-11-23T${requested_slot}:00-05:00` },
    ...changes,
  });
const ann = at('a', 'Ann Keeps', '13:00');
const ben = at('b', 'Ben Calls', '15:00', { phone: '(770) 555-0144', email: 'ben@example.com' });
const cid = at('c', 'Cid Stays', '15:30', { stage: 'in_bay' });
const dan = at('d', 'Dan Late', '16:00');
const proposals: MoveProposal[] = [
  { booking: ann, day: '2026-11-23', slot: '13:00', bay: 2 },
  { booking: ben, day: '2026-11-24', slot: '09:00', bay: 1 },
  { booking: cid, day: '2026-11-23', slot: '15:30', bay: null },
  { booking: dan, day: '2026-11-23', slot: '16:00', bay: null },
];
const hold = {
  p_bay: 1,
  p_starts: '2026-11-23T18:00:00.000Z',
  p_ends: '2026-11-23T22:00:00.000Z',
};
const sent = (path: string) => api.sent(path).map(([, body]) => body);
const newAnn = booking({ ...ann, bay: 2 });
const newBen = booking({ ...ben, requested_slot: '09:00', moved_from: ben.starts_at });

async function openHold() {
  api.once('POST', 'holds', refusal(409, 'bay_taken'));
  api.define('propose_moves', () => proposals);
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  await user.click(await screen.findByRole('button', { name: 'Hold a bay' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  await user.clear(form.getByLabelText(/^From/));
  await user.type(form.getByLabelText(/^From/), '13:00');
  await user.clear(form.getByLabelText(/^To/));
  await user.type(form.getByLabelText(/^To/), '17:00');
  await user.click(form.getByRole('button', { name: 'Hold the bay' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '4 visits in Bay 1 are affected' }),
  );
  return { user, dialog };
}

const group = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('names who is in the bay, where each can go, and whom to call', async () => {
  const { dialog } = await openHold();
  expect(sent('rpc/propose_moves')).toEqual([hold]);
  expect(group(dialog, 'Same time, another bay: no call needed (1)')).toEqual([
    'Ann KeepsMon, Nov 23, 1:00 PM → Bay 2',
  ]);
  expect(group(dialog, 'Another time: call or message them (1)')).toEqual([
    'Ben CallsMon, Nov 23, 3:00 PM → Tue, Nov 24, 9:00 AM, Bay 1(770) 555-0144',
  ]);
  expect(group(dialog, 'Already here, no other bay is free: stays in the bay (1)')).toEqual([
    expect.stringContaining('Cid Stays'),
  ]);
  expect(group(dialog, 'No room elsewhere: stays in the bay (1)')).toEqual([
    expect.stringContaining('Dan Late'),
  ]);
  expect(dialog.getByText(/usual message about their new time/)).toBeVisible();
  expect(sent('rpc/hold_anyway')).toEqual([]);
});

test('promises no message where mail is not set up', async () => {
  api.define('work_state', () => withDelivery('off'));
  const { dialog } = await openHold();
  expect(dialog.queryByText(/usual message/)).toBeNull();
  expect(dialog.getByText(/on the call list/)).toBeVisible();
});

test('one press holds the bay and moves them; one press undoes it all', async () => {
  const { user, dialog } = await openHold();
  api.define('hold_anyway', () => ({ moved: [newAnn, newBen], left: [cid] }));
  await user.click(dialog.getByRole('button', { name: 'Hold the bay and move 2' }));
  const bar = await screen.findByText(
    'Bay 1 is on hold. 2 visits were moved. You have one customer to call. Still in the bay: Cid Stays.',
  );
  expect(bar).toBeVisible();
  // One hold, however often it is sent.
  const [{ id }] = sent('holds') as [{ id: string }];
  const p_moves = proposals.map(({ booking: visit, day, slot, bay }) =>
    expect.objectContaining({ id: visit.id, to_day: day, to_slot: slot, to_bay: bay }),
  );
  expect(sent('rpc/hold_anyway')).toEqual([{ ...hold, p_id: id, p_reason: '', p_moves }]);
  expect(screen.getByRole('link', { name: 'Call list' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );

  api.define('move_visits', () => ({ moved: [ann], left: [ben] }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent('rpc/move_visits')).toMatchObject([
    { p_hold: id, p_moves: [ann, ben].map((visit) => ({ id: visit.id, to_bay: visit.bay })) },
  ]);
  await findNotification('Not moved back, because something changed since: Ben Calls.');
  await waitFor(() => expect(screen.queryByText(/^Bay 1 is held/)).toBeNull());
});

describe('the undo of a hold', () => {
  const bar = /^Bay 1 is on hold/;
  const holdAnyway = async () => {
    const { user, dialog } = await openHold();
    api.define('hold_anyway', () => ({ moved: [newAnn, newBen], left: [] }));
    api.store('bookings', [newAnn]);
    await user.click(dialog.getByRole('button', { name: 'Hold the bay and move 2' }));
    const list = await screen.findByRole('link', { name: 'Call list' });
    // A person reaches the link once the dialog above it has closed.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(list);
    // The page loads on this press.
    const page = { timeout: 20_000 };
    expect(await screen.findByRole('heading', { name: /^Today, / }, page)).toBeVisible();
    return user;
  };

  test('stays on the page of the call list, and beyond it, until it is used', async () => {
    const user = await holdAnyway();
    expect(screen.getByText(bar)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible();
    api.define('move_visits', () => ({ moved: [ann, ben], left: [] }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(bar)).toBeNull());
  });

  test('can be dismissed', async () => {
    const user = await holdAnyway();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(bar)).toBeNull();
  });

  test('is replaced by the undo of the next change', async () => {
    const user = await holdAnyway();
    await user.click(screen.getByRole('button', { name: 'Arrived: Ann Keeps' }));
    await waitFor(() => expect(screen.queryByText(bar)).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  });
});

test('the heading of a bay holds it for the rest of the day', async () => {
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: 'Hold Bay 2' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  expect(form.getByLabelText(/^Bay/)).toHaveDisplayValue('Bay 2');
  await user.click(form.getByRole('button', { name: 'Hold the bay' }));
  const held = await screen.findByRole('button', { name: /^Held 10:00 AM to 8:00 PM Bay 2/ });
  expect(held).toBeVisible();
});

test('Today opens the dialog that holds a bay', async () => {
  await openAdmin('/admin/bookings?enter=hold');
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  expect(form.getByLabelText(/^From/)).toHaveValue('10:00');
});

test('goes back to what was typed, and says why it failed', async () => {
  const { user, dialog } = await openHold();
  api.once('POST', 'rpc/hold_anyway', offline);
  await user.click(dialog.getByRole('button', { name: 'Hold the bay and move 2' }));
  expect(await dialog.findByText(/^We couldn’t reach the shop’s server/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  expect(form.getByLabelText(/^To/)).toHaveValue('17:00');
});

test('a hold whose bays cannot be loaded says so, and opens once they are there', async () => {
  // The board asks for them too.
  api.once('GET', 'bays', offline);
  api.once('GET', 'bays', offline);
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=hold');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to load bookings');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  const form = within(await screen.findByRole('dialog', { name: 'Hold a bay' }));
  expect(await form.findByLabelText(/^From/)).toHaveValue('10:00');
});
