import { messageIds } from '@shop/shared-data/message-texts';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { withDelivery } from '../../../testSupport/workRows';

const updated_at = '2026-11-20T10:00:00Z';
const empty = { subject: '', subject_es: '', body: '', body_es: '', updated_at };
const rows = messageIds.map((id) => ({ id, ...empty }));

const [TABLE, SEND] = ['message_texts', 'rpc/send_test_message'] as const;
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, rows);
  api.define('send_test_message', () => null);
});

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save text' });
const preview = (language: string) =>
  screen.getByRole('region', { name: `How the ${language} email reads` });

async function open() {
  const user = await openAdmin('/admin/settings?section=messages');
  await screen.findByRole('heading', { name: 'Appointment confirmed' });
  return user;
}

/** Replaces a text; braces have a meaning for `user.type`. */
async function write(user: Awaited<ReturnType<typeof open>>, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.click(field(name));
  if (text) await user.paste(text);
}

test('shows the built-in texts, previews what is typed, and saves it', async () => {
  const user = await open();
  expect(field('Spanish subject')).toHaveValue('Su cita: {when}');
  await write(user, 'Spanish subject', '{name}, le esperamos el {when}');
  expect(preview('Spanish')).toHaveTextContent('Rosa Díaz, le esperamos el lunes, 4 de marzo');
  await user.click(save());
  await findNotification('Email wording updated successfully');
  expect(api.rows(TABLE).find(({ id }) => id === 'booking_confirmed')).toMatchObject({
    ...{ subject: '', subject_es: '{name}, le esperamos el {when}' },
  });
  const chosen = screen.getByRole('button', { name: 'Appointment confirmed (changed)' });
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Restore the built-in text' }));
  expect(field('Spanish subject')).toHaveValue('Su cita: {when}');
});

test('explains an unknown placeholder beside its field, and sends nothing', async () => {
  const user = await open();
  await write(user, 'English text', 'Dear {customer}');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'English text: Please use only the placeholders listed here',
  );
  expect(field('English text')).toHaveValue('Dear {customer}');
  expect(api.sent(TABLE)).toEqual([]);
});

test('sends a test to the own address, and says when there were too many', async () => {
  const user = await open();
  const send = () =>
    user.click(screen.getByRole('button', { name: 'Send a test in English to boss@example.com' }));
  await send();
  await findNotification('The test is on its way to boss@example.com');
  expect(api.sent(SEND)).toEqual([
    [
      'POST',
      {
        ...{ p_message: 'booking_confirmed', p_language: 'en' },
        p_subject: 'Your appointment on {when}',
        p_body: expect.stringMatching(/^Your appointment is confirmed/),
      },
    ],
  ]);
  api.once('POST', SEND, refusal(429, 'rate_limited'));
  await send();
  expect(await screen.findByText(/You can send 20 tests an hour/)).toBeVisible();
});

test('sends the unsaved texts as a test, and says so beside its button', async () => {
  const user = await open();
  const spanish = screen.getByRole('button', { name: /^Send a test in Spanish/ });
  expect(spanish).not.toHaveAccessibleDescription();
  await write(user, 'Spanish subject', '¡Nos vemos, {name}!');
  await write(user, 'Spanish text', '');
  expect(spanish).toHaveAccessibleDescription(
    'A test uses the text as it is here, even if you haven’t saved it.',
  );
  await user.click(spanish);
  await findNotification('The test is on its way to boss@example.com');
  const draft = { p_subject: '¡Nos vemos, {name}!', p_body: '' };
  expect(api.sent(SEND)).toEqual([
    ['POST', { p_message: 'booking_confirmed', p_language: 'es', ...draft }],
  ]);
  expect(api.sent(TABLE)).toEqual([]);
  expect(field('Spanish subject')).toHaveValue('¡Nos vemos, {name}!');
});

test('explains what is wrong in an unsaved text beside its field, and sends no test', async () => {
  const user = await open();
  await write(user, 'English text', 'Dear {customer}');
  await user.click(screen.getByRole('button', { name: /^Send a test in English/ }));
  await waitFor(() =>
    expect(field('English text')).toHaveAccessibleDescription(/only the placeholders listed here/),
  );
  expect(api.sent(SEND)).toEqual([]);
});

test.each([
  ['kept', /^The test is kept, because this is a trial: no email goes to boss@example.com$/],
  ['off', /^The test is waiting: email isn’t set up$/],
  ['stuck', /^The test is waiting: messages are stuck$/],
] as const)('does not call a test sent where mails are %s', async (delivery, sentence) => {
  api.define('work_state', () => withDelivery(delivery));
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Send a test in English/ }));
  await findNotification(sentence);
});

test('staff’s notices have no greeting, and their language is chosen beside them', async () => {
  const setting = {
    ...{ id: 's1', key: 'staff_language', value: 'en', updated_at },
    description: 'Language',
  };
  api.store('settings', [setting]);
  const user = await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New message' }));
  expect(preview('Spanish')).toHaveTextContent(
    /Mensaje nuevo: Llantas usadasUn cliente escribió en la página de contacto:$/,
  );
  await user.selectOptions(await screen.findByRole('combobox'), 'Spanish');
  await user.click(screen.getByRole('button', { name: 'Save staff_language' }));
  await findNotification('Setting updated successfully');
  expect(api.sent('settings')).toEqual([['PATCH', { value: 'es' }]]);
});

test('shows why the texts cannot be loaded', async () => {
  api.once('GET', TABLE, offline);
  await openAdmin('/admin/settings?section=messages');
  expect(
    await screen.findByRole('heading', { name: 'Failed to load the email wording' }),
  ).toBeVisible();
});
