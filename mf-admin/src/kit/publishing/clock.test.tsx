import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen } from '@testing-library/react';
// The module itself: what the requests would set.
import { setServerTime } from '../../../../shared-data/src/staffClock';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';

setSystemTime('2026-11-23T16:00:00Z');
fakeApi();
afterEach(() => setServerTime(new Date().toISOString(), Date.now()));

const answer = (server: string) => act(() => setServerTime(server, Date.now()));
const band = () => screen.queryByText(/^This computer’s clock is/);

test('a clock that is off by more than five minutes is named on each page, and not by less', async () => {
  const user = await openAdmin('/admin/products');
  await answer('2026-11-23T15:55:01Z');
  expect(band()).toBeNull();
  await answer('2026-11-23T15:50:00Z');
  expect(band()).toHaveTextContent('10 minutes fast');
  await answer('2026-11-23T19:00:00Z');
  expect(band()).toHaveTextContent('3 hours slow');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText(/reloj .* está atrasado \(3 horas\)/)).toBeVisible();
});

test('the board opens on the day of the server, also when that becomes known later', async () => {
  await openAdmin('/admin/bookings');
  const day = await screen.findByLabelText(/^Day/);
  expect(day).toHaveValue('2026-11-23');
  await answer('2026-11-25T16:00:00Z');
  expect(day).toHaveValue('2026-11-25');
});
