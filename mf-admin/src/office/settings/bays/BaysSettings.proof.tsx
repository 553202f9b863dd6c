import type { MoveProposal } from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bay, booking, bookingOutside, service } from '../../../testSupport/rows';

const TABLE = 'bays';
const api = fakeApi();
const bays = [bay({ equipment: ['lift'] }), bay({ id: 2, name: 'Bay 2', is_active: false })];
beforeEach(() => {
  api.store(TABLE, bays);
  api.store('services', [service({ needs: ['tire-machine'] })]);
});

const dialog = () => within(screen.getByRole('dialog'));
async function openForm(name: string) {
  const user = await openAdmin('/admin/settings?section=bays');
  await user.click(await screen.findByRole('button', { name }));
  return user;
}

test('shows which bays are in use, and what they have', async () => {
  await openAdmin('/admin/settings?section=bays');
  expect(await screen.findByRole('row', { name: /^Bay 1 Lift In use/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Bay 2 No special equipment Not in use/ })).toBeVisible();
  expect(screen.getByText(/^One vehicle at a time/)).toBeInTheDocument();
});

test('adds a bay with the next number, and with equipment that services need and that is new', async () => {
  const user = await openForm('Add bay');
  await user.click(dialog().getByRole('checkbox', { name: 'tire machine' }));
  await user.type(dialog().getByLabelText('Other equipment'), 'Paint booth{Enter}');
  expect(dialog().getByRole('checkbox', { name: 'paint booth' })).toBeChecked();
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await findNotification('Bays updated successfully');
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...{ id: 3, name: 'Bay 3', is_active: true },
    equipment: ['tire-machine', 'paint-booth'],
  });
});

const saveUnused = async () => {
  const user = await openForm('Edit Bay 1');
  await user.click(dialog().getByRole('checkbox', { name: 'In use' }));
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  return user;
};
const ann = booking({ id: 'a', name: 'Ann' });
const ben = booking({ id: 'b', name: 'Ben' });
const proposals: MoveProposal[] = [
  { booking: ann, day: ann.requested_date, slot: ann.requested_slot, bay: 2 },
  { booking: ben, day: '2026-11-24', slot: '10:00', bay: 2 },
];

test('lists whom a bay that goes out of use concerns, and moves them once it is saved', async () => {
  api.define('propose_moves', ({ p_bay }) => (p_bay === 1 ? proposals : []));
  api.define('move_visits', () => {
    expect(api.rows(TABLE)[0]).toMatchObject({ is_active: false });
    return { moved: [ann], left: [ben] };
  });
  const user = await saveUnused();
  const asked = within(
    await screen.findByRole('dialog', { name: '2 visits in Bay 1 are affected' }),
  );
  expect(asked.getByRole('region', { name: /^Another time: .* \(1\)$/ })).toHaveTextContent('Ben');
  await user.click(asked.getByRole('button', { name: 'Take out of use and move 2' }));
  await findNotification(/^Not moved: Ben\./);
  expect(api.sent('rpc/move_visits')).toMatchObject([
    [
      'POST',
      {
        p_moves: [
          { id: 'a', to_day: ann.requested_date, to_slot: ann.requested_slot, to_bay: 2 },
          { id: 'b', to_day: '2026-11-24', to_slot: '10:00', to_bay: 2 },
        ],
      },
    ],
  ]);
});

test('moves nobody when the bay is not saved, or staff go back', async () => {
  api.define('propose_moves', () => proposals);
  api.once('PATCH', TABLE, refusal(400, 'last_bay'));
  const user = await saveUnused();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(api.sent(TABLE)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await user.click(await screen.findByRole('button', { name: /^Take out of use/ }));
  expect(await screen.findByText('The shop needs at least one bay in use.')).toBeInTheDocument();
  expect(api.sent('rpc/move_visits')).toEqual([]);
});

test('lists the bookings that need the equipment that a bay no longer has', async () => {
  const user = await openForm('Edit Bay 1');
  api.define('bookings_outside', () => [bookingOutside({ reason: 'invalid_bay' })]);
  await user.click(dialog().getByRole('checkbox', { name: 'Lift' }));
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await screen.findByText('Its bay couldn’t be used for it.');
  expect(api.sent('rpc/bookings_outside')).toEqual([
    ['POST', { p_bays: [{ id: 1, is_active: true, equipment: [] }] }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await findNotification('Bays updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { equipment: [] }]]);
});
