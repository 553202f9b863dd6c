import { messageIds } from '@shop/shared-data/message-texts';
import * as staff from '@shop/shared-data/staff';
import { screen, waitFor } from '@testing-library/react';
import { conflictError, dataError, mockEachTest } from '../../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { withDelivery } from '../../../testSupport/workRows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const updated_at = '2026-11-20T10:00:00Z';
const empty = { subject: '', subject_es: '', body: '', body_es: '', updated_at };
const rows = messageIds.map((id) => ({ id, ...empty }));
const confirmed = { id: 'booking_confirmed', ...empty } as const;

mockEachTest();
beforeEach(() => {
  calls.listMessageTexts.mockResolvedValue(rows);
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
  const saved = { ...confirmed, subject_es: 'x', updated_at: '2026-11-21T10:00:00Z' };
  calls.editMessageText.mockResolvedValue(saved);
  calls.listMessageTexts.mockResolvedValue(rows.map((row) => (row.id === saved.id ? saved : row)));
  await user.click(save());
  await findNotification('Email wording updated successfully');
  expect(calls.editMessageText).toHaveBeenCalledWith(
    confirmed,
    expect.objectContaining({
      subject: 'Your appointment on {when}',
      subject_es: '{name}, le esperamos el {when}',
    }),
    expect.anything(),
  );
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
  expect(calls.editMessageText).not.toHaveBeenCalled();
});

test('does not overwrite what other staff saved, and loses nothing typed', async () => {
  const user = await open();
  await write(user, 'English subject', 'Mine');
  const theirs = { ...confirmed, subject: 'Theirs', updated_at: '2026-11-21T10:00:00Z' };
  calls.editMessageText.mockRejectedValueOnce(conflictError(theirs, ['subject']));
  calls.listMessageTexts.mockResolvedValue(
    rows.map((row) => (row.id === theirs.id ? theirs : row)),
  );
  await user.click(save());
  await screen.findByText('This changed while you were working on it.');
  expect(field('English subject')).toHaveValue('Mine');
  calls.editMessageText.mockResolvedValue({ ...theirs, subject: 'Mine' });
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() =>
    expect(calls.editMessageText).toHaveBeenLastCalledWith(
      theirs,
      expect.objectContaining({ subject: 'Mine' }),
      expect.anything(),
    ),
  );
});

test('sends a test to the own address, and says when there were too many', async () => {
  const user = await open();
  const send = () =>
    user.click(screen.getByRole('button', { name: 'Send a test in English to boss@example.com' }));
  calls.sendTestMessage.mockResolvedValueOnce();
  await send();
  await findNotification('The test is on its way to boss@example.com');
  expect(calls.sendTestMessage).toHaveBeenCalledWith('booking_confirmed', 'en', {
    subject: 'Your appointment on {when}',
    body: expect.stringMatching(/^Your appointment is confirmed/),
  });
  calls.sendTestMessage.mockRejectedValueOnce(dataError('rateLimited'));
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
  calls.sendTestMessage.mockResolvedValueOnce();
  await user.click(spanish);
  await findNotification('The test is on its way to boss@example.com');
  expect(calls.sendTestMessage.mock.calls).toEqual([
    ['booking_confirmed', 'es', { subject: '¡Nos vemos, {name}!', body: '' }],
  ]);
  expect(calls.editMessageText).not.toHaveBeenCalled();
  expect(field('Spanish subject')).toHaveValue('¡Nos vemos, {name}!');
});

test('explains what is wrong in an unsaved text beside its field, and sends no test', async () => {
  const user = await open();
  await write(user, 'English text', 'Dear {customer}');
  await user.click(screen.getByRole('button', { name: /^Send a test in English/ }));
  await waitFor(() =>
    expect(field('English text')).toHaveAccessibleDescription(/only the placeholders listed here/),
  );
  expect(calls.sendTestMessage).not.toHaveBeenCalled();
});

test.each([
  ['kept', /^The test is kept, because this is a trial: no email goes to boss@example.com$/],
  ['off', /^The test is waiting: email isn’t set up$/],
  ['stuck', /^The test is waiting: messages are stuck$/],
] as const)('does not call a test sent where mails are %s', async (delivery, sentence) => {
  calls.readWorkState.mockResolvedValue(withDelivery(delivery));
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^Send a test in English/ }));
  await findNotification(sentence);
});

test('staff’s notices have no greeting, and their language is chosen beside them', async () => {
  const setting = {
    ...{ id: 's1', key: 'staff_language', value: 'en', updated_at },
    description: 'Language',
  };
  calls.listSettings.mockResolvedValue([setting]);
  const user = await open();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New message' }));
  expect(preview('Spanish')).toHaveTextContent(
    /Mensaje nuevo: Llantas usadasUn cliente escribió en la página de contacto:$/,
  );
  const saved = { ...setting, value: 'es', updated_at: '2026-11-21T10:00:00Z' };
  calls.editSetting.mockResolvedValue(saved);
  calls.listSettings.mockResolvedValue([saved]);
  await user.selectOptions(await screen.findByRole('combobox'), 'Spanish');
  await user.click(screen.getByRole('button', { name: 'Save staff_language' }));
  await findNotification('Setting updated successfully');
  expect(calls.editSetting).toHaveBeenCalledWith(setting, { value: 'es' }, expect.anything());
});

test('shows why the texts cannot be loaded', async () => {
  calls.listMessageTexts.mockRejectedValue(dataError('offline'));
  await openAdmin('/admin/settings?section=messages');
  expect(
    await screen.findByRole('heading', { name: 'Failed to load the email wording' }),
  ).toBeVisible();
});
