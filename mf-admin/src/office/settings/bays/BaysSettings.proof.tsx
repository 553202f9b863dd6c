import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bay, bookingOutside, service } from '../../../testSupport/rows';

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

test('lists the bookings of a bay before it is no longer used', async () => {
  const user = await openForm('Edit Bay 1');
  calls.bookingsOutside.mockResolvedValue([bookingOutside({ reason: 'invalid_bay' })]);
  calls.editBay.mockRejectedValue(dataError('invalid', 'last_bay'));
  await user.click(dialog().getByRole('checkbox', { name: 'In use' }));
  await user.click(dialog().getByRole('button', { name: 'Save bay' }));
  await screen.findByText('Its bay would not be usable for it.');
  expect(calls.bookingsOutside).toHaveBeenCalledWith({
    bays: [{ id: 1, is_active: false, equipment: ['lift'] }],
  });
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('The shop needs at least one bay in use.')).toBeInTheDocument();
});
