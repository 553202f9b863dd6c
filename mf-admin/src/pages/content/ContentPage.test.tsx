import * as data from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { screen } from '@testing-library/react';
import { dataError, mockBackend, mockSession } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { block } from '../../testSupport/rows';

jest.mock('@shop/shared-data', () => jest.requireActual('../../testSupport/fakeStaff').fakeData);
jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked({ ...data, ...staff });

let logged: jest.SpyInstance;
beforeEach(() => {
  mockBackend();
  mockSession();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  calls.listContent.mockResolvedValue([
    block({ id: '9', page: 'about', content: 'Since 2010' }),
    block(),
    block({ id: '2', identifier: 'hero_text_es', content: 'Llantas <b>nuevas</b>' }),
  ]);
});
afterEach(() => logged.mockRestore());

const open = () => openAdmin('/admin/content');
const editor = (name: string) => screen.findByRole('textbox', { name: `Text of ${name}` });
const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });

test('groups by page, the home page open, underscores as spaces', async () => {
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'hero title' })).toBeInTheDocument();
  expect(screen.getByText('Llantas <b>nuevas</b>')).toBeInTheDocument();
  expect(screen.queryByText('Since 2010')).not.toBeInTheDocument();
  await user.click(screen.getByText('about (1)'));
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
});

test('a search opens the pages it found something on', async () => {
  const user = await open();
  await screen.findByText('about (1)');
  await user.type(screen.getByRole('searchbox'), 'SINCE');
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
  expect(screen.queryByText(/^home/)).not.toBeInTheDocument();
});

test('one block at a time is in edit; unsaved changes are asked about', async () => {
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

test('a text with a gap says that the page fills it in', async () => {
  calls.listContent.mockResolvedValue([block({ content: 'Since {{year}}' })]);
  const user = await open();
  await user.click(await edit('hero title of home'));
  expect(await editor('hero title')).toHaveAccessibleDescription(/double braces/);
});

test('saving shows the new text and goes back to the edit button', async () => {
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

test('a text that can’t be saved stays in the form', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  calls.editContent.mockRejectedValue(dataError('offline'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Failed to update content')).toBeInTheDocument();
  expect(await editor('hero title')).toHaveValue('Tires you can trust!');
});

test('a failure to load is announced', async () => {
  calls.listContent.mockRejectedValue(dataError('offline'));
  await open();
  expect(await findNotification('Failed to load content')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load content' })).toBeInTheDocument();
});

test('a link elsewhere asks about unsaved changes', async () => {
  const user = await open();
  await user.click(await edit('hero title of home'));
  await user.type(await editor('hero title'), '!');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Welcome, boss@example.com')).toBeInTheDocument();
});

test('closing the tab warns only while something is unsaved', async () => {
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
