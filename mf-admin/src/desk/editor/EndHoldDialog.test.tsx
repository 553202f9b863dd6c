import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { hold } from '../../testSupport/rows';

setSystemTime('2026-11-20T15:00:00Z');
const api = fakeApi();

test('a hold that was ended is put back as it was', async () => {
  api.store('holds', [hold()]);
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Held 1:00 PM to 3:00 PM Bay 2/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lift inspection' }));
  await user.click(dialog.getByRole('button', { name: 'End the hold' }));
  expect(await screen.findByText('The hold ended')).toBeVisible();
  expect(api.rows('holds')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('The bay is on hold');
  const back = screen.getByRole('button', { name: /^Held 1:00 PM to 3:00 PM Bay 2/ });
  expect(back).toBeVisible();
  expect(api.rows('holds')).toMatchObject([{ id: hold().id, reason: 'Lift inspection' }]);
  await waitFor(() => expect(screen.queryByText('The hold ended')).not.toBeInTheDocument());
});
