import type { Publication, WorkState } from '@shop/shared-data/staff';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, held } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { block, product, setting } from '../../testSupport/rows';
import { publication, workState } from '../../testSupport/workRows';

/** As the database writes the time of a change after the pending publication was requested. */
const changed = { updated_at: '2026-11-20T15:32:00.25+00:00' };
const everythingPublished =
  'Published 3 minutes ago: everything saved by then is on the public site.';
const pending = 'Waiting to be published since 10:32 AM.';
const failed = publication({ state: 'failed', reason: 'The disk is full.' });

// The polling interval and the date are fake.
setSystemTime('2026-11-20T16:00:00Z', ['setInterval', 'clearInterval']);
const STATE = 'work_state';
const PAGES = '/content-pages.json';
const api = fakeApi();
const state = (next: WorkState) => api.define(STATE, () => next);
const fail = () => {
  throw new TypeError('Failed to fetch');
};
beforeEach(() => {
  api.store('products', [product(), product({ id: '2', name: 'Blizzak WS90', ...changed })]);
  api.serveTexts([]);
  api.store('content_blocks', [
    block(),
    block({ id: '2', identifier: 'hero_text_es', ...changed }),
  ]);
  api.store('settings', [
    setting(),
    setting({ id: '2', key: 'phone', value: '+17705550123', ...changed }),
  ]);
});

const unpublished = (...rows: Publication[]) => workState({ unpublished: rows });
const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(2000));

test.each(['products', 'content', 'settings?section=all', 'users'])(
  '%s: shows when everything was published, in one place, without a badge',
  async (section) => {
    await openAdmin(`/admin/${section}`);
    expect(await screen.findAllByText(everythingPublished)).toHaveLength(1);
    expect(screen.queryByText('Change isn’t on the site yet')).not.toBeInTheDocument();
  },
);

test.each(['dashboard', 'bookings', 'messages'])(
  '%s: names failures of publishing only',
  async (section) => {
    state(unpublished(publication()));
    await openAdmin(`/admin/${section}`);
    await waitFor(() => expect(api.sent(`rpc/${STATE}`)).not.toEqual([]));
    await nextPoll();
    expect(screen.queryByText(pending)).toBeNull();
    state(unpublished(failed));
    await nextPoll();
    expect(await screen.findByText(/^Not published \(saved 10:32 AM\)/)).toBeVisible();
  },
);

test('products: marks exactly the changed row until it is published', async () => {
  state(unpublished(publication()));
  await openAdmin('/admin/products');
  const badge = await screen.findByText('Change isn’t on the site yet');
  const row = screen.getByRole('row', { name: /Blizzak WS90/ });
  expect(row).toContainElement(badge);
  expect(screen.getAllByText('Change isn’t on the site yet')).toHaveLength(1);
  expect(screen.getByText(pending).closest('[role=status]')).toBeInTheDocument();

  await nextPoll();
  expect(badge).toBeInTheDocument();
  const { requested_at } = publication();
  const published = { table_name: 'products', requested_at, finished_at: '2026-11-20T15:32:07Z' };
  state(workState({ published: [published] }));
  await nextPoll();
  expect(await screen.findByText(everythingPublished)).toBeInTheDocument();
  expect(screen.queryByText('Change isn’t on the site yet')).not.toBeInTheDocument();
  expect(row).toHaveTextContent('Visible to visitors since 10:32:07 AM');
});

test('content: marks exactly the changed block, in edit too', async () => {
  state(unpublished(publication({ table_name: 'content_blocks' })));
  const user = await openAdmin('/admin/content');
  expect(await screen.findAllByText('Change isn’t on the site yet')).toHaveLength(1);
  const article = screen.getByRole('heading', { name: 'hero text es' }).closest('article');
  expect(article).toHaveTextContent('Change isn’t on the site yet');
  await user.click(screen.getByRole('button', { name: 'Edit hero text es of Home' }));
  expect(screen.getByRole('textbox', { name: 'Text of hero text es' })).toBeInTheDocument();
  expect(screen.getAllByText('Change isn’t on the site yet')).toHaveLength(1);
});

test('settings: shows why publishing failed, and marks exactly the changed setting', async () => {
  state(unpublished({ ...failed, table_name: 'settings' }));
  await openAdmin('/admin/settings?section=all');
  const sentence = 'Not published (saved 10:32 AM): The disk is full. The site keeps trying.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  const badges = await screen.findAllByText('Not published');
  expect(badges).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'phone' }).closest('li')).toContainElement(
    badges[0] as HTMLElement,
  );
});

test('products: a row that cannot be published names itself, and marks no other one', async () => {
  const reason = 'Blizzak WS90: its picture cannot be used: the file is damaged';
  state(
    unpublished(
      publication({ state: 'failed', row_id: '2', reason }),
      publication({ state: 'failed', table_name: 'pages', row_id: '/about', reason: 'It stops.' }),
    ),
  );
  const user = await openAdmin('/admin/products');
  const line = await screen.findByText(
    /^Not published: Blizzak WS90: we can’t use its picture: the file is damaged\./,
  );
  expect(line).toHaveTextContent('The page /about still shows its earlier version: It stops.');
  expect(line).toHaveTextContent(
    /Published 3 minutes ago: everything else saved by then is on the public site\.$/,
  );
  const row = await screen.findByRole('row', { name: /Blizzak WS90/ });
  expect(within(row).getByText('Not published')).toBeInTheDocument();
  expect(screen.getAllByText('Not published')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText(/^No se pudo publicar: Blizzak WS90/)).toHaveTextContent(
    /^No se pudo publicar: Blizzak WS90: su imagen no se puede usar: el archivo está dañado\. .*La página \/about todavía muestra su versión anterior: el servidor respondió “It stops”\./,
  );
});

test('names the day of a change that was not saved today on the shop’s calendar', async () => {
  // Still the evening before on the shop's calendar.
  const requested_at = '2026-11-20T03:30:00+00:00';
  state(unpublished(publication({ requested_at })));
  await openAdmin('/admin/settings?section=all');
  const sentence = 'Waiting to be published since Nov 19, 2026, 10:30 PM.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('shows the line and the badge in Spanish', async () => {
  state(unpublished(failed));
  const user = await openAdmin('/admin/products');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  const line = await screen.findByText(/^No se pudo publicar/);
  expect(line).toHaveTextContent(
    /\(guardado: 10:32 a\. ?m\.\): el servidor respondió “The disk is full”\. El sitio intenta de nuevo por sí solo\.$/,
  );
  expect(await screen.findByText('No publicado')).toBeInTheDocument();
});

test('requests the publication state again immediately after a save, without delaying the save', async () => {
  const user = await openAdmin('/admin/settings?section=all');
  await screen.findByText(everythingPublished);
  state(unpublished(publication({ table_name: 'settings' })));
  const { answer, release } = held();
  api.once('POST', `rpc/${STATE}`, answer);
  await user.type(screen.getByRole('textbox', { name: 'forget_after_months' }), '24');
  await user.click(screen.getByRole('button', { name: 'Save forget_after_months' }));
  expect(await screen.findByText('Setting updated successfully')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save forget_after_months' })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );

  release();
  expect(await screen.findByText(pending)).toBeInTheDocument();
  const item = screen.getByRole('textbox', { name: 'forget_after_months' }).closest('li');
  expect(item).toHaveTextContent('Change isn’t on the site yet');
});

test('requests the publication state again immediately after a product is deleted', async () => {
  const user = await openAdmin('/admin/products');
  await user.click(await screen.findByRole('button', { name: 'Delete CrossClimate2' }));
  state(unpublished(publication()));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(pending)).toBeInTheDocument();
});

test('shows in the line that a request failed, without a notification, and hides nothing', async () => {
  api.define(STATE, fail);
  await openAdmin('/admin/products');
  const line = await screen.findByText('We couldn’t check whether this is published.');
  expect(line.closest('[role=status]')).toBeInTheDocument();
  expect(await screen.findByText('CrossClimate2')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByText(/We couldn’t check/)).toHaveLength(1);
});

test('keeps the badges when a later request fails', async () => {
  state(unpublished(publication()));
  await openAdmin('/admin/products');
  const badge = await screen.findByText('Change isn’t on the site yet');
  api.define(STATE, fail);
  await nextPoll();
  expect(await screen.findByText(/We couldn’t check/)).toBeInTheDocument();
  expect(badge).toBeInTheDocument();
});

test('products: shows how many pages are written until all are', async () => {
  api.serve(PAGES, { written: 1240, pages: 10_000 });
  const user = await openAdmin('/admin/products');
  expect(
    await screen.findByText('1,240 of 10,000 product and article pages written.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  const spanish = 'Páginas de productos y artículos ya escritas: 1,240 de 10,000.';
  expect(await screen.findByText(spanish)).toBeInTheDocument();
  api.serve(PAGES, { written: 10_000, pages: 10_000 });
  await nextPoll();
  await waitFor(() => expect(screen.queryByText(/10,000/)).not.toBeInTheDocument());
});

test('products: reads how many pages are to be written once an import is published', async () => {
  state(unpublished(publication()));
  await openAdmin('/admin/products');
  await screen.findByText(pending);
  api.serve(PAGES, { written: 0, pages: 10_000 });
  state(unpublished());
  await nextPoll();
  expect(
    await screen.findByText('0 of 10,000 product and article pages written.'),
  ).toBeInTheDocument();
});

const waits = '2026-11-20T15:32:00+00:00';
const now = '2026-11-20T16:00:00+00:00';

test.each([
  [
    'pending',
    waits,
    /^Not published \(saved 10:32 AM\): publishing has stopped\. Tell whoever runs/,
  ],
  [
    'failed',
    waits,
    /^Not published \(saved 10:32 AM\): publishing has stopped\. Tell whoever runs/,
  ],
  ['pending', now, /^Waiting to be published since 10:32 AM\.$/],
  ['failed', now, /^Not published \(saved 10:32 AM\): The disk is full\. The site keeps trying\.$/],
] as const)(
  'shows a save that is %s for half an hour as a failure; publisher seen %s',
  async (saved, seen, sentence) => {
    const rows = [
      publication({ state: saved, reason: saved === 'failed' ? 'The disk is full.' : '' }),
    ];
    const publishing = { waits, seen };
    state({ ...workState({ unpublished: rows, publishing }), now });
    await openAdmin('/admin/bookings');
    const line = (await screen.findByText(sentence)).closest('[role=status]');
    expect(line).toHaveClass('failed');
  },
);

test('says that nothing has been published yet', async () => {
  state(workState({ publishing: { seen: null, succeeded: null, holder: '' } }));
  await openAdmin('/admin/content');
  expect(await screen.findByText('Nothing has been published yet.')).toBeInTheDocument();
});
