import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bay, booking, bookingOutside, service } from '../../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
const bays = [bay({ equipment: ['lift'] }), bay({ id: 2, name: 'Bay 2', is_active: false })];
beforeEach(() => {
  calls.listBays.mockResolvedValue(bays);
  calls.listServices.mockResolvedValue([service({ needs: ['tire-machine'] })]);
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
  calls.addBay.mockResolvedValue(bay({ id: 3 }));
  await user.click(dialog().getByRole('checkbox', { name: 'tire machine' }));
  await user.type(dialog().getByLabelText('Other equipment'), 'Paint booth{Enter}');
  expect(dialog().getByRole('checkbox', { name: 'paint booth' })).toBeChecked();
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await findNotification('Bays updated successfully');
  expect(calls.addBay).toHaveBeenCalledWith(3, {
    name: 'Bay 3',
    is_active: true,
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
const proposals: staff.MoveProposal[] = [
  { booking: ann, day: ann.requested_date, slot: ann.requested_slot, bay: 2 },
  { booking: ben, day: '2026-11-24', slot: '10:00', bay: 2 },
];

test('lists whom a bay that goes out of use concerns, and moves them once it is saved', async () => {
  calls.proposeMovesFrom.mockResolvedValue(proposals);
  calls.moveVisits.mockResolvedValue({ moved: [ann], left: [ben] });
  const user = await saveUnused();
  const asked = within(
    await screen.findByRole('dialog', { name: '2 visits in Bay 1 are affected' }),
  );
  expect(calls.proposeMovesFrom).toHaveBeenCalledWith(1);
  expect(calls.bookingsOutside).not.toHaveBeenCalled();
  expect(asked.getByRole('region', { name: /^Another time: .* \(1\)$/ })).toHaveTextContent('Ben');
  calls.editBay.mockImplementation(async () => {
    expect(calls.moveVisits).not.toHaveBeenCalled();
    return bay({ is_active: false });
  });
  await user.click(asked.getByRole('button', { name: 'Take out of use and move 2' }));
  await findNotification(/^Not moved, because something changed since: Ben\./);
  expect(calls.moveVisits).toHaveBeenCalledWith(proposals);
});

test('moves nobody when the bay is not saved, or staff go back', async () => {
  calls.proposeMovesFrom.mockResolvedValue(proposals);
  calls.editBay.mockRejectedValue(dataError('invalid', 'last_bay'));
  const user = await saveUnused();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(calls.editBay).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await user.click(await screen.findByRole('button', { name: /^Take out of use/ }));
  expect(await screen.findByText('The shop needs at least one bay in use.')).toBeInTheDocument();
  expect(calls.moveVisits).not.toHaveBeenCalled();
});

test('lists the bookings that need the equipment that a bay no longer has', async () => {
  const user = await openForm('Edit Bay 1');
  calls.bookingsOutside.mockResolvedValue([bookingOutside({ reason: 'invalid_bay' })]);
  calls.editBay.mockResolvedValue(bay());
  await user.click(dialog().getByRole('checkbox', { name: 'Lift' }));
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await screen.findByText('Its bay couldn’t be used for it.');
  expect(calls.bookingsOutside).toHaveBeenCalledWith({
    bays: [{ id: 1, is_active: true, equipment: [] }],
  });
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await findNotification('Bays updated successfully');
});
