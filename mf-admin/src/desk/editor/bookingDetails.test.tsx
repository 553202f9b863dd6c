import type { SentMessage } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking, bookingRequest, setting } from '../../testSupport/rows';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();
beforeEach(() => {
  api.store('bookings', [booking(), bookingRequest]);
});

const DAY = '/admin/bookings?day=2026-11-23';

test('lists what was sent about the booking, to whom, and why something failed', async () => {
  const sent: SentMessage = {
    id: 'm1',
    kind: 'booking_confirmed',
    recipient: 'ana@example.com',
    state: 'sent',
    due_at: '2026-11-20T15:00:00Z',
    sent_at: '2026-11-20T15:00:05Z',
    attempts: 1,
    reason: '',
  };
  api.define('list_sent', () => [
    sent,
    { ...sent, id: 'm2', kind: 'booking_reminder', state: 'pending', sent_at: null, attempts: 0 },
    {
      ...sent,
      id: 'm3',
      kind: 'booking_moved',
      state: 'failed',
      sent_at: null,
      reason: '550 no mailbox',
    },
    { ...sent, id: 'm4', state: 'failed', sent_at: null, reason: 'held_back' },
  ]);
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: /^Open booking .* María/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Messages'));
  const items = await dialog.findAllByRole('listitem');
  // The first one is of the history.
  expect(items.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Sent Nov 20, 2026, 10:00 AM · ana@example.comAppointment confirmed',
    'Due Nov 20, 2026, 10:00 AM · ana@example.comReminder',
    'Not sent (was due Nov 20, 2026, 10:00 AM) · ana@example.comAppointment moved550 no mailbox',
    'Not sent (was due Nov 20, 2026, 10:00 AM) · ana@example.comAppointment confirmedSomebody on the team held it back.',
  ]);
});

test('lists the tires that the booking holds, with the promised price', async () => {
  api.store('booking_tires', [
    {
      ...{ id: '1', booking: '2', product: null, name: 'CrossClimate2 225/65R17' },
      ...{ count: 4, installed: 988.6, state: 'promised' },
    },
  ]);
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: /^Set a time .* María/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    await dialog.findByText(/^4 × CrossClimate2 225\/65R17, \$988\.60 installed\. Set aside/),
  ).toBeVisible();
});

test('promises no text message to another number than that of the consent', async () => {
  api.store('settings', [setting({ key: 'sms', value: 'on' })]);
  api.store('bookings', [booking({ sms_consent: '2026-11-20T15:00:00Z' })]);
  const user = await openAdmin(DAY);
  await user.click(await screen.findByRole('button', { name: /^Open booking .* Carl/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(await form.findByLabelText(/^Time/), '10:00');
  expect(
    await form.findByText('Carl gets an email and a text message in 15 seconds.'),
  ).toBeVisible();
  await user.type(form.getByLabelText(/^Phone number/), '{Backspace}5');
  expect(form.getByText('Carl gets an email in 15 seconds.')).toBeVisible();
});
