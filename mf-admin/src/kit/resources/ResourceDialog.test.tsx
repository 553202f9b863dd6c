import { act, screen, waitFor, within } from '@testing-library/react';
import { held, refusal } from '../../testSupport/fakeApi';
import { findNotification } from '../../testSupport/openAdmin';
import {
  button,
  dialog,
  dialogClosed,
  field,
  jack,
  openTool,
  save,
  TOOLS,
  type Tool,
  tool,
  toolsApi,
} from '../../testSupport/openTools';

const api = toolsApi();
const theirs = tool({ name: 'Theirs', code: 'W9', updated_at: '2026-11-21T10:00:00Z' });
/** Another session changes the wrench. */
const changeWrench = (newer: Tool) => api.store(TOOLS, [newer, jack]);
const refuse = (status: number, message: string, code?: string) =>
  api.once('PATCH', TOOLS, refusal(status, message, code));

/** Types into the form of the wrench, and presses “Save” after something happened. */
async function saveAfter(happen: () => void) {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), ' 2');
  happen();
  await user.click(save());
  return user;
}

test('adds a row, shows it, and gives the focus back to the button', async () => {
  const user = await openTool('Add tool');
  expect(screen.getByRole('dialog', { name: 'Add a tool' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.type(field('Name'), 'Lamp');
  await user.click(save());
  expect(await findNotification('Tool added')).toBeVisible();
  await dialogClosed();
  const lamp = { id: expect.any(String), name: 'Lamp', code: '' };
  expect(api.sent(TOOLS)).toEqual([['POST', lamp]]);
  expect(await screen.findByText('Lamp')).toBeVisible();
  expect(await button('Add tool')).toHaveFocus();
});

test.each([
  ['tools_name_unprintable', 'Name: This text has a character that can’t be displayed'],
  ['tools_code_too_nested', 'Code: This text has too many quotes, lists or marks'],
  ['tools_code_no_picture', 'Code: There’s no picture at this address.'],
])('what no page can show is explained beside its field: %s', async (code, sentence) => {
  await saveAfter(() => refuse(400, `violates check constraint "${code}"`, '23514'));
  const [label = ''] = sentence.split(':');
  await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
  expect(dialog().getByText((text) => text.startsWith(sentence))).toBeVisible();
  expect(dialog().queryByText('Failed to save the tool')).not.toBeInTheDocument();
});

test('what no page can show and no field of the form has is explained above it', async () => {
  await saveAfter(() => refuse(400, 'tools_hidden_no_picture'));
  expect(await dialog().findByText(/^There’s no picture at this address/)).toBeVisible();
});

test('a double press sends once', async () => {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), ' 2');
  await user.dblClick(save());
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(api.sent(TOOLS)).toEqual([['PATCH', { name: 'Wrench 2' }]]);
});

test('cannot be closed while it is sent', async () => {
  const { answer, release } = held();
  const user = await saveAfter(() => api.once('PATCH', TOOLS, answer));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Name')).toHaveValue('Wrench 2');
  release();
  await dialogClosed();
});

test('explains what the form rejects, and sends nothing', async () => {
  const user = await openTool('Add tool');
  await user.click(save());
  expect(field('Name')).toHaveAccessibleDescription('Please fill in this field.');
  expect(dialog().getByRole('alert')).toHaveFocus();
  expect(api.sent(TOOLS)).toEqual([]);
});

test('explains beside the field what the database refused, and in no box', async () => {
  await saveAfter(() => refuse(409, 'violates unique constraint "tools_code_once"', '23505'));
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
  const user = await saveAfter(() => refuse(400, 'last_tool'));
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
  const timedOut = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
  await saveAfter(() => api.once('PATCH', TOOLS, timedOut));
  const unsure = 'The server took too long to answer: the change may have been saved';
  expect(await findNotification(unsure)).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent(unsure);
  expect(screen.queryByText('Failed to save the tool')).not.toBeInTheDocument();
});

const changed = 'This changed while you were working on it.';

test.each([
  ['a colleague', 'u2', /^Changed by Ana, /],
  ['the own account', 'u1', /^Changed from your own account, /],
  ['an unknown account', 'u3', /^Time of the change: /],
])(
  'shows the fields in conflict with %s and the time, as staff know them',
  async (_, actor, by) => {
    const at = '2026-11-21T15:30:00Z';
    const edited = { before: { name: 'Wrench' }, after: { name: 'Theirs' } };
    api.store('audit_log', [
      { id: 1, table_name: TOOLS, row_id: '1', at, actor, action: 'UPDATE', ...edited },
    ]);
    api.store('user_profiles', [{ id: 'u2', email: 'ana@example.com', name: 'Ana' }]);
    await saveAfter(() => changeWrench(theirs));
    const box = await dialog().findByRole('alert');
    expect(box).toHaveTextContent(changed);
    expect(within(box).getByText(by)).toHaveTextContent('Nov 21, 2026, 10:30 AM');
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['NameSaved versionTheirsYoursWrench 2']);
    expect(document.activeElement).toContainElement(box);
  },
);

test('overwrites the fields in conflict, and keeps what else another session saved', async () => {
  const user = await saveAfter(() => changeWrench(theirs));
  await dialog().findByText(changed);
  await user.click(await button('Overwrite with mine'));
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(api.rows(TOOLS)[0]).toMatchObject({ name: 'Wrench 2', code: 'W9' });
});

test('takes the stored values of the fields in conflict, and keeps what else was typed', async () => {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), ' 2');
  await user.type(field('Code'), '0');
  changeWrench({ ...theirs, code: 'W1' });
  await user.click(save());
  await user.click(await button('Use the saved version'));
  await waitFor(() => expect(field('Name')).toHaveValue('Theirs'));
  expect(field('Code')).toHaveValue('W10');
  expect(dialog().queryByText(changed)).not.toBeInTheDocument();
  await user.click(save());
  expect(await findNotification('Tool saved')).toBeVisible();
  expect(api.rows(TOOLS)[0]).toMatchObject({ name: 'Theirs', code: 'W10' });
});

test('reports a row that was deleted meanwhile, keeps what was typed, and loses no focus', async () => {
  const user = await saveAfter(() => api.store(TOOLS, [jack]));
  await dialog().findByText('This was deleted while you were working on it.');
  await waitFor(() => expect(screen.queryByText('Wrench')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('Wrench 2');
  await user.click(await button('Cancel'));
  await user.click(await button('Discard changes'));
  await dialogClosed();
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof openTool>>) => user.keyboard('{Escape}')],
  [
    'Cancel',
    async (user: Awaited<ReturnType<typeof openTool>>) => user.click(await button('Cancel')),
  ],
])('asks before %s loses what was typed, and then gives the focus back', async (_, leave) => {
  const user = await openTool('Edit Wrench');
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
  const user = await openTool('Edit Wrench');
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks before another page loses what was typed', async () => {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), '!');
  await act(async () => screen.getByText('Other page').click());
  await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/tools');
  await user.click(await button('Discard changes'));
  expect(await screen.findByText('The other page')).toBeVisible();
});

test('loses nothing when the session ends, and saves after the next sign-in', async () => {
  const user = await openTool('Edit Wrench');
  await user.type(field('Name'), ' 2');
  await act(api.endSession);
  const notice = { name: 'You have been signed out' };
  await user.click(
    within(screen.getByRole('alertdialog', notice)).getByRole('button', { name: 'Keep editing' }),
  );
  refuse(401, 'permission denied', '42501');
  await user.click(save());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Failed to save the tool');
  expect(field('Name')).toHaveValue('Wrench 2');

  await act(() => api.signIn({ id: 'u1', email: 'boss@example.com' }));
  expect(field('Name')).toHaveValue('Wrench 2');
  await user.click(save());
  expect(await findNotification('Tool saved')).toBeVisible();
});

/** Loads the list again, as it is loaded when the window gets the focus, with a newer version of the wrench. */
async function loadNewer(newer: Tool) {
  changeWrench(newer);
  jest.setSystemTime(Date.now() + 60_000);
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByRole('cell', { name: newer.name, hidden: true });
}

test('shows a newer version of the row unless something is unsaved', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  try {
    const user = await openTool('Edit Wrench');
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
  const user = await saveAfter(() => changeWrench(theirs));
  await dialog().findByText(changed);
  await act(async () => screen.getByText('Español').click());
  expect(await dialog().findByText('Esto cambió mientras usted lo editaba.')).toBeVisible();
  expect(await button('Reemplazar con lo mío')).toBeVisible();
  expect(field('Name')).toHaveValue('Wrench 2');
  await user.keyboard('{Escape}');
});
