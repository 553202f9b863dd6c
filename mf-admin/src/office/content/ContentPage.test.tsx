import * as staff from '@shop/shared-data/staff';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { block } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
const texts = [
  { page: 'home', identifier: 'hero_title', text: 'Tires you can trust' },
  { page: 'home', identifier: 'hero_title_es', text: 'Llantas de confianza' },
  { page: 'home', identifier: 'hero_text', text: 'New tires' },
  { page: 'home', identifier: 'hero_text_es', text: 'Llantas nuevas' },
  { page: 'about', identifier: 'since', text: 'Since {{year}}' },
  { page: 'about', identifier: 'cars_one', text: '{{count}} car' },
];
beforeEach(() => {
  calls.readBuiltInTexts.mockResolvedValue({ texts, unknown: [], pages: [] });
  calls.listContent.mockResolvedValue([
    block({ id: '9', page: 'about', identifier: 'since', content: 'Since 2010' }),
    block(),
    block({ id: '2', identifier: 'hero_text_es', content: 'Llantas <b>nuevas</b>' }),
  ]);
});

const open = () => openAdmin('/admin/content');
const editor = (name: string) => screen.findByRole('textbox', { name: `Text of ${name}` });
const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });

const openBlock = async (name: string, page = 'Home') => {
  const user = await open();
  if (page !== 'Home') await user.click(await screen.findByText(/^About us/));
  await user.click(await edit(`${name} of ${page}`));
  return user;
};
const save = () => screen.getByRole('button', { name: 'Save' });

test('groups blocks by page, opens the home page, and shows underscores as spaces', async () => {
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'hero title' })).toBeInTheDocument();
  expect(screen.getByText('Llantas <b>nuevas</b>')).toHaveAttribute('lang', 'es');
  expect(screen.queryByText('Since 2010')).not.toBeInTheDocument();
  await user.click(screen.getByText('About us (2)'));
  expect(await screen.findByText('Since 2010')).toBeInTheDocument();
});

test('names the groups as pages, the home page first, and finds a page by that name', async () => {
  const pages = ['bookingManage', 'drawings', 'about', 'home', 'seasonalOffers'];
  const shown = pages.map((page) => ({ page, identifier: 'title', text: page }));
  calls.readBuiltInTexts.mockResolvedValue({ texts: shown, unknown: [], pages: [] });
  calls.listContent.mockResolvedValue([]);
  const user = await open();
  await screen.findByText('Home (1)');
  const groups = () =>
    screen.getAllByText(/ \(1\)$/).map(({ textContent }) => textContent?.replace(' (1)', ''));
  expect(groups()).toEqual([
    ...['Home', 'About us', 'Changing or canceling an appointment', 'Seasonal offers'],
    'What the drawings show',
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
  expect(await editor('since')).toHaveValue('Since 2010');
});

test('a search opens the groups with a match', async () => {
  const user = await open();
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
  const user = await open();
  await screen.findByText('About us (2)');
  await user.type(screen.getByRole('searchbox'), search);
  const groups = () => screen.getAllByText(/^(Home|About us) \(\d\)$/);
  await waitFor(() => expect(groups()).toHaveLength(1));
  expect(groups()[0]).toHaveTextContent(group);
});

test('edits one block at a time, and asks before unsaved changes are lost', async () => {
  const user = await open();
  await user.click(await edit('hero title of Home'));
  await user.type(await editor('hero title'), '!');
  await user.click(await edit('hero text es of Home'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await editor('hero title')).toHaveValue('Tires you can trust!');
  await user.click(await edit('hero text es of Home'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await editor('hero text es')).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('lists the texts of all versions in both languages, and a first edit adds the row', async () => {
  const user = await openBlock('hero title es');
  const entry = screen.getAllByRole('article')[0];
  expect(entry).toHaveTextContent('Tires you can trust');
  expect(await editor('hero title es')).toHaveValue('Llantas de confianza');
  await user.clear(await editor('hero title es'));
  await user.type(await editor('hero title es'), 'Llantas buenas');
  const added = block({ id: '7', identifier: 'hero_title_es', content: 'Llantas buenas' });
  calls.addContent.mockResolvedValue(added);
  calls.listContent.mockResolvedValue([added]);
  await user.click(save());
  expect(await screen.findByText('Llantas buenas')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title_es' };
  expect(calls.addContent).toHaveBeenCalledWith({ content: 'Llantas buenas' }, place);
  expect(calls.editContent).not.toHaveBeenCalled();
});

test.each([
  ['since', 'Since 2010', 'Keep exactly these parts, which the page fills in or marks: {{year}}'],
  ['since', 'Since {{jear}}', 'Keep exactly these parts'],
  ['since', 'Since {{year}} in {{town}}', 'Keep exactly these parts'],
  ['cars one', 'A car of {{year}}', 'Keep exactly these parts'],
])('refuses %s with “%s” beside its field', async (name, text, sentence) => {
  calls.listContent.mockResolvedValue([]);
  const user = await openBlock(name, 'About us');
  expect(await editor(name)).toHaveAccessibleDescription(/double braces/);
  await user.clear(await editor(name));
  await user.paste(text);
  await user.click(save());
  expect(await editor(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(await editor(name)).toHaveValue(text);
  expect(calls.addContent).not.toHaveBeenCalled();
});

test('a plural form may leave its number out', async () => {
  const user = await openBlock('cars one', 'About us');
  await user.clear(await editor('cars one'));
  await user.paste('One car');
  await user.click(save());
  expect(calls.addContent.mock.lastCall?.[0]).toEqual({ content: 'One car' });
});

test('refuses a text that is longer than the table accepts', async () => {
  const user = await openBlock('hero title');
  await user.clear(await editor('hero title'));
  await user.paste('x'.repeat(20_001));
  await user.click(save());
  expect(await editor('hero title')).toHaveAccessibleDescription(/at most 20,000 characters/);
});

test('compares the length of a short text with the built-in one', async () => {
  const user = await openBlock('hero title');
  expect(await editor('hero title')).toHaveAccessibleDescription(
    '19 characters; the built-in text has 19.',
  );
  await user.type(await editor('hero title'), ' on every road in Georgia');
  expect(await editor('hero title')).toHaveAccessibleDescription(/^44 characters.*Much longer/);
});

test('returns to the built-in text, which is taken back', async () => {
  const row = block({ content: 'Wheels' });
  calls.listContent.mockResolvedValue([row]);
  const user = await openBlock('hero title');
  calls.listContent.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Return to the built-in wording' }));
  expect(await screen.findByText('Tires you can trust')).toBeInTheDocument();
  expect(calls.removeContent).toHaveBeenCalledWith(row);
  calls.listContent.mockResolvedValue([row]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Wheels')).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_title' };
  expect(calls.addContent).toHaveBeenCalledWith({ content: 'Wheels' }, place);
});

test('marks a text that no version has, unless the texts of a version are unknown', async () => {
  calls.listContent.mockResolvedValue([block({ identifier: 'old_title', content: 'Old' })]);
  const user = await openBlock('old title');
  expect(screen.getByText('On no page any more')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove this text' }));
  expect(calls.removeContent).toHaveBeenCalledTimes(1);

  cleanup();
  calls.readBuiltInTexts.mockResolvedValue({ texts, unknown: ['mf-van'], pages: [] });
  await open();
  expect(await screen.findByText(/are not known here: mf-van/)).toBeInTheDocument();
  expect(await screen.findByText('Old')).toBeInTheDocument();
  expect(screen.queryByText('On no page any more')).not.toBeInTheDocument();
});

test('shows only what differs from the built-in text', async () => {
  const user = await open();
  await screen.findByText('Home (2)');
  await user.click(screen.getByRole('checkbox', { name: /differs from the built-in/ }));
  expect(await screen.findByText('Home (1)')).toBeInTheDocument();
  expect(screen.getByText('Since 2010')).toBeInTheDocument();
  expect(screen.queryByText('Tires you can trust')).not.toBeInTheDocument();
});

test('shows earlier wordings with who saved them, and puts one into the field', async () => {
  calls.listWordings.mockResolvedValue([
    {
      id: 3,
      at: '2026-11-20T15:00:00Z',
      staff: { email: 'ana.lopez@example.com', name: '' },
      text: 'Good tires',
    },
    { id: -3, at: null, staff: null, text: 'First tires' },
  ]);
  const user = await openBlock('hero title');
  await user.click(screen.getByText('Earlier wordings'));
  expect(await screen.findByText(/Ana Lopez/)).toBeInTheDocument();
  expect(screen.getByText('Before the first change')).toBeInTheDocument();
  const [use] = screen.getAllByRole('button', { name: 'Put into the field' });
  if (use) await user.click(use);
  expect(await editor('hero title')).toHaveValue('Good tires');
  await user.click(save());
  expect(calls.editContent).toHaveBeenCalledWith(
    block(),
    { content: 'Good tires' },
    { content: block().content },
  );
});

test('shows the saved text and moves the focus to the edit button', async () => {
  const user = await open();
  await user.click(await edit('hero title of Home'));
  await user.type(await editor('hero title'), '!');
  const saved = block({ content: 'Tires you can trust!' });
  calls.editContent.mockResolvedValue(saved);
  calls.listContent.mockResolvedValue([saved]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content updated successfully')).toBeInTheDocument();
  expect(await screen.findByText('Tires you can trust!')).toBeInTheDocument();
  expect(await edit('hero title of Home')).toHaveFocus();
  expect(calls.editContent).toHaveBeenCalledWith(
    block(),
    { content: 'Tires you can trust!' },
    { content: block().content },
  );
});

test('says that the built-in texts cannot be loaded', async () => {
  calls.readBuiltInTexts.mockRejectedValue(dataError('offline'));
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'Failed to load content' })).toBeVisible();
  calls.readBuiltInTexts.mockResolvedValue({ texts, unknown: [], pages: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Home (2)')).toBeInTheDocument();
});

test('keeps the text in the form when saving fails', async () => {
  const user = await open();
  await user.click(await edit('hero title of Home'));
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
  await user.click(await edit('hero title of Home'));
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
  await user.click(await edit('hero title of Home'));
  expect(closing()).toBe(false);
  await user.type(await editor('hero title'), '!');
  expect(closing()).toBe(true);
});
