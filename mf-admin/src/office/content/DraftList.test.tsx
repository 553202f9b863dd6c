import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal, unanswered } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { block, draft, listEntry, product, rowDraft } from '../../testSupport/rows';

const [DRAFTS, BLOCKS] = ['content_drafts', 'content_blocks'] as const;
const api = fakeApi();
const title = draft();
const button = draft({ id: '2', identifier: 'hero_button_es', content: 'Cita', replaces: null });
beforeEach(() => {
  const texts = [
    { page: 'home', identifier: 'hero_title', text: 'Built-in tires' },
    { page: 'home', identifier: 'hero_button', text: 'Book' },
    { page: 'home', identifier: 'hero_button_es', text: 'Agendar' },
  ];
  api.serveTexts(texts);
  api.store(BLOCKS, [block()]);
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
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await findNotification('Draft saved')).toBeInTheDocument();
  expect(await drafts()).toHaveTextContent('Drafts (1)');
  expect(api.rows(DRAFTS)).toMatchObject([{ replaces }]);
  expect(api.sent(BLOCKS)).toEqual([]);
});

test('a draft that is not valid is not saved, and one that is refused stays in the field', async () => {
  const user = await press('Edit hero title of Home');
  await user.type(await field(), ' <b>');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await field()).toHaveAccessibleDescription(/don’t use double braces/);
  expect(api.sent(DRAFTS)).toEqual([]);
  await user.clear(await field());
  await user.type(await field(), 'Kept');
  api.once('POST', DRAFTS, offline);
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await findNotification('Failed to save the draft')).toBeInTheDocument();
  expect(screen.getByText(/^We couldn’t reach the shop’s server/)).toBeInTheDocument();
  expect(await field()).toHaveValue('Kept');
});

test('a draft that another session saved first is named, and then replaced', async () => {
  const user = await press('Edit hero title of Home');
  await user.type(await field(), '!');
  api.store(DRAFTS, [title]);
  api.once('POST', DRAFTS, refusal(409, 'content_drafts_once'));
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  const [stored] = await screen.findAllByRole('definition');
  expect(stored).toHaveTextContent('Tires for every road');
  expect(await drafts()).toBeInTheDocument();
  expect(api.rows(DRAFTS)).toEqual([title]);
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() =>
    expect(api.rows(DRAFTS)).toMatchObject([{ id: title.id, content: 'Tires you can trust!' }]),
  );
});

test('continues a draft, and saving it publishes it and removes the draft', async () => {
  api.store(DRAFTS, [title]);
  const user = await press('Edit hero title of Home');
  expect(await field()).toHaveValue('Tires for every road');
  // The list shows no draft even before the removal is answered.
  api.once('DELETE', DRAFTS, unanswered);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotification('Content updated successfully')).toBeInTheDocument();
  expect(api.sent(BLOCKS)).toEqual([['PATCH', { content: title.content }]]);
  expect(api.sent(DRAFTS)).toEqual([['DELETE', undefined]]);
  expect(screen.queryByRole('heading', { name: /^Drafts/ })).not.toBeInTheDocument();
});

test('the card of a text shows its draft, and what visitors still read', async () => {
  api.store(DRAFTS, [title]);
  await openAdmin('/admin/content');
  const edit = await screen.findByRole('button', { name: 'Edit hero title of Home' });
  const card = edit.closest('article') as HTMLElement;
  expect(await within(card).findByText('Tires for every road')).toBeVisible();
  expect(card).toHaveTextContent('Visitors still see:Tires you can trust');
});

test('publishes the drafts that are ticked', async () => {
  api.store(DRAFTS, [title, button]);
  api.define('publish_drafts', () => {
    api.store(DRAFTS, [title]);
    return [];
  });
  const user = await openAdmin('/admin/content');
  await user.click(await screen.findByRole('checkbox', { name: 'Home, hero title' }));
  await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
  expect(await findNotification('Draft published')).toBeInTheDocument();
  const [version] = [button].map(({ id, updated_at }) => ({ id, updated_at }));
  expect(api.sent('rpc/publish_drafts')).toEqual([['POST', { p_drafts: [version] }]]);
  expect(await drafts()).toHaveTextContent('Drafts (1)');
  const publish = screen.getByRole('button', { name: 'Publish 0 drafts' });
  expect(publish).toHaveAccessibleDescription('Check the drafts you want to publish.');
});

test('the draft whose text was changed since says so, and holds up no other', async () => {
  api.store(DRAFTS, [title, button]);
  // Another session saves the text after this one has read it.
  api.define('publish_drafts', () => {
    api.store(BLOCKS, [
      block({ content: 'Newer', updated_at: '2026-11-21' }),
      block({ id: '2', identifier: 'hero_button_es', content: 'Cita' }),
    ]);
    api.store(DRAFTS, [title]);
    return [title.id];
  });
  const user = await press('Publish 2 drafts');
  await findNotification(
    'Published: 1. Not published, because something has changed since: Home, hero title',
  );
  const outdated = await screen.findByRole('checkbox', { name: 'Home, hero title' });
  await waitFor(() => expect(outdated).toBeDisabled());
  expect(outdated).not.toBeChecked();
  expect(outdated).toHaveAccessibleDescription(/^Something has changed since/);

  // Saving it again makes it a draft for the newer text.
  await user.click(screen.getByRole('button', { name: 'Edit hero title of Home' }));
  expect(screen.getByText(/^The text changed after this draft was written/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(api.rows(DRAFTS)).toMatchObject([
      { id: title.id, content: title.content, replaces: '2026-11-21' },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Publish 1 draft' })).toBeEnabled();
});

test('discards a draft, which is taken back', async () => {
  api.store(DRAFTS, [button]);
  const user = await press('Discard the draft of Home, hero button es');
  expect(await screen.findByText('Draft discarded: Home, hero button es')).toBeInTheDocument();
  expect(api.rows(DRAFTS)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await findNotification(/^Draft restored/)).toBeInTheDocument();
  const place = { page: 'home', identifier: 'hero_button_es' };
  expect(api.rows(DRAFTS)).toMatchObject([{ ...place, content: 'Cita', replaces: null }]);
});

describe('drafts of articles', () => {
  const article = listEntry({
    ...{ id: '5', list: 'articles', title: 'Brakes', text: 'They stop.', slug: 'brakes' },
    ...{ day: '2025-11-03', is_hidden: false },
  });
  const changed = rowDraft({
    ...{ id: '5', changes: { title: 'New brakes' }, replaces: article.updated_at },
  });
  const added = rowDraft({
    id: '6',
    changes: { ...article, id: '6', slug: '', title: 'Winter', detail: '', is_hidden: false },
  });
  beforeEach(() => {
    api.store('list_entries', [article]);
    api.store('row_drafts', [changed, added]);
  });
  const cardOf = async (name: string) => {
    const discard = await screen.findByRole('button', { name: `Discard the draft of ${name}` });
    return within(discard.closest('li') as HTMLElement);
  };

  test('are listed with what they change, and published with those of texts', async () => {
    api.store(DRAFTS, [title]);
    api.define('publish_drafts', () => {
      api.store(DRAFTS, []);
      api.store('row_drafts', []);
      return [];
    });
    const user = await openAdmin('/admin/content');
    const own = await cardOf('Article: New brakes');
    expect(own.getByText('Title in English')).toBeVisible();
    expect(own.getByText('New brakes')).toBeVisible();
    expect(own.queryByText('Text in English')).not.toBeInTheDocument();
    const other = await cardOf('Article: Winter');
    expect(other.getByText('New')).toBeVisible();
    expect(other.getByText('They stop.')).toBeVisible();
    // What is empty is nothing that a new article has.
    expect(other.queryByText('Summary in English')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publish 3 drafts' }));
    expect(await findNotification('Drafts published: 3')).toBeInTheDocument();
    const versions = [title, changed, added].map(({ id, updated_at }) => ({ id, updated_at }));
    expect(api.sent('rpc/publish_drafts')).toEqual([['POST', { p_drafts: versions }]]);
    await waitFor(() => expect(screen.queryByText('Drafts (3)')).not.toBeInTheDocument());
  });

  test('cannot be published once the article was saved again, and hold up no other', async () => {
    api.store('list_entries', [{ ...article, updated_at: '2030-01-01T00:00:00Z' }]);
    await openAdmin('/admin/content');
    const outdated = await screen.findByRole('checkbox', { name: 'Article: New brakes' });
    expect(outdated).toBeDisabled();
    expect(outdated).toHaveAccessibleDescription(/^Something has changed since/);
    expect(screen.getByRole('button', { name: 'Publish 1 draft' })).toBeEnabled();
  });

  test('are discarded, and taken back', async () => {
    const user = await press('Discard the draft of Article: Winter');
    expect(await screen.findByText('Draft discarded: Article: Winter')).toBeInTheDocument();
    expect(api.rows('row_drafts')).toEqual([changed]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findNotification('Draft restored: Article: Winter')).toBeInTheDocument();
    const { changes, replaces } = added;
    expect(api.rows('row_drafts')).toMatchObject([changed, { id: '6', changes, replaces }]);
  });
});

test('the draft of a product shows the price that it brings, and its page', async () => {
  const tire = product({ id: '7', name: 'Blizzak' });
  const changes = { price: 99, in_stock: false };
  api.store('products', [tire]);
  api.store('row_drafts', [
    rowDraft({ id: '7', table_name: 'products', changes, replaces: tire.updated_at }),
  ]);
  api.define('publish_drafts', () => []);
  const user = await press('See it on the page: Product: Blizzak');
  const frame = await screen.findByTitle('The page: Blizzak (draft)');
  expect(frame).toHaveAttribute('src', `${location.origin}/tires/item/7-blizzak?edit=1`);
  const discard = screen.getByRole('button', { name: 'Discard the draft of Product: Blizzak' });
  const card = within(discard.closest('li') as HTMLElement);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '99',
    'No',
  ]);
  await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
  expect(api.sent('rpc/publish_drafts')).toHaveLength(1);
});

test.each([
  ['published, which an earlier attempt has done', 99, 'Drafts published: 2'],
  ['left, where the product has another price', 50, /^Published: 1\. Not published/],
])('a draft that is gone is %s', async (_, price, outcome) => {
  const tire = product({ id: '7', name: 'Blizzak' });
  api.store('products', [tire]);
  const bound = { table_name: 'products', replaces: tire.updated_at } as const;
  api.store('row_drafts', [rowDraft({ id: '7', changes: { price: 99 }, ...bound })]);
  api.store(DRAFTS, [title]);
  // The answer of that attempt was lost.
  api.define('publish_drafts', () => {
    api.store(BLOCKS, [block({ content: title.content })]);
    api.store('products', [{ ...tire, price }]);
    api.store(DRAFTS, []);
    api.store('row_drafts', []);
    return [title.id, '7'];
  });
  await press('Publish 2 drafts');
  expect(await findNotification(outcome)).toBeInTheDocument();
});
