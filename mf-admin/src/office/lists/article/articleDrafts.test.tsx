import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { listEntry, rowDraft } from '../../../testSupport/rows';

const [TABLE, DRAFTS] = ['list_entries', 'row_drafts'] as const;
const article = listEntry({
  ...{ id: '5', list: 'articles', title: 'Brakes', text: 'They stop.', slug: 'brakes' },
  ...{ detail: '', detail_es: '', day: '2025-11-03', years: null },
});
const drafted = rowDraft({
  ...{ id: '5', changes: { title: 'New brakes' }, replaces: article.updated_at },
});
const api = fakeApi();
beforeEach(() => api.store(TABLE, [article]));

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const saveDraft = () => dialog().getByRole('button', { name: 'Save as draft' });
const open = async (button: string) => {
  const user = await openAdmin('/admin/lists?list=articles');
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
};

test('saves what was changed as a draft, and leaves the article as it is', async () => {
  const user = await open('Edit Brakes');
  await user.clear(field('Title in English'));
  await user.type(field('Title in English'), 'New brakes');
  await user.click(saveDraft());
  await findNotification('Draft saved');
  expect(api.sent(TABLE)).toEqual([]);
  const { updated_at: replaces } = article;
  const row = { id: '5', table_name: TABLE, changes: { title: 'New brakes' }, replaces };
  expect(api.sent(DRAFTS)).toEqual([['POST', row]]);
  expect(await screen.findByRole('row', { name: /^Brakes Draft/ })).toBeInTheDocument();
});

test('a new article can be a draft only, which is edited again and then added', async () => {
  const { written_at } = article;
  api.trigger(TABLE, (row) => ({ ...row, written_at }));
  const user = await open('Add an article');
  await user.type(field('Title in English'), 'Winter');
  await user.type(field('Text in English'), 'It is cold.');
  await user.click(saveDraft());
  await findNotification('Draft saved');
  expect(api.rows(DRAFTS)).toMatchObject([
    { replaces: null, changes: { list: 'articles', title: 'Winter', text: 'It is cold.' } },
  ]);
  expect(api.rows(TABLE)).toEqual([article]);
  await user.click(await screen.findByRole('button', { name: 'Edit the draft of Winter' }));
  expect(field('Text in English')).toHaveValue('It is cold.');
  await user.click(dialog().getByRole('button', { name: 'Save entry' }));
  await findNotification('Entry added successfully');
  const [draft] = api.rows(DRAFTS);
  expect(draft).toBeUndefined();
  expect(api.rows(TABLE)).toMatchObject([article, { title: 'Winter', list: 'articles' }]);
});

test('continues a draft, and saving it unchanged saves what it changes and removes it', async () => {
  api.store(DRAFTS, [drafted]);
  const user = await open('Edit Brakes');
  expect(field('Title in English')).toHaveValue('New brakes');
  expect(field('Text in English')).toHaveValue('They stop.');
  await user.click(dialog().getByRole('button', { name: 'Save entry' }));
  await findNotification('Entry updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { title: 'New brakes' }]]);
  await waitFor(() => expect(api.rows(DRAFTS)).toEqual([]));
});

test('an outdated draft says so, shows what else was saved, and is saved for the newest version', async () => {
  api.store(DRAFTS, [{ ...drafted, replaces: '2020-01-01T00:00:00Z' }]);
  api.store(TABLE, [{ ...article, text: 'Newer.' }]);
  const user = await open('Edit Brakes');
  expect(dialog().getByText(/^This has changed since the draft was written/)).toBeVisible();
  expect(field('Title in English')).toHaveValue('New brakes');
  expect(field('Text in English')).toHaveValue('Newer.');
  await user.click(saveDraft());
  await findNotification('Draft saved');
  const { updated_at: replaces } = article;
  expect(api.rows(DRAFTS)).toMatchObject([{ changes: { title: 'New brakes' }, replaces }]);
});

test('a draft that is not valid is not sent, and one that is refused stays in the form', async () => {
  const user = await open('Edit Brakes');
  await user.clear(field('Title in English'));
  await user.click(saveDraft());
  await waitFor(() =>
    expect(field('Title in English')).toHaveAccessibleDescription(/Please write the title/),
  );
  expect(api.sent(DRAFTS)).toEqual([]);
  await user.type(field('Title in English'), 'Oil');
  api.once('POST', DRAFTS, refusal(400, 'constraint "list_entries_slug_once"'));
  await user.click(saveDraft());
  await waitFor(() =>
    expect(field('Title in English')).toHaveAccessibleDescription(/Another article already has/),
  );
  api.once('POST', DRAFTS, offline);
  await user.click(saveDraft());
  await findNotification('Failed to save the draft');
  expect(field('Title in English')).toHaveValue('Oil');
});

test('what two sessions draft in different fields is merged, and a field of both is shown', async () => {
  const user = await open('Edit Brakes');
  await user.type(field('Title in English'), '!');
  api.store(DRAFTS, [{ ...drafted, changes: { detail: 'Why' } }]);
  api.once('POST', DRAFTS, refusal(409, 'constraint "row_drafts_pkey"'));
  await user.click(saveDraft());
  await findNotification('Draft saved');
  expect(api.rows(DRAFTS)).toMatchObject([{ changes: { detail: 'Why', title: 'Brakes!' } }]);

  await user.click(await screen.findByRole('button', { name: 'Edit Brakes' }));
  await user.type(field('Title in English'), '?');
  const changes = { title: 'Theirs' };
  api.store(DRAFTS, [{ ...drafted, changes, updated_at: '2030-01-01T00:00:00Z' }]);
  await user.click(saveDraft());
  const [theirs] = await dialog().findAllByRole('definition');
  expect(theirs).toHaveTextContent('Theirs');
  await user.click(dialog().getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(api.rows(DRAFTS)).toMatchObject([{ changes: { title: 'Brakes!?' } }]));
});

test('lists without drafts have no button for them', async () => {
  api.store(TABLE, [listEntry()]);
  const user = await openAdmin('/admin/lists');
  await user.click(await screen.findByRole('button', { name: 'Edit Marcus Bell' }));
  expect(dialog().queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
});
