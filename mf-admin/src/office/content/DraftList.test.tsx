import * as staff from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { conflictError, dataError, mockEachTest } from '../../testSupport/mockBackend';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { block, draft } from '../../testSupport/rows';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const calls = jest.mocked(staff);

mockEachTest();
const title = draft();
const button = draft({ id: '2', identifier: 'hero_button_es', content: 'Cita', replaces: null });
beforeEach(() => {
  const texts = [
    { page: 'home', identifier: 'hero_title', text: 'Built-in tires' },
    { page: 'home', identifier: 'hero_button_es', text: 'Agendar' },
  ];
  calls.readBuiltInTexts.mockResolvedValue({ texts, unknown: [], pages: [] });
  calls.listContent.mockResolvedValue([block()]);
});

const press = async (name: string | RegExp) => {
  const user = await openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name }));
  return user;
};
const field = () => screen.findByRole('textbox', { name: 'Text of hero title' });
const drafts = () => screen.findByRole('heading', { name: /^Drafts/ });

test.each([
  ['Edit hero title of Home', block().updated_at],
  ['Edit hero button es of Home', null],
])('saves a draft instead of publishing: %s', async (name, replaces) => {
  const user = await press(name);
  await user.type(await screen.findByRole('textbox', { name: /^Text of/ }), '!');
  calls.addDraft.mockResolvedValue(title);
  calls.listDrafts.mockResolvedValue([title]);
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await findNotification('Draft saved')).toBeInTheDocument();
  expect(await drafts()).toHaveTextContent('Drafts (1)');
  expect(calls.addDraft.mock.lastCall?.[0].replaces).toBe(replaces);
  expect(calls.editContent).not.toHaveBeenCalled();
  expect(calls.addContent).not.toHaveBeenCalled();
});

test('a draft that is not valid is not saved, and one that is refused stays in the field', async () => {
  const user = await press('Edit hero title of Home');
  await user.type(await field(), ' <b>');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await field()).toHaveAccessibleDescription(/don’t use double braces/);
  expect(calls.addDraft).not.toHaveBeenCalled();
  await user.clear(await field());
  await user.type(await field(), 'Kept');
  calls.addDraft.mockRejectedValue(dataError('offline'));
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await findNotification('Failed to save the draft')).toBeInTheDocument();
  expect(screen.getByText(/^You seem to be offline/)).toBeInTheDocument();
  expect(await field()).toHaveValue('Kept');
});

test('a draft that another session saved first is named, and then replaced', async () => {
  const user = await press('Edit hero title of Home');
  await user.type(await field(), '!');
  calls.addDraft.mockRejectedValue(conflictError(title, ['content']));
  calls.listDrafts.mockResolvedValue([title]);
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  const [stored] = await screen.findAllByRole('definition');
  expect(stored).toHaveTextContent('Tires for every road');
  expect(await drafts()).toBeInTheDocument();
  expect(calls.editDraft).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  expect(calls.editDraft.mock.lastCall?.[0]).toEqual(title);
  expect(calls.editDraft.mock.lastCall?.[1].content).toBe('Tires you can trust!');
});

test('continues a draft, and saving it publishes it and removes the draft', async () => {
  calls.listDrafts.mockResolvedValue([title]);
  const user = await press('Edit hero title of Home');
  expect(await field()).toHaveValue('Tires for every road');
  calls.editContent.mockResolvedValue(block({ content: title.content }));
  // The list shows no draft even before the removal is answered.
  calls.removeDraft.mockReturnValue(new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Content updated successfully')).toBeInTheDocument();
  expect(calls.editContent).toHaveBeenCalledWith(block(), { content: title.content }, undefined);
  expect(calls.removeDraft).toHaveBeenCalledWith(title);
  expect(screen.queryByRole('heading', { name: /^Drafts/ })).not.toBeInTheDocument();
});

test('the card of a text shows its draft, and what visitors still read', async () => {
  calls.listDrafts.mockResolvedValue([title]);
  await openAdmin('/admin/content');
  const edit = await screen.findByRole('button', { name: 'Edit hero title of Home' });
  const card = edit.closest('article') as HTMLElement;
  expect(await within(card).findByText('Tires for every road')).toBeVisible();
  expect(card).toHaveTextContent('Visitors still see:Tires you can trust');
});

test('publishes all drafts with one press', async () => {
  calls.listDrafts.mockResolvedValue([title, button]);
  calls.publishDrafts.mockImplementation(async () => {
    calls.listDrafts.mockResolvedValue([]);
  });
  await press('Publish all drafts');
  expect(await findNotification('Drafts published')).toBeInTheDocument();
  expect(calls.publishDrafts.mock.calls).toEqual([[[title, button]]]);
  expect(screen.queryByRole('heading', { name: /^Drafts/ })).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByText(/^Home/));
});

test('marks the draft whose text was changed since, which keeps all from being published', async () => {
  calls.listDrafts.mockResolvedValue([title, button]);
  calls.publishDrafts.mockRejectedValue(dataError('conflict', 'drafts_changed'));
  calls.listContent.mockResolvedValue([block({ content: 'Newer', updated_at: '2026-11-21' })]);
  const user = await press('Publish all drafts');
  expect(await findNotification(/no draft was published/)).toBeInTheDocument();
  const [first, second] = within((await drafts()).parentElement as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('The text has changed since');
  expect(second).not.toHaveTextContent('The text has changed since');

  // Saving it again makes it a draft for the newer text.
  await user.click(screen.getByRole('button', { name: 'Edit hero title of Home' }));
  expect(screen.getByText(/^The text changed after you wrote this draft/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  const values = { content: title.content, replaces: '2026-11-21' };
  expect(calls.editDraft).toHaveBeenCalledWith(title, values);
});

test('discards a draft, which is taken back', async () => {
  calls.listDrafts.mockResolvedValue([button]);
  calls.removeDraft.mockImplementation(async () => {
    calls.listDrafts.mockResolvedValue([]);
  });
  const user = await press('Discard the draft of Home, hero button es');
  expect(await screen.findByText('Draft discarded: Home, hero button es')).toBeInTheDocument();
  calls.listDrafts.mockResolvedValue([button]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findNotification(/^Draft restored/)).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_button_es' };
  expect(calls.addDraft.mock.lastCall?.[1]).toEqual(place);
  expect(calls.addDraft.mock.lastCall?.[0]).toMatchObject({ content: 'Cita', replaces: null });
});
