import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { listEntry } from '../../testSupport/rows';
import { workState } from '../../testSupport/workRows';

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

const TABLE = 'list_entries';
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, [question, marcus, ana, article]);
  api.trigger(TABLE, (row) => ({ written_at: article.written_at, ...row }));
});

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

test('does not say that visitors see a hidden entry', async () => {
  const finished_at = marcus.updated_at.replace('00Z', '07Z');
  const published = { table_name: TABLE, requested_at: marcus.updated_at, finished_at };
  api.define('work_state', () => workState({ published: [published] }));
  await openAdmin('/admin/lists');
  await waitFor(async () =>
    expect(await row(/^Marcus Bell/)).toHaveTextContent('Visible to visitors since'),
  );
  expect(await row(/^Ana Torres/)).toHaveTextContent('Site up to date since');
});

test('adds a member in both languages, with the fields of that list only', async () => {
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Add a member' }));
  expect(dialog().queryByLabelText(/^What the picture/)).not.toBeInTheDocument();
  await user.click(save());
  expect(field(/^Name/)).toBeInvalid();
  await user.type(field(/^Name/), 'Joe Hill');
  await user.type(field(/^Role in English/), 'Cashier');
  await user.type(field(/^Role in Spanish/), 'Cajero');
  await user.type(field(/^Photo/), 'http://example.com/joe.jpg');
  await user.type(field(/^Years of experience/), '81');
  await user.click(save());
  expect(field(/^Photo/)).toHaveAccessibleDescription(/starts with https:\/\//);
  expect(field(/^Years of experience/)).toHaveAccessibleDescription(/from 1 to 80/);
  expect(api.sent(TABLE)).toEqual([]);
  await user.clear(field(/^Photo/));
  await user.clear(field(/^Years of experience/));
  await user.click(save());
  await findNotification('Entry added successfully');
  expect(api.rows(TABLE).at(-1)).toMatchObject({
    ...{ list: 'team', title: 'Joe Hill', detail: 'Cashier', detail_es: 'Cajero' },
    ...{ years: null, position: 0 },
  });
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
  await user.click(save());
  await findNotification('Entry updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { text: 'No.', is_hidden: true }]]);
});

test('moves an entry at once, and shows the order of the database when that is refused', async () => {
  const user = await openAdmin('/admin/lists');
  const order = () =>
    screen
      .getAllByRole('button', { name: /^Edit / })
      .map((button) => button.getAttribute('aria-label'));
  api.define('order_entries', ({ p_ids }) => {
    const ids = p_ids as string[];
    api.store(
      TABLE,
      [marcus, ana].map((each) => ({ ...each, position: ids.indexOf(each.id) + 1 })),
    );
    return null;
  });
  await user.click(await screen.findByRole('button', { name: 'Move Ana Torres up' }));
  expect(order()).toEqual(['Edit Ana Torres', 'Edit Marcus Bell']);
  const sent = () => api.sent('rpc/order_entries').map(([, input]) => input);
  expect(sent()).toEqual([{ p_list: 'team', p_ids: ['2', '1'] }]);
  // A press while the one before it is being saved waits for it.
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres down' }));
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres up' }));
  await waitFor(() =>
    expect(sent().slice(1)).toEqual([
      { p_list: 'team', p_ids: ['1', '2'] },
      { p_list: 'team', p_ids: ['2', '1'] },
    ]),
  );
  api.once('POST', 'rpc/order_entries', refusal(409, 'entries_changed'));
  await user.click(screen.getByRole('button', { name: 'Move Ana Torres down' }));
  await findNotification('Failed to change the order');
  await waitFor(() => expect(order()).toEqual(['Edit Ana Torres', 'Edit Marcus Bell']));
});

test('puts a removed entry back into its place', async () => {
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Remove Marcus Bell' }));
  await waitFor(() => expect(api.rows(TABLE)).not.toContainEqual(marcus));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findNotification('Restored: Marcus Bell');
  const { updated_at: _, ...values } = marcus;
  expect(api.rows(TABLE).at(-1)).toMatchObject(values);
});

test('an article keeps its address when its title changes, unless staff say so', async () => {
  const user = await openAdmin('/admin/lists?list=articles');
  const link = await screen.findByRole('link', { name: '/blog/wheel-alignment' });
  expect(link).toHaveAttribute('href', '/blog/wheel-alignment');
  const stored = () => api.rows(TABLE).find(({ id }) => id === article.id);
  await user.click(screen.getByRole('button', { name: 'Edit Wheel Alignment' }));
  expect(screen.queryByRole('checkbox', { name: /^Also change/ })).not.toBeInTheDocument();
  await user.type(field(/^Title in English/), ': Años!');
  await user.click(save());
  await waitFor(() =>
    expect(stored()).toMatchObject({ title: 'Wheel Alignment: Años!', slug: 'wheel-alignment' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit Wheel Alignment: Años!' }));
  await user.click(field(/^Also change the address to \/blog\/wheel-alignment-anos/));
  await user.click(save());
  await waitFor(() => expect(stored()).toMatchObject({ slug: '' }));
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
  api.once('POST', TABLE, refusal(409, 'list_entries_slug_once'));
  await user.click(save());
  await waitFor(() =>
    expect(field(/^Title in English/)).toHaveAccessibleDescription(/Another article already has/),
  );
});
