import * as staff from '@shop/shared-data/staff';
import { screen } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { block } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
beforeEach(() => {
  calls.listContent.mockResolvedValue([
    block({ id: '9', page: 'about', content: 'Since 2010' }),
    block(),
    block({ id: '2', identifier: 'hero_text_es', content: 'Llantas <b>nuevas</b>' }),
  ]);
});

const open = () => openAdmin('/admin/content');
const editor = (name: string) => screen.findByRole('textbox', { name: `Text of ${name}` });
const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });

test('groups blocks by page, opens the home page, and shows underscores as spaces', async () => {
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'hero title' })).toBeInTheDocument();
  expect(screen.getByText('Llantas <b>nuevas</b>')).toBeInTheDocument();
  expect(screen.queryByText('Since 2010')).not.toBeInTheDocument();
  await user.click(screen.getByText('about (1)'));
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
});

test('a search opens the groups with a match', async () => {
  const user = await open();
  await screen.findByText('about (1)');
  await user.type(screen.getByRole('searchbox'), 'SINCE');
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
  expect(screen.queryByText(/^home/)).not.toBeInTheDocument();
});

test('edits one block at a time, and asks before unsaved changes are lost', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  await user.click(await edit('hero text es of home'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await editor('hero title')).toHaveValue('Tires you can trust!');
  await user.click(await edit('hero text es of home'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await editor('hero text es')).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('explains the placeholders of a text', async () => {
  calls.listContent.mockResolvedValue([block({ content: 'Since {{year}}' })]);
  const user = await open();
  await user.click(await edit('hero title of home'));
  expect(await editor('hero title')).toHaveAccessibleDescription(/double braces/);
});

test('shows the saved text and moves the focus to the edit button', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  const saved = block({ content: 'Tires you can trust!' });
  calls.editContent.mockResolvedValue(saved);
  calls.listContent.mockResolvedValue([saved]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully')).toBeInTheDocument();
  expect(await screen.findByText('Tires you can trust!')).toBeInTheDocument();
  expect(await edit('hero title of home')).toHaveFocus();
  expect(calls.editContent).toHaveBeenCalledWith(block(), { content: 'Tires you can trust!' });
});

test('keeps the text in the form when saving fails', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  calls.editContent.mockRejectedValue(dataError('offline'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Failed to update content')).toBeInTheDocument();
  expect(await editor('hero title')).toHaveValue('Tires you can trust!');
});

test('shows a notification and an error when loading fails', async () => {
  calls.listContent.mockRejectedValue(dataError('offline'));
  await open();
  expect(await findNotification('Failed to load content')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load content' })).toBeInTheDocument();
});

test('asks before a link discards unsaved changes', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('warns before the tab is closed only while something is unsaved', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const user = await open();
  await user.click(await edit('hero title of home'));
  expect(closing()).toBe(false);
  await user.type(await editor('hero title'), '!');
  expect(closing()).toBe(true);
});
