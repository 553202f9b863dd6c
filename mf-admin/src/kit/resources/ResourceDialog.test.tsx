import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../testSupport/dataCalls';
import {
  administrator,
  conflictError,
  dataError,
  emitSessionEvent,
  mockEachTest,
} from '../../testSupport/mockBackend';
import { findNotification } from '../../testSupport/openAdmin';
import { openTools, type Tool, tool, toolRequests } from '../../testSupport/openTools';

mockEachTest();
const [wrench, jack] = [tool(), tool({ id: '2', name: 'Jack', code: 'J7' })];
const theirs = tool({ name: 'Theirs', code: 'W9', updated_at: '2026-11-21T10:00:00Z' });
beforeEach(() => toolRequests.list.mockResolvedValue([wrench, jack]));

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) =>
  dialog().getByLabelText(new RegExp(`^${label}( \\*| \\(optional\\)|$)`));
const save = () => dialog().getByRole('button', { name: 'Save tool' });
const button = (name: string) => screen.findByRole('button', { name });
const dialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(name: string) {
  const page = await openTools();
  await page.user.click(await button(name));
  return page.user;
}

/** Types into the form of the wrench, and presses “Save”, which is refused. */
async function saveRefused(error: Error) {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), ' 2');
  toolRequests.edit.mockRejectedValueOnce(error);
  await user.click(save());
  return user;
}

test('adds a row, shows it, and gives the focus back to the button', async () => {
  const user = await open('Add tool');
  expect(screen.getByRole('dialog', { name: 'Add a tool' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.type(field('Name'), 'Lamp');
  toolRequests.add.mockResolvedValue(tool({ id: '3', name: 'Lamp' }));
  toolRequests.list.mockResolvedValue([wrench, jack, tool({ id: '3', name: 'Lamp' })]);
  await user.click(save());
  expect(await findNotification('Tool added')).toBeVisible();
  await dialogClosed();
  expect(toolRequests.add.mock.calls).toEqual([[{ name: 'Lamp', code: '' }, expect.any(String)]]);
  expect(await screen.findByText('Lamp')).toBeVisible();
  expect(await button('Add tool')).toHaveFocus();
});

test.each([
  ['tools_name_unprintable', 'Name: This text has a character that can’t be displayed'],
  ['tools_code_too_nested', 'Code: This text has too many quotes, lists or marks'],
  ['tools_code_no_picture', 'Code: There’s no picture at this address.'],
])('what no page can show is explained beside its field: %s', async (code, sentence) => {
  await saveRefused(dataError('invalid', code));
  const [label = ''] = sentence.split(':');
  await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
  expect(dialog().getByText((text) => text.startsWith(sentence))).toBeVisible();
  expect(dialog().queryByText('Failed to save the tool')).not.toBeInTheDocument();
});

test('what no page can show and no field of the form has is explained above it', async () => {
  await saveRefused(dataError('invalid', 'tools_hidden_no_picture'));
  expect(await dialog().findByText(/^There’s no picture at this address/)).toBeVisible();
});

test('a double press sends once', async () => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), ' 2');
  toolRequests.edit.mockResolvedValue(tool({ name: 'Wrench 2' }));
  await user.dblClick(save());
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(toolRequests.edit.mock.calls).toEqual([[wrench, { name: 'Wrench 2', code: 'W1' }]]);
});

test('cannot be closed while it is sent', async () => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), ' 2');
  let answer = (_: ReturnType<typeof tool>) => {};
  toolRequests.edit.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await user.click(save());
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Name')).toHaveValue('Wrench 2');
  await act(async () => answer(tool({ name: 'Wrench 2' })));
  await dialogClosed();
});

test('explains what the form rejects, and sends nothing', async () => {
  const user = await open('Add tool');
  await user.click(save());
  expect(field('Name')).toHaveAccessibleDescription('Please fill in this field.');
  expect(dialog().getByRole('alert')).toHaveFocus();
  expect(toolRequests.add).not.toHaveBeenCalled();
});

test('explains beside the field what the database refused, and in no box', async () => {
  await saveRefused(dataError('invalid', 'tools_code_once'));
  await waitFor(() =>
    expect(field('Code')).toHaveAccessibleDescription('Another tool has this code.'),
  );
  expect(field('Name')).toHaveValue('Wrench 2');
  expect(await findNotification('Failed to save the tool')).toBeVisible();
  // The summary of the errors, which leads to the field.
  expect(dialog().getByRole('alert')).toHaveTextContent('Code: Another tool has this code.');
  expect(dialog().queryByText('Failed to save the tool')).not.toBeInTheDocument();
});

test('explains another refusal by its code, in a box with the focus', async () => {
  const user = await saveRefused(dataError('invalid', 'last_tool'));
  const box = await dialog().findByRole('alert');
  expect(box).toHaveTextContent('Failed to save the tool');
  expect(box).toHaveTextContent('One tool must stay.');
  expect(document.activeElement).toContainElement(box);
  expect(field('Name')).toHaveValue('Wrench 2');

  // The next error, of the form's own validation, replaces it.
  await user.clear(field('Name'));
  await user.click(save());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Please fill in this field.');
  expect(box).not.toBeInTheDocument();
});

test('an answer that never came says that the row may have been saved', async () => {
  await saveRefused(dataError('timedOut'));
  const unsure = 'The server took too long to answer: it may have been saved';
  expect(await findNotification(unsure)).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent(unsure);
  expect(screen.queryByText('Failed to save the tool')).not.toBeInTheDocument();
});

const changed = 'This changed while you were working on it.';
const conflict = (staff: { email: string; name: string } | null = null, actor = 'u2') =>
  conflictError(theirs, ['name'], { at: '2026-11-21T15:30:00Z', actor, staff });

test.each([
  ['a colleague', conflict({ email: 'ana@example.com', name: 'Ana' }), /^Changed by Ana, /],
  ['the own account', conflict(null, administrator.id), /^Changed from your own account, /],
  ['an unknown account', conflict(), /^Time of the change: /],
])(
  'shows the fields in conflict with %s and the time, as staff know them',
  async (_, error, by) => {
    await saveRefused(error);
    const box = await dialog().findByRole('alert');
    expect(box).toHaveTextContent(changed);
    expect(within(box).getByText(by)).toHaveTextContent('Nov 21, 2026, 10:30 AM');
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['NameSaved nowTheirsYoursWrench 2']);
    expect(document.activeElement).toContainElement(box);
  },
);

test('overwrites the fields in conflict, and keeps what else another session saved', async () => {
  const user = await saveRefused(conflict());
  await dialog().findByText(changed);
  toolRequests.edit.mockResolvedValue(tool({ name: 'Wrench 2' }));
  await user.click(await button('Overwrite with mine'));
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(toolRequests.edit).toHaveBeenLastCalledWith(theirs, { name: 'Wrench 2', code: 'W9' });
});

test('takes the stored values of the fields in conflict, and keeps what else was typed', async () => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), ' 2');
  await user.type(field('Code'), '0');
  const stored = { ...theirs, code: 'W1' };
  toolRequests.edit.mockRejectedValueOnce(conflictError(stored, ['name']));
  await user.click(save());
  await user.click(await button('Use the saved version'));
  await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
  expect(field('Code')).toHaveValue('W10');
  expect(dialog().queryByText(changed)).not.toBeInTheDocument();
  toolRequests.edit.mockResolvedValue(theirs);
  await user.click(save());
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(toolRequests.edit).toHaveBeenLastCalledWith(stored, { name: 'Theirs', code: 'W10' });
});

test('reports a row that was deleted meanwhile, keeps what was typed, and loses no focus', async () => {
  toolRequests.list.mockResolvedValueOnce([wrench, jack]).mockResolvedValue([jack]);
  const user = await saveRefused(dataError('notFound'));
  await dialog().findByText('Somebody else deleted this while you were working on it.');
  await waitFor(() => expect(screen.queryByText('Wrench')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('Wrench 2');
  await user.click(await button('Cancel'));
  await user.click(await button('Discard changes'));
  await dialogClosed();
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
  ['Cancel', async (user: Awaited<ReturnType<typeof open>>) => user.click(await button('Cancel'))],
])('asks before %s loses what was typed, and then gives the focus back', async (_, leave) => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), '!');
  await leave(user);
  await user.click(await button('Keep editing'));
  expect(field('Name')).toHaveValue('Wrench!');
  await leave(user);
  await user.click(await button('Discard changes'));
  await dialogClosed();
  expect(await button('Edit Wrench')).toHaveFocus();
});

test('closes without a question when nothing was typed', async () => {
  const user = await open('Edit Wrench');
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks before another page loses what was typed', async () => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), '!');
  await act(async () => screen.getByText('Other page').click());
  await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/tools');
  await user.click(await button('Discard changes'));
  expect(await screen.findByText('The other page')).toBeVisible();
});

test('loses nothing when the session ends, and saves after the next sign-in', async () => {
  const user = await open('Edit Wrench');
  await user.type(field('Name'), ' 2');
  await act(async () => emitSessionEvent('SIGNED_OUT', null));
  const notice = { name: 'You have been signed out' };
  await user.click(
    within(screen.getByRole('alertdialog', notice)).getByRole('button', { name: 'Keep editing' }),
  );
  toolRequests.edit.mockRejectedValueOnce(dataError('sessionEnded'));
  await user.click(save());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Failed to save the tool');
  expect(field('Name')).toHaveValue('Wrench 2');

  // The event may arrive before the session is in this tab's storage.
  await act(async () => emitSessionEvent('SIGNED_IN', administrator, 'new token'));
  expect(calls.isAdmin).toHaveBeenLastCalledWith(administrator.id, 'new token');
  expect(field('Name')).toHaveValue('Wrench 2');
  toolRequests.edit.mockResolvedValue(tool({ name: 'Wrench 2' }));
  await user.click(save());
  expect(await findNotification('Tool saved')).toBeVisible();
});

/** Loads the list again, as it is loaded when the window gets the focus, with a newer version of the wrench. */
async function loadNewer(newer: Tool) {
  toolRequests.list.mockResolvedValue([newer, jack]);
  jest.setSystemTime(Date.now() + 60_000);
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByRole('cell', { name: newer.name, hidden: true });
}

test('shows a newer version of the row unless something is unsaved', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  try {
    const user = await open('Edit Wrench');
    await loadNewer(theirs);
    await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
    await user.type(field('Name'), ' and mine');
    await loadNewer({ ...theirs, name: 'Newest', updated_at: '2026-11-22T10:00:00Z' });
    expect(field('Name')).toHaveValue('Theirs and mine');
  } finally {
    jest.useRealTimers();
  }
});

test('explains a conflict in both languages, whenever the language is chosen', async () => {
  const user = await saveRefused(conflict());
  await dialog().findByText(changed);
  await act(async () => screen.getByText('Español').click());
  expect(await dialog().findByText('Esto cambió mientras usted lo editaba.')).toBeVisible();
  expect(await button('Reemplazar con lo mío')).toBeVisible();
  expect(field('Name')).toHaveValue('Wrench 2');
  await user.keyboard('{Escape}');
});
