import { screen } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

// The chunk of the CSV writer cannot be fetched.
jest.mock('./bookingsCsv', () => {
  throw new Error('Loading chunk failed');
});

const api = fakeApi();

test('shows a notification when the export fails', async () => {
  api.store('bookings', [booking()]);
  const user = await openAdmin('/admin/bookings?view=list&from=2026-11-01&to=2026-11-30');
  await screen.findByText('1 in total');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await findNotification('Failed to export bookings')).toBeInTheDocument();
});
