import { act, screen, waitFor, within } from '@testing-library/react';
import { offline } from '../../testSupport/fakeApi';
import { findNotification } from '../../testSupport/openAdmin';
import {
  button,
  field,
  jack,
  openTools,
  save,
  TOOLS,
  tool,
  toolsApi,
} from '../../testSupport/openTools';

const api = toolsApi();
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const address = () => window.location.pathname + window.location.search;

/** Sixty tools, more than a page shows. */
const many = Array.from({ length: 60 }, (_, index) =>
  tool({ id: `${index}`, name: `Tool ${index + 1}`, code: `${(index * 7) % 60}` }),
);

test('sorts by a column up, down and not at all, and the address has the order', async () => {
  const { user } = await openTools();
  await user.click(await button('Sort by name'));
  expect(names()).toEqual(['Jack', 'Wrench']);
  expect(address()).toBe('/admin/tools?sort=name');
  expect(screen.getByRole('columnheader', { name: /^name/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(await button('Sort by name'));
  expect(address()).toBe('/admin/tools?sort=name.desc');
  expect(names()).toEqual(['Wrench', 'Jack']);
  await user.click(await button('Sort by name'));
  expect(address()).toBe('/admin/tools');
});

test('keeps search, order and page in the address, for Back and for a reload', async () => {
  api.store(TOOLS, many);
  const { user, unmount } = await openTools('?sort=name.desc');
  expect((await screen.findAllByRole('row'))[1]).toHaveTextContent('Tool 60');
  await user.click(await button('Next page'));
  expect(address()).toBe('/admin/tools?sort=name.desc&page=2');
  expect(names()[0]).toBe('Tool 10');

  await user.click(screen.getByRole('link', { name: 'Other page' }));
  expect(screen.getByText('The other page')).toBeVisible();
  await act(async () => window.history.back());
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(names()[0]).toBe('Tool 10');

  unmount();
  const reloaded = await openTools(window.location.search);
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  // Another search starts on the first page.
  await reloaded.user.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'tool 5');
  await waitFor(() => expect(names()).toHaveLength(11));
  expect(address()).toBe('/admin/tools?sort=name.desc&q=tool+5');
});

test.each(['?open=Jack', `?open=${jack.id}`])(
  '%s opens the form of the row once',
  async (query) => {
    const { user } = await openTools(query);
    expect(await screen.findByRole('dialog', { name: 'Edit Jack' })).toBeVisible();
    expect(address()).toBe('/admin/tools');
    await user.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('removes a row once, and adds it again when that is taken back; then the list has the focus', async () => {
  const { user } = await openTools();
  await user.dblClick(await button('Remove Jack'));
  await waitFor(() => expect(names()).toEqual(['Wrench']));
  expect(api.sent(TOOLS)).toEqual([['DELETE', undefined]]);
  expect(screen.getByText('Removed: Jack')).toBeVisible();
  const undo = await button('Undo');
  expect(undo).toHaveFocus();

  await user.click(undo);
  expect(await findNotification('Restored: Jack')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Wrench', 'Jack']));
  expect(api.rows(TOOLS)[1]).toMatchObject({ id: jack.id, name: 'Jack', code: 'J7' });
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('says why a row was not removed, and loads the list again', async () => {
  const { user } = await openTools();
  const remove = await button('Remove Jack');
  api.store(TOOLS, [tool(), { ...jack, code: 'J8', updated_at: '2026-11-21T10:00:00Z' }]);
  await user.click(remove);
  expect(await findNotification('Failed to remove the tool')).toBeVisible();
  expect(await screen.findByText('J8')).toBeVisible();
  expect(screen.getByText(/^Somebody else/)).toBeVisible();
});

test('explains that the list cannot be loaded, and loads it again', async () => {
  api.once('GET', TOOLS, offline);
  const { user } = await openTools();
  expect(await screen.findByRole('heading', { name: 'Failed to load tools' })).toBeVisible();
  expect(await findNotification('Failed to load tools')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add tool' })).toBeDisabled();
  api.store(TOOLS, []);
  await user.click(await button('Try again'));
  expect(await screen.findByText('No tools.')).toBeVisible();
});

test('an empty list leads to the form, and the list has the focus once the first row is there', async () => {
  api.store(TOOLS, []);
  const { user } = await openTools();
  await user.click(await button('Add one now'));
  await user.type(field('Name'), 'Wrench');
  await user.click(save());
  await waitFor(() => expect(names()).toEqual(['Wrench']));
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  expect(document.body).not.toHaveFocus();
});

test('names its buttons in both languages', async () => {
  const { user } = await openTools();
  await user.click(await button('Edit Jack'));
  await user.click(await button('Cancel'));
  await user.click(await button('Español'));
  expect(await button('Editar Jack')).toBeVisible();
  expect(await button('Quitar Jack')).toBeVisible();
});
