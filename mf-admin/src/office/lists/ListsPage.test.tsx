import * as staff from '@shop/shared-data/staff';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { listEntry } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

const marcus = listEntry({ id: '1' });
const ana = listEntry({
  ...{ id: '2', position: 2, title: 'Ana Torres', detail: 'Apprentice', detail_es: '' },
  ...{ text: 'New here.', is_hidden: true },
});
const question = listEntry({
  ...{ id: '3', list: 'questions', title: 'Do you tow?', title_es: '¿Tienen grúa?' },
  ...{ text: 'Yes. Call {{phone}}.', text_es: 'Sí.', detail: '', picture: '', years: null },
});

const article = listEntry({
  ...{ id: '5', list: 'articles', title: 'Wheel Alignment', title_es: 'Alineación' },
  ...{ text: 'Text', text_es: 'Texto', slug: 'wheel-alignment', day: '2025-11-03', years: null },
});

mockEachTest();
beforeEach(() =>
  calls.listEntries.mockImplementation(async (list) =>
    [question, marcus, ana, article].filter((entry) => entry.list === list),
  ),
);

const row = (name: RegExp) => screen.findByRole('row', { name });
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText(name);
const save = () => dialog().getByRole('button', { name: 'Save entry' });

test('shows one list at a time, what is hidden, and what is in English only', async () => {
  const user = await openAdmin('/admin/lists');
  expect(await row(/^Marcus Bell/)).toHaveTextContent('Shown');
  expect(await row(/^Ana Torres/)).toHaveTextContent('In English only: Role, About this person');
  expect(await row(/^Ana Torres/)).toHaveTextContent('Hidden');
  expect(screen.queryByText('Do you tow?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Questions' }));
  expect(await row(/^Do you tow/)).not.toHaveTextContent('In English only');
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/lists?list=questions');
});

test('adds a member in both languages, with the fields of that list only', async () => {
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Add a member' }));
  calls.addEntry.mockResolvedValue(listEntry({ id: '4' }));
  expect(dialog().queryByLabelText(/^What the picture/)).not.toBeInTheDocument();
  await user.click(save());
  expect(field(/^Name/)).toBeInvalid();
  await user.type(field(/^Name/), 'Joe Hill');
  await user.type(field(/^Role in English/), 'Cashier');
  await user.type(field(/^Role in Spanish/), 'Cajero');
  await user.type(field(/^Portrait/), 'http://example.com/joe.jpg');
  await user.type(field(/^Years of experience/), '81');
  await user.click(save());
  expect(field(/^Portrait/)).toHaveAccessibleDescription(/starts with https:\/\//);
  expect(field(/^Years of experience/)).toHaveAccessibleDescription(/from 1 to 80/);
  expect(calls.addEntry).not.toHaveBeenCalled();
  await user.clear(field(/^Portrait/));
  await user.clear(field(/^Years of experience/));
  await user.click(save());
  await findNotification('Entry added successfully');
  expect(calls.addEntry).toHaveBeenCalledWith(
    'team',
    expect.objectContaining({
      ...{ title: 'Joe Hill', detail: 'Cashier', detail_es: 'Cajero', years: null, position: 0 },
    }),
    expect.any(String),
  );
});

test('explains the placeholders of an answer, and does not save a question without one', async () => {
  const user = await openAdmin('/admin/lists?list=questions');
  await user.click(await screen.findByRole('button', { name: 'Edit Do you tow?' }));
  const answer = field(/^Answer in English/);
  expect(answer).toHaveAccessibleDescription(/{{week}}.*{{phone}}/);
  await user.clear(answer);
  await user.click(save());
  expect(answer).toBeInvalid();
  await user.click(field(/^Hidden from visitors/));
  await user.type(answer, 'No.');
  calls.editEntry.mockResolvedValue(question);
  await user.click(save());
  await findNotification('Entry updated successfully');
  expect(calls.editEntry).toHaveBeenCalledWith(
    question,
    expect.objectContaining({ text: 'No.', is_hidden: true }),
    expect.anything(),
  );
});

test('moves an entry at once, and shows the order of the database when that is refused', async () => {
  const user = await openAdmin('/admin/lists');
  const order = () =>
    screen
      .getAllByRole('button', { name: /^Edit / })
      .map((button) => button.getAttribute('aria-label'));
  const up = await screen.findByRole('button', { name: 'Move Ana Torres up' });
  calls.orderEntries.mockResolvedValue();
  calls.listEntries.mockResolvedValue([ana, marcus]);
  await user.click(up);
  expect(order()).toEqual(['Edit Ana Torres', 'Edit Marcus Bell']);
  expect(calls.orderEntries).toHaveBeenCalledWith('team', ['2', '1']);
  // A press while the one before it is being saved waits for it.
  const stored = [ana, marcus];
  calls.listEntries.mockImplementation(async () => [...stored]);
  calls.orderEntries.mockImplementation(async () => void stored.reverse());
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres down' }));
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres up' }));
  await waitFor(() =>
    expect(calls.orderEntries.mock.calls.slice(1)).toEqual([
      ['team', ['1', '2']],
      ['team', ['2', '1']],
    ]),
  );
  calls.orderEntries.mockRejectedValue(dataError('conflict', 'entries_changed'));
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres down' }));
  await findNotification('Failed to change the order');
  await waitFor(() => expect(order()).toEqual(['Edit Ana Torres', 'Edit Marcus Bell']));
});

test('puts a removed entry back into its place', async () => {
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Remove Marcus Bell' }));
  calls.addEntry.mockResolvedValue(marcus);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findNotification('Put back: Marcus Bell');
  expect(calls.addEntry).toHaveBeenCalledWith(
    'team',
    expect.objectContaining({ title: 'Marcus Bell', position: 1, years: 15 }),
    marcus.id,
  );
});

test('an article keeps its address when its title changes, unless staff say so', async () => {
  const user = await openAdmin('/admin/lists?list=articles');
  const link = await screen.findByRole('link', { name: '/blog/wheel-alignment' });
  expect(link).toHaveAttribute('href', '/blog/wheel-alignment');
  calls.editEntry.mockResolvedValue(article);
  const edit = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit Wheel Alignment' }));
    expect(screen.queryByRole('checkbox', { name: /^Also change/ })).not.toBeInTheDocument();
    await user.type(field(/^Title in English/), ': Años!');
  };
  await edit();
  await user.click(save());
  await waitFor(() =>
    expect(calls.editEntry).toHaveBeenLastCalledWith(
      article,
      expect.objectContaining({ title: 'Wheel Alignment: Años!', slug: 'wheel-alignment' }),
      expect.anything(),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await edit();
  await user.click(field(/^Also change the address to \/blog\/wheel-alignment-anos/));
  await user.click(save());
  await waitFor(() =>
    expect(calls.editEntry).toHaveBeenLastCalledWith(
      article,
      expect.objectContaining({ slug: '' }),
      expect.anything(),
    ),
  );
});

test('previews the Markdown of an article, and names an address that is taken beside the title', async () => {
  const user = await openAdmin('/admin/lists?list=articles');
  await user.click(await screen.findByRole('button', { name: 'Add an article' }));
  await user.type(field(/^Title in English/), 'Wheel Alignment');
  await user.type(field(/^Text in English/), '## Why{enter}{enter}<b>no</b>');
  await user.click(dialog().getByText('Preview'));
  // jsdom fires no toggle event of its own.
  const details = dialog().getByText('Preview').closest('details');
  if (details) fireEvent(details, new Event('toggle'));
  expect(await dialog().findByRole('heading', { level: 2, name: 'Why' })).toBeInTheDocument();
  expect(dialog().getByText(/^<b>/)).toBeInTheDocument();
  calls.addEntry.mockRejectedValue(dataError('conflict', 'list_entries_slug_once'));
  await user.click(save());
  await waitFor(() =>
    expect(field(/^Title in English/)).toHaveAccessibleDescription(/Another article has/),
  );
});
