import { findEnabledButton } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, offline, unanswered } from '../../testSupport/fakeApi';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';
import { message } from '../../testSupport/rows';

const TABLE = 'contact_messages';
const other = message({
  id: '2',
  name: 'Bob',
  subject: '<b>Quote</b>',
  message: '<script>alert(1)</script>',
  is_read: true,
});

const api = fakeApi();
beforeEach(() => api.store(TABLE, [message(), other]));
const sent = () => api.sent(TABLE).map(([, changes]) => changes);

const line = (name: RegExp) => screen.findByRole('button', { name });

test('opening a message marks it as read, and a button marks it as unread again', async () => {
  const user = await openAdmin('/admin/messages');
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
  await user.click(await line(/^Ana López/));
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeInTheDocument();
  expect(sent()).toEqual([{ is_read: true }]);
  await user.click(await line(/Mark as unread/));
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
});

test('a message is marked as unread while the list still loads after it was opened', async () => {
  const user = await openAdmin('/admin/messages');
  const entry = await line(/^Ana López/);
  api.once('GET', /^contact_messages\?.*select=\*/, unanswered);
  await user.click(entry);
  await user.click(await findEnabledButton('Mark as unread'));
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
  expect(sent()).toEqual([{ is_read: true }, { is_read: false }]);
});

test('the dashboard loads its numbers again after a message was read', async () => {
  const user = await openAdmin('/admin/dashboard');
  const unread = () => screen.findByRole('link', { name: 'Unread messages' });
  const tile = async () => (await unread()).closest('div')?.textContent;
  await waitFor(async () => expect(await tile()).toContain('1'));
  await user.click(await unread());
  await user.click(await line(/^Ana López/));
  await screen.findByRole('button', { name: /Mark as unread/ });
  await user.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(async () => expect(await tile()).toContain('0'));
});

test('an example is marked', async () => {
  api.store(TABLE, [message({ is_sample: true }), other]);
  await openAdmin('/admin/messages');
  expect(await line(/^Ana López.*Sample/)).toBeInTheDocument();
  expect(await line(/^Bob/)).not.toHaveAccessibleName(/Example/);
});

test('shows markup in a message as text', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/<b>Quote<\/b>/));
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('the filter shows only unread messages, and keeps the open one', async () => {
  const user = await openAdmin('/admin/messages');
  await line(/^Ana López/);
  await user.click(screen.getByRole('button', { name: 'Unread only' }));
  expect(screen.queryByText('Bob')).not.toBeInTheDocument();
  await user.click(await line(/^Ana López/));
  expect(await screen.findByRole('button', { name: /Mark as unread/ })).toBeInTheDocument();
});

test('the reply button is a mailto link with the quoted subject', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  expect(screen.getByRole('link', { name: 'Reply to Ana López by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana@example.com\?subject=Re%3A%20Llantas%20usadas/),
  );
});

test('restores a deleted message and moves the focus to it', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  await user.click(screen.getByRole('button', { name: /^Delete “Llantas usadas”/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.queryByText('Ana López')).not.toBeInTheDocument();

  await user.click(undo);
  expect(await findNotification('Message restored')).toBeInTheDocument();
  expect(await line(/^Ana López/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('moves the focus to the list when the filter hides the restored message', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/<b>Quote/));
  await user.click(screen.getByRole('button', { name: /^Delete “<b>Quote/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.click(await line(/^Ana López/));
  await user.click(screen.getByRole('button', { name: 'Unread only' }));
  await user.click(undo);
  expect(await findNotification('Message restored')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(await line(/^Ana López/));
});

test('keeps a message that could not be deleted', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  api.once('PATCH', TABLE, offline);
  await user.click(screen.getByRole('button', { name: /^Delete “Llantas usadas”/ }));
  expect(await findNotification('Failed to delete message')).toBeInTheDocument();
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeInTheDocument();
});

test('a successful retry removes the notification of the failure', async () => {
  const user = await openAdmin('/admin/messages');
  api.once('PATCH', TABLE, offline);
  await user.click(await line(/^Ana López/));
  await findNotification('Failed to update message');
  await user.click(await line(/Mark as read/));
  await line(/Mark as unread/);
  await notificationRemoved('Failed to update message');

  api.once('PATCH', TABLE, offline);
  await user.click(await line(/^Delete “Llantas usadas”/));
  await findNotification('Failed to delete message');
  await user.click(await line(/^Delete “Llantas usadas”/));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await notificationRemoved('Failed to delete message');

  api.once('PATCH', TABLE, offline);
  await user.click(undo);
  await findNotification('Failed to restore message');
  await user.click(undo);
  await findNotification('Message restored');
  await notificationRemoved('Failed to restore message');
});

test('a message that arrives while another is open waits for a press', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  const late = message({ id: '3', name: 'Cora', created_at: '2026-11-21T14:00:00Z' });
  api.store(TABLE, [...api.rows(TABLE), late]);
  // Marking it reads the numbers again.
  await user.click(await findEnabledButton('Mark as unread'));
  const show = await screen.findByRole('button', { name: 'Show a new message' });
  expect(screen.queryByRole('button', { name: /^Cora/ })).toBeNull();
  await user.click(show);
  expect(await line(/^Cora/)).toBeVisible();
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeVisible();
});

test('a message that is opened says that a colleague has answered it meanwhile', async () => {
  const user = await openAdmin('/admin/messages');
  const entry = await line(/^Bob/);
  const answered = { answered_at: '2026-11-21T15:00:00Z', answered_by: 'u2' };
  api.store(TABLE, [message(), { ...other, ...answered }]);
  expect(screen.queryByText('Answered')).not.toBeInTheDocument();
  await user.click(entry);
  expect(await screen.findByText('Answered')).toBeVisible();
});

test('a reply stores who answered, which can be taken back', async () => {
  api.store('user_profiles', [{ id: 'u2', email: 'ana.ruiz@example.com', name: '' }]);
  api.trigger(TABLE, (row) => ({ ...row, answered_by: row['answered_at'] ? 'u2' : null }));
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  await user.click(screen.getByRole('link', { name: 'Reply to Ana López by email' }));
  expect(await screen.findByText(/^Ana Ruiz answered it, Nov 21, 2026, /)).toBeVisible();
  expect(sent()).toEqual([{ is_read: true }, { answered_at: 'now' }]);
  await user.click(screen.getByRole('button', { name: 'Mark as unanswered' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ answered_at: null }));
});
