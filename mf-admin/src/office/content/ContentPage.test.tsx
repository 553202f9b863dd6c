import { cleanup, screen, waitFor } from '@testing-library/react';
import { offline } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import {
  contentApi,
  findEditButton,
  findEditor,
  openBlock,
  openContent,
} from '../../testSupport/openContent';

const TABLE = 'content_blocks';
const api = contentApi();

test('groups blocks by page, opens the home page, and shows underscores as spaces', async () => {
  const user = await openContent();
  expect(await screen.findByRole('heading', { name: 'hero title' })).toBeInTheDocument();
  expect(screen.getByText('Llantas <b>nuevas</b>')).toHaveAttribute('lang', 'es');
  expect(screen.queryByText('Since 2010')).not.toBeInTheDocument();
  await user.click(screen.getByText('About us (2)'));
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
});

test('names the groups as pages, the home page first, and finds a page by that name', async () => {
  const pages = ['bookingManage', 'drawings', 'about', 'home', 'seasonalOffers'];
  const shown = pages.map((page) => ({ page, identifier: 'title', text: page }));
  api.serveTexts(shown);
  api.store(TABLE, []);
  const user = await openContent();
  await screen.findByText('Home (1)');
  const groups = () =>
    screen.getAllByText(/ \(1\)$/).map(({ textContent }) => textContent?.replace(' (1)', ''));
  expect(groups()).toEqual([
    ...['Home', 'About us', 'Changing or canceling an appointment', 'Seasonal offers'],
    'What the pictures show',
  ]);
  await user.type(screen.getByRole('searchbox'), 'canceling');
  await waitFor(() => expect(groups()).toEqual(['Changing or canceling an appointment']));
});

test('the address keeps the open text, and opens it', async () => {
  const user = await openBlock('hero title');
  const address = screen.getByLabelText('address');
  await waitFor(() => expect(address).toHaveTextContent('text=home%2Fhero_title'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address).not.toHaveTextContent('text='));
  cleanup();
  await openAdmin('/admin/content?text=about%2Fsince');
  expect(await findEditor('since')).toHaveValue('Since 2010');
});

test('a search opens the groups with a match', async () => {
  const user = await openContent();
  await screen.findByText('About us (2)');
  await user.type(screen.getByRole('searchbox'), 'SINCE');
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
  expect(screen.queryByText(/^Home/)).not.toBeInTheDocument();
});

test.each([
  ['HERO_TITLE', /^Home/],
  ['SINCE 20', /^About/],
  ['ABOUT', /^About/],
])('searches identifier, text and page in any case: “%s”', async (search, group) => {
  const user = await openContent();
  await screen.findByText('About us (2)');
  await user.type(screen.getByRole('searchbox'), search);
  const groups = () => screen.getAllByText(/^(Home|About us) \(\d\)$/);
  await waitFor(() => expect(groups()).toHaveLength(1));
  expect(groups()[0]).toHaveTextContent(group);
});

test('edits one block at a time, and asks before unsaved changes are lost', async () => {
  const user = await openContent();
  await user.click(await findEditButton('hero title of Home'));
  await user.type(await findEditor('hero title'), '!');
  await user.click(await findEditButton('hero text es of Home'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await findEditor('hero title')).toHaveValue('Tires you can trust!');
  await user.click(await findEditButton('hero text es of Home'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await findEditor('hero text es')).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('shows only what differs from the built-in text', async () => {
  const user = await openContent();
  await screen.findByText('Home (2)');
  await user.click(screen.getByRole('checkbox', { name: /differs from the built-in/ }));
  expect(await screen.findByText('Home (1)')).toBeInTheDocument();
  expect(screen.getByText('Since 2010')).toBeInTheDocument();
  expect(screen.queryByText('Tires you can trust')).not.toBeInTheDocument();
});

test('shows the saved text and moves the focus to the edit button', async () => {
  const user = await openContent();
  await user.click(await findEditButton('hero title of Home'));
  await user.type(await findEditor('hero title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully')).toBeInTheDocument();
  expect(await screen.findByText('Tires you can trust!')).toBeInTheDocument();
  expect(await findEditButton('hero title of Home')).toHaveFocus();
  expect(api.sent(TABLE)).toEqual([['PATCH', { content: 'Tires you can trust!' }]]);
});

test('says that the built-in texts cannot be loaded', async () => {
  api.once('GET', '/site.json', offline);
  const user = await openContent();
  expect(await screen.findByRole('heading', { name: 'Failed to load content' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Home (2)')).toBeInTheDocument();
});

test('keeps the text in the form when saving fails', async () => {
  const user = await openContent();
  await user.click(await findEditButton('hero title of Home'));
  await user.type(await findEditor('hero title'), '!');
  api.once('PATCH', TABLE, offline);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Failed to update content')).toBeInTheDocument();
  expect(await findEditor('hero title')).toHaveValue('Tires you can trust!');
});

test('shows a notification and an error when loading fails', async () => {
  api.once('GET', TABLE, offline);
  await openContent();
  expect(await findNotification('Failed to load content')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Failed to load content' })).toBeInTheDocument();
});

test('asks before a link discards unsaved changes', async () => {
  const user = await openContent();
  await user.click(await findEditButton('hero title of Home'));
  await user.type(await findEditor('hero title'), '!');
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
  const user = await openContent();
  await user.click(await findEditButton('hero title of Home'));
  expect(closing()).toBe(false);
  await user.type(await findEditor('hero title'), '!');
  expect(closing()).toBe(true);
});
