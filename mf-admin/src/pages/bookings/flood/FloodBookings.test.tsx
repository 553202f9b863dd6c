import * as staff from '@shop/shared-data/staff';
import { screen, waitFor } from '@testing-library/react';
import { mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const flood = (id: string, same_network: number): staff.FloodBooking => ({
  id,
  same_network,
  reference: 'ABC-234',
  name: `Visitor ${id}`,
  phone: '(770) 555-0144',
  email: 'visitor@example.com',
  requested_date: '2026-11-24',
  requested_slot: '09:00',
  created_at: '2026-11-23T14:00:00Z',
});

mockEachTest();
beforeEach(() => {
  calls.listFloodBookings.mockResolvedValue([
    flood('1', 3),
    flood('2', 3),
    flood('3', 3),
    flood('4', 1),
  ]);
});

test.each(['/admin', '/admin/bookings'])(
  'cancels invented bookings together on %s, and restores them',
  async (address) => {
    const user = await openAdmin(address);
    await user.click(await screen.findByRole('button', { name: 'Look through them' }));
    expect(screen.getByRole('checkbox', { name: /Visitor 1/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Visitor 4/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Visitor 2/ }));

    const cancelled = ['1', '3'].map((id) => ({ id, status: 'confirmed' as const }));
    calls.cancelBookings.mockResolvedValue(cancelled);
    calls.listFloodBookings.mockResolvedValue([]);
    const cancel = screen.getByRole('button', { name: 'Cancel the selected ones (2)' });
    expect(cancel).toHaveAccessibleDescription(/^Nobody is written to/);
    await user.click(cancel);
    await findNotification('2 bookings cancelled');
    expect(calls.cancelBookings.mock.calls[0]?.[0]).toEqual(['1', '3']);
    await waitFor(() =>
      expect(screen.queryByText('The calendar is filling unusually fast')).toBeNull(),
    );

    calls.restoreBookings.mockResolvedValue(['1']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findNotification(/One booking was not restored/);
    expect(calls.restoreBookings).toHaveBeenCalledWith(cancelled);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);

test('shows nothing on a usual day', async () => {
  calls.listFloodBookings.mockResolvedValue([]);
  await openAdmin('/admin/bookings');
  await waitFor(() => expect(calls.listFloodBookings).toHaveBeenCalled());
  expect(screen.queryByText('The calendar is filling unusually fast')).toBeNull();
});
