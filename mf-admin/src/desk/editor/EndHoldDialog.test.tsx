import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../testSupport/dataCalls';
import { mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { hold } from '../../testSupport/rows';

setSystemTime('2026-11-20T15:00:00Z');
mockEachTest();

test('a hold that was ended is put back as it was', async () => {
  calls.listBookings.mockResolvedValue([]);
  calls.listHolds.mockResolvedValue([hold()]);
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Held 1:00 PM to 3:00 PM Bay 2/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lift inspection' }));
  await user.click(dialog.getByRole('button', { name: 'End the hold' }));
  expect(await screen.findByText('The hold ended')).toBeVisible();
  expect(calls.removeHold).toHaveBeenCalledWith(hold());

  calls.addHold.mockResolvedValue(hold());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('The bay is on hold');
  expect(calls.addHold).toHaveBeenCalledWith(
    { bay: '2', day: '2026-11-23', from: '13:00', to: '15:00', reason: 'Lift inspection' },
    { id: hold().id },
  );
  await waitFor(() => expect(screen.queryByText('The hold ended')).not.toBeInTheDocument());
});
