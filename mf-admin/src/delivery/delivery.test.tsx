import type { SentMessage } from '@shop/shared-data/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../testSupport/dataCalls';
import { dataError, mockEachTest } from '../testSupport/mockBackend';
import { openAdmin } from '../testSupport/openAdmin';
import { booking } from '../testSupport/rows';

mockEachTest();

test.each(['dashboard', 'bookings', 'messages', 'products', 'content', 'settings', 'users'])(
  '%s: says that nobody gets messages where mail is not set up',
  async (section) => {
    calls.readDeliveryState.mockResolvedValue('off');
    const user = await openAdmin(`/admin/${section}`);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Mail is not set up: nobody gets messages, neither customers nor staff.',
    );
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() =>
      expect(screen.getByRole('note')).toHaveTextContent(/^El correo no está configurado: nadie/),
    );
  },
);

test('says where the mails of a trial can be read', async () => {
  calls.readDeliveryState.mockResolvedValue('kept');
  await openAdmin('/admin/products');
  expect(await screen.findByRole('note')).toHaveTextContent(
    'This is a trial: nobody gets messages. Read them at the address that “npm start” has printed.',
  );
});

test.each([
  ['are sent', async () => 'sent' as const],
  ['may be sent', () => Promise.reject(dataError('offline'))],
])('says nothing where mails %s', async (_, read) => {
  calls.readDeliveryState.mockImplementation(read);
  await openAdmin('/admin/products');
  await waitFor(() => expect(calls.readDeliveryState).toHaveBeenCalled());
  expect(screen.queryByRole('note')).toBeNull();
});

const message: SentMessage = {
  id: '1',
  kind: 'booking_confirmed',
  recipient: 'carl@example.com',
  attempts: 1,
  reason: '',
  due_at: '2026-11-20T15:00:00Z',
  sent_at: '2026-11-20T15:00:00Z',
  state: 'sent',
};
const pending: SentMessage = { ...message, id: '2', state: 'pending', sent_at: null };

test.each([
  ['sent', ['Sent Nov 20, 2026, 10:00 AM', 'Due Nov 20, 2026, 10:00 AM']],
  ['kept', ['Kept Nov 20, 2026, 10:00 AM', 'Due Nov 20, 2026, 10:00 AM']],
  ['off', ['Handed over Nov 20, 2026, 10:00 AM', 'Waits until mail is set up']],
] as const)('where mails are %s, the messages of a booking read %j', async (delivery, expected) => {
  calls.readDeliveryState.mockResolvedValue(delivery);
  calls.listBookings.mockResolvedValue([booking()]);
  calls.listSent.mockResolvedValue([message, pending]);
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Open booking ABC-234/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Messages'));
  for (const text of expected) {
    expect(await dialog.findByText(`${text} · carl@example.com`)).toBeInTheDocument();
  }
  if (delivery !== 'sent') expect(dialog.queryByText(/\bSent\b/)).toBeNull();
});
