import { type EditedPageMessage, provideSite } from '@shop/shared-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { block, draft, listEntry, product, rowDraft, service } from '../../testSupport/rows';
import { publication, workState } from '../../testSupport/workRows';

const api = fakeApi();
beforeEach(() => {
  const texts = [
    { page: 'home', identifier: 'hero_title', text: 'Tires you can trust' },
    { page: 'home', identifier: 'hero_title_es', text: 'Llantas de confianza' },
    { page: 'about', identifier: 'title', text: 'About us' },
    { page: 'booking', identifier: 'title', text: 'Book' },
  ];
  api.serveTexts(texts, { pages: ['/', '/about'] });
  api.store('content_blocks', [block({ page: 'about', identifier: 'title', content: 'We' })]);
  api.store('content_drafts', [draft({ identifier: 'hero_title_es', content: 'Borrador' })]);
});

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^The page/);
const field = () => screen.getByRole('textbox', { name: /^Text of/ });
const heroTitle = { namespace: 'home', key: 'hero.title', language: 'en' } as const;

/** A message of the framed page, unless it is of another sender. */
const receive = (
  data: EditedPageMessage,
  { origin = location.origin, source = frame().contentWindow }: Partial<MessageEventInit> = {},
) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  });

async function openPage(path = '/') {
  const user = await openAdmin(`/admin/content?on=${encodeURIComponent(path)}`);
  await screen.findByTitle(/^The page/);
  const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage');
  await receive({ type: 'shown', namespaces: ['home', 'about'] });
  return { user, sent };
}

test('a button of a group opens its page, of which the address keeps the path', async () => {
  const user = await openAdmin('/admin/content');
  await user.click(await screen.findByText('About us (1)'));
  await user.click(screen.getByRole('button', { name: 'Edit this page: About us' }));
  expect(frame()).toHaveAttribute('src', `${location.origin}/about?edit=1`);
  expect(screen.getByLabelText('address')).toHaveTextContent('on=%2Fabout');
  await user.click(screen.getByRole('button', { name: 'Close the page' }));
  expect(screen.queryByTitle(/^The page/)).not.toBeInTheDocument();
});

test('services that the shop offers and articles that visitors see can be chosen, and one product of each kind', async () => {
  api.store('services', [
    service({ id: 'oil-change', name: 'Oil Change' }),
    service({ id: 'towing', name: 'Towing', is_active: false }),
  ]);
  api.store('list_entries', [
    listEntry({ id: '1', list: 'articles', title: 'Wheel alignment', slug: 'wheel-alignment' }),
    listEntry({ id: '3', list: 'articles', title: 'Oil Change', slug: 'oil-change' }),
    listEntry({ id: '2', list: 'articles', title: 'Not yet', slug: 'not-yet', is_hidden: true }),
  ]);
  api.store('products', [
    product({ id: 'a', kind: 'tire', name: 'Old Tire', created_at: '2026-01-01T00:00:00Z' }),
    product({ id: 'b', kind: 'tire', name: 'New Tire', created_at: '2026-02-01T00:00:00Z' }),
    product({ id: 'c', kind: 'part', name: 'Pads', created_at: '2026-01-01T00:00:00Z' }),
  ]);
  const { user } = await openPage();
  const pages = screen.getByRole('combobox', { name: 'Page' });
  await within(pages).findByRole('option', { name: 'Pads' });
  expect(
    within(pages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['home', 'about', 'Oil Change', 'Wheel alignment', 'Article: Oil Change'],
    ...['New Tire', 'Pads'],
  ]);
  await user.selectOptions(pages, 'Wheel alignment');
  expect(frame()).toHaveAttribute('src', `${location.origin}/blog/wheel-alignment?edit=1`);
});

test('offers to edit a page once the texts are loaded, and then the first one', async () => {
  api.store('services', [service({ id: 'oil-change', name: 'Oil Change' })]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.once('GET', /texts\.json/, (proceed) => held.then(proceed));
  const user = await openAdmin('/admin/content');
  const open = () => screen.findByRole('button', { name: 'Edit this page' }, { timeout: 500 });
  // The services are loaded before.
  await expect(open()).rejects.toThrow();
  release();
  await user.click(await open());
  expect(frame()).toHaveAttribute('src', `${location.origin}/?edit=1`);
});

test.each(['//evil.example', '/admin/users', 'https://evil.example/'])(
  'does not frame %s, which is no public page',
  async (address) => {
    await openAdmin(`/admin/content?on=${encodeURIComponent(address)}`);
    await screen.findByText('About us (1)');
    expect(document.querySelector('iframe')).toBeNull();
  },
);

test('lists the texts of what the page shows', async () => {
  await openPage();
  expect(screen.getByText('Home (1)')).toBeVisible();
  expect(screen.queryByText('booking (1)')).not.toBeInTheDocument();
});

test('a press on a sentence opens its field, and what is typed is sent', async () => {
  const { user, sent } = await openPage();
  expect(sent).toHaveBeenLastCalledWith(
    {
      chosen: undefined,
      texts: {
        en: { home: {}, about: { title: 'We' }, booking: {} },
        es: { home: { 'hero.title': 'Borrador' }, about: {}, booking: {} },
      },
    },
    location.origin,
  );
  await receive({ type: 'pressed', texts: [heroTitle] });
  expect(field()).toHaveFocus();
  await user.type(field(), '!');
  expect(sent).toHaveBeenLastCalledWith(
    {
      chosen: heroTitle,
      texts: {
        en: { home: { 'hero.title': 'Tires you can trust!' }, about: { title: 'We' }, booking: {} },
        es: { home: { 'hero.title': 'Borrador' }, about: {}, booking: {} },
      },
    },
    location.origin,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      chosen: undefined,
      texts: expect.objectContaining({ en: expect.objectContaining({ home: {} }) }),
    }),
    location.origin,
  );
});

test('closing the page asks before what was typed is lost', async () => {
  const { user } = await openPage();
  await receive({ type: 'pressed', texts: [heroTitle] });
  await user.type(field(), '!');
  await user.click(screen.getByRole('button', { name: 'Close the page' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field()).toHaveValue('Tires you can trust!');
  expect(frame()).toBeInTheDocument();
});

test('editing the Spanish text shows the Spanish page', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Edit hero title es of Home' }));
  expect(frame()).toHaveAttribute('src', `${location.origin}/es/?edit=1`);
  expect(field()).toHaveValue('Borrador');
});

test('names where a text is edited that is no content, and the further texts of a control', async () => {
  const { user } = await openPage();
  await receive({ type: 'pressed', texts: [] });
  expect(screen.getByText('You edit that in another section')).toBeVisible();
  await receive({
    type: 'pressed',
    texts: [heroTitle, { namespace: 'about', key: 'title', language: 'en' }],
  });
  await user.click(screen.getByRole('button', { name: 'title' }));
  expect(field()).toHaveValue('We');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
])('ignores what %s sends', async (_, from) => {
  await openPage();
  await receive({ type: 'pressed', texts: [heroTitle] }, from);
  expect(screen.queryByRole('textbox', { name: /^Text of/ })).not.toBeInTheDocument();
});

test.each<[string, unknown]>([
  ['no object', 7],
  ['no list of texts', { type: 'pressed', texts: 'home' }],
  ['texts without keys', { type: 'pressed', texts: [null] }],
  ['namespaces that are no names', { type: 'shown', namespaces: [{}] }],
])('ignores %s, which code of a remote may send', async (_, data) => {
  await openPage();
  await receive(data as EditedPageMessage);
  expect(screen.queryByText('You edit that in another section')).toBeNull();
  expect(frame()).toBeVisible();
});

test('shows the page of the public origin, and hears that one alone', async () => {
  const origin = 'https://shop.example';
  const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };
  provideSite({ ...site, origin, staffOrigin: location.origin });
  const { sent } = await openPage();
  expect(frame()).toHaveAttribute('src', `${origin}/?edit=1`);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(sent).not.toHaveBeenCalled();
  await receive({ type: 'shown', namespaces: ['home'] }, { origin });
  expect(sent).toHaveBeenLastCalledWith(expect.anything(), origin);
  provideSite(site);
});

test('a page that does not load is named, and can be loaded again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openAdmin('/admin/content?on=%2F');
  await screen.findByTitle(/^The page/);
  expect(screen.getByText('Loading the page…')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('We couldn’t load the page')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await receive({ type: 'shown', namespaces: ['home'] });
  expect(screen.queryByText('Loading the page…')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('the draft of an article is shown on its page before it is rendered', async () => {
  const article = listEntry({
    ...{ id: '5', list: 'articles', title: 'Brakes', text: 'They stop.', slug: 'brakes' },
    ...{ day: '2025-11-03', detail: '', detail_es: '', picture: '' },
  });
  const other = { ...article, id: '6', title: 'Oil', slug: 'oil' };
  api.store('list_entries', [article, other]);
  const changes = { title: 'New brakes', text: 'They **stop**.', slug: '' };
  api.store('row_drafts', [rowDraft({ id: '5', changes, replaces: article.updated_at })]);
  const user = await openAdmin('/admin/content');
  await user.click(
    await screen.findByRole('button', { name: 'See it on the page: Article: New brakes' }),
  );
  await screen.findByTitle('The page: New brakes (draft)');
  expect(frame()).toHaveAttribute('src', `${location.origin}/blog/new-brakes?edit=1`);
  const sent = jest.spyOn(frame().contentWindow as Window, 'postMessage');
  await receive({ type: 'ready' });
  const bold = { tag: 'strong', children: ['stop'] };
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      page: {
        path: '/blog/new-brakes',
        content: {
          article: expect.objectContaining({ title: { en: 'New brakes' }, languages: ['en'] }),
          text: { en: [{ tag: 'p', children: ['They ', bold, '.'] }] },
          more: [expect.objectContaining({ slug: 'oil' })],
        },
      },
    }),
    location.origin,
  );
});

test('an article in Spanish only opens in Spanish, and stays as drafted until visitors see it', async () => {
  const article = listEntry({
    ...{ id: '5', list: 'articles', title: '', title_es: 'Frenos', slug: 'frenos' },
    ...{ text: '', text_es: 'Paran.', day: '2025-11-03', detail: '', detail_es: '', picture: '' },
  });
  const { id: _, updated_at: __, ...changes } = article;
  api.store('row_drafts', [rowDraft({ id: '5', changes, replaces: null })]);
  api.define('publish_drafts', () => {
    api.store('row_drafts', []);
    api.store('list_entries', [article]);
    const pending = publication({ table_name: 'list_entries' });
    api.define('work_state', () => workState({ unpublished: [pending] }));
    return [];
  });
  const user = await openAdmin('/admin/content');
  await user.click(
    await screen.findByRole('button', { name: 'See it on the page: Article: Frenos' }),
  );
  await screen.findByTitle('The page: Frenos (draft)');
  const drafted = frame();
  expect(drafted).toHaveAttribute('src', `${location.origin}/es/blog/frenos?edit=1`);

  await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
  // Its title is that of the stored article now.
  expect(await screen.findByTitle('The page: Frenos')).toBe(drafted);
  const requested_at = new Date().toISOString();
  const published = { table_name: 'list_entries', requested_at, finished_at: requested_at };
  api.define('work_state', () => workState({ published: [published] }));
  await waitFor(() => expect(frame()).not.toBe(drafted), { timeout: 5000 });
  expect(frame()).toHaveAttribute('src', `${location.origin}/es/blog/frenos?edit=1`);
});
