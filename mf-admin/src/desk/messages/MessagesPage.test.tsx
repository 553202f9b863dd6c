import * as staff from '@shop/shared-data/staff';
import { findEnabledButton } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, notificationRemoved, openAdmin } from '../../testSupport/openAdmin';
import { message } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const other = message({
  id: '2',
  name: 'Bob',
  subject: '<b>Quote</b>',
  message: '<script>alert(1)</script>',
  is_read: true,
});

let inbox: staff.ContactMessage[];
mockEachTest();
beforeEach(() => {
  inbox = [message(), other];
  calls.listMessages.mockImplementation(async () => inbox);
  calls.setMessageRead.mockImplementation(async (id, is_read) => {
    inbox = inbox.map((row) => (row.id === id ? { ...row, is_read } : row));
    return message({ id, is_read });
  });
});

const line = (name: RegExp) => screen.findByRole('button', { name });

test('opening a message marks it as read, and a button marks it as unread again', async () => {
  const user = await openAdmin('/admin/messages');
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
  await user.click(await line(/^Ana López/));
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeInTheDocument();
  expect(calls.setMessageRead).toHaveBeenCalledWith('1', true);
  await user.click(await line(/Mark as unread/));
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
});

test('a message is marked as unread while the list still loads after it was opened', async () => {
  const user = await openAdmin('/admin/messages');
  const entry = await line(/^Ana López/);
  calls.listMessages.mockReturnValue(new Promise(() => {}));
  await user.click(entry);
  await user.click(await findEnabledButton('Mark as unread'));
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
  expect(calls.setMessageRead).toHaveBeenLastCalledWith('1', false);
});

test('the dashboard loads its numbers again after a message was read', async () => {
  const user = await openAdmin('/admin/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Unread messages' }));
  await user.click(await line(/^Ana López/));
  await screen.findByRole('button', { name: /Mark as unread/ });
  const callsBefore = calls.todaySummary.mock.calls.length;
  await user.click(screen.getByRole('link', { name: 'Today' }));
  await screen.findByText('Unread messages');
  expect(calls.todaySummary).toHaveBeenCalledTimes(callsBefore + 1);
});

test('shows markup in a message as text', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/<b>Quote<\/b>/));
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  expect(calls.setMessageRead).not.toHaveBeenCalled();
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
  calls.removeMessage.mockImplementation(async () => {
    inbox = [other];
    return message();
  });
  await user.click(screen.getByRole('button', { name: /^Delete “Llantas usadas”/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.queryByText('Ana López')).not.toBeInTheDocument();

  calls.restoreMessage.mockImplementation(async () => {
    inbox = [message(), other];
    return message();
  });
  await user.click(undo);
  expect(await findNotification('Message restored')).toBeInTheDocument();
  expect(await line(/^Ana López/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('moves the focus to the list when the filter hides the restored message', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/<b>Quote/));
  calls.removeMessage.mockImplementation(async () => {
    inbox = [message()];
    return other;
  });
  await user.click(screen.getByRole('button', { name: /^Delete “<b>Quote/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.click(await line(/^Ana López/));
  await user.click(screen.getByRole('button', { name: 'Unread only' }));
  calls.restoreMessage.mockImplementation(async () => {
    inbox = [message(), other];
    return other;
  });
  await user.click(undo);
  expect(await findNotification('Message restored')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(await line(/^Ana López/));
});

test('keeps a message that could not be deleted', async () => {
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  calls.removeMessage.mockRejectedValue(dataError('offline'));
  await user.click(screen.getByRole('button', { name: /^Delete “Llantas usadas”/ }));
  expect(await findNotification('Failed to delete message')).toBeInTheDocument();
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeInTheDocument();
});

test('a successful retry removes the notification of the failure', async () => {
  const user = await openAdmin('/admin/messages');
  calls.setMessageRead.mockRejectedValueOnce(dataError('offline'));
  await user.click(await line(/^Ana López/));
  await findNotification('Failed to update message');
  await user.click(await line(/Mark as read/));
  await line(/Mark as unread/);
  await notificationRemoved('Failed to update message');

  calls.removeMessage.mockRejectedValueOnce(dataError('offline')).mockResolvedValue(message());
  await user.click(await line(/^Delete “Llantas usadas”/));
  await findNotification('Failed to delete message');
  await user.click(await line(/^Delete “Llantas usadas”/));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await notificationRemoved('Failed to delete message');

  calls.restoreMessage.mockRejectedValueOnce(dataError('offline')).mockResolvedValue(message());
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
  inbox = [late, ...inbox];
  calls.readNews.mockResolvedValue({
    ...{ bookings: [], messages: 2, newestMessage: late.created_at },
  });
  // Marking it reads the numbers again.
  await user.click(await findEnabledButton('Mark as unread'));
  const show = await screen.findByRole('button', { name: 'Show a new message' });
  expect(screen.queryByRole('button', { name: /^Cora/ })).toBeNull();
  await user.click(show);
  expect(await line(/^Cora/)).toBeVisible();
  expect(screen.getByText('¿Tienen 205/55R16?')).toBeVisible();
});

test('a reply stores who answered, which can be taken back', async () => {
  const answered = { answered_at: '2026-11-21T15:00:00Z', answered_by: 'u2' };
  const answerer = { email: 'ana.ruiz@example.com', name: '' };
  calls.setMessageAnswered.mockImplementation(async (id, isAnswered) => {
    const row = message({ id, is_read: true, ...(isAnswered && { ...answered, answerer }) });
    inbox = inbox.map((each) => (each.id === id ? row : each));
    return row;
  });
  const user = await openAdmin('/admin/messages');
  await user.click(await line(/^Ana López/));
  await user.click(screen.getByRole('link', { name: 'Reply to Ana López by email' }));
  expect(calls.setMessageAnswered).toHaveBeenLastCalledWith('1', true);
  expect(await screen.findByText('Ana Ruiz answered it, Nov 21, 2026, 10:00 AM.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not answered yet' }));
  expect(calls.setMessageAnswered).toHaveBeenLastCalledWith('1', false);
});
