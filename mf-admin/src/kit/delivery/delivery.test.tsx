import type { SentMessage } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';
import { withDelivery, workState } from '../../testSupport/workRows';

setSystemTime('2026-11-20T18:30:00Z');
const STATE = 'work_state';
const api = fakeApi();

test.each(['dashboard', 'bookings', 'messages', 'products', 'content', 'settings', 'users'])(
  '%s: says that no messages are sent where mail is not set up',
  async (section) => {
    api.define(STATE, () => withDelivery('off'));
    const user = await openAdmin(`/admin/${section}`);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Email isn’t set up, so no messages are sent to customers or staff.',
    );
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() =>
      expect(screen.getByRole('note')).toHaveTextContent(/^El correo no está configurado, así que/),
    );
  },
);

test('says where the mails of a trial can be read', async () => {
  api.define(STATE, () => withDelivery('kept'));
  await openAdmin('/admin/products');
  expect(await screen.findByRole('note')).toHaveTextContent(
    'This is a trial, so no messages are sent. Read them at the address that “npm start” printed.',
  );
});

test.each([
  ['are sent', (proceed: () => Response) => proceed()],
  ['may be sent', offline],
])('says nothing where mails %s', async (_, answer) => {
  api.define(STATE, () => withDelivery('sent'));
  api.once('POST', `rpc/${STATE}`, answer);
  await openAdmin('/admin/products');
  await waitFor(() => expect(api.sent(`rpc/${STATE}`)).not.toEqual([]));
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
const pending: SentMessage = { ...message, id: '2', state: 'pending', sent_at: null, attempts: 0 };
const tried: SentMessage = { ...pending, id: '3', attempts: 4, reason: 'No answer.' };

test.each([
  ['sent', ['Sent Nov 20, 2026, 10:00 AM', 'Due Nov 20, 2026, 10:00 AM']],
  ['stuck', ['Sent Nov 20, 2026, 10:00 AM', 'Not sent yet, due Nov 20, 2026, 10:00 AM']],
  ['kept', ['Kept Nov 20, 2026, 10:00 AM', 'Due Nov 20, 2026, 10:00 AM']],
  ['off', ['Passed to the mail system Nov 20, 2026, 10:00 AM', 'Waiting for email to be set up']],
] as const)('where mails are %s, the messages of a booking read %j', async (delivery, expected) => {
  api.define(STATE, () => withDelivery(delivery));
  api.store('bookings', [booking()]);
  api.define('list_sent', () => [message, pending]);
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Open booking ABC-234/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Messages'));
  for (const text of expected) {
    expect(await dialog.findByText(`${text} · carl@example.com`)).toBeInTheDocument();
  }
  if (!['sent', 'stuck'].includes(delivery)) expect(dialog.queryByText(/\bSent\b/)).toBeNull();
});

test('does not call a message due that an attempt has failed with, although others go out', async () => {
  api.store('bookings', [booking()]);
  api.define('list_sent', () => [tried]);
  const user = await openAdmin('/admin/bookings?day=2026-11-23');
  await user.click(await screen.findByRole('button', { name: /^Open booking ABC-234/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Messages'));
  expect(await dialog.findByText(/^Not sent yet, due Nov 20, 2026, 10:00 AM/)).toBeInTheDocument();
});

const at = (time: string) => `2026-11-20T${time}:00+00:00`;

test.each([
  [{ waits: at('18:10'), failed: at('18:20'), reason: 'The mail server is down.' }, 'stuck'],
  [{ waits: at('18:10'), failed: null }, 'silent'],
  [{ waits: at('18:10'), failed: at('18:12'), seen: at('18:13'), reason: 'It is down.' }, 'silent'],
  [{ waits: at('18:10'), failed: at('17:00'), reason: 'Another day.' }, 'silent'],
] as const)(
  'says on each page since when messages are stuck, and why: %j',
  async (messages, kind) => {
    const state = {
      ...workState({ messages: { seen: at('18:29'), ...messages } }),
      now: at('18:30'),
    };
    api.define(STATE, () => state);
    const user = await openAdmin('/admin/products');
    const reason = kind === 'stuck' ? 'The mail server is down' : 'nothing is sending them';
    expect(await screen.findByRole('note')).toHaveTextContent(
      new RegExp(`^Messages have been waiting since 1:10 PM: ${reason}\\.`),
    );
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() =>
      expect(screen.getByRole('note')).toHaveTextContent(
        kind === 'stuck'
          ? /^Hay mensajes sin enviar \(.+\)\. Motivo: “The mail server is down”\./
          : /^Hay mensajes sin enviar \(.+\): el envío no está funcionando\./,
      ),
    );
  },
);
