import * as staff from '@shop/shared-data/staff';
import { screen } from '@testing-library/react';
import { mockBackend, mockSession } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
// The chunk of the CSV writer cannot be fetched.
jest.mock('./bookingsCsv', () => {
  throw new Error('Loading chunk failed');
});

test('shows a notification when the export fails', async () => {
  mockBackend();
  mockSession();
  jest.mocked(staff).listBookings.mockResolvedValue([booking()]);
  const user = await openAdmin('/admin/bookings?view=list&from=2026-11-01&to=2026-11-30');
  await screen.findByText('1 in total');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await findNotification('Failed to export bookings')).toBeInTheDocument();
});
