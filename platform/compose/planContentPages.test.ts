import type { ContentPageEntry, ContentPagesLedger, PageKind } from '../site/contentPages';
import type { ComposedContentPage } from './composedPages';
import { type Freshness, planContentPages } from './planContentPages';

const kind = (route: string): PageKind => ({
  ...{ route, common: '', menu: '', files: [], shown: [], content: '', contentFiles: [] },
});
const freshness: Record<string, Freshness> = {
  live: 'current',
  before: 'older version',
  stale: 'older content',
};
const kinds = Object.fromEntries(Object.keys(freshness).map((id) => [id, kind(id)]));

/** Plans for addresses that all show `new`, with what is recorded about them. */
function plan(named: readonly string[], pages: ContentPagesLedger['pages']) {
  const { waiting, needLayout, removed } = planContentPages(
    named.map((address) => ({ page: {} as ComposedContentPage, address, own: 'new' })),
    { kinds, pages },
    ({ route }) => freshness[route] ?? 'current',
  );
  return { waiting: waiting.map(({ address }) => address), layout: [...needLayout], removed };
}
const written = (kind: string, part: Partial<ContentPageEntry> = {}): ContentPageEntry => ({
  ...{ own: 'new', kind },
  ...part,
});

test('composes what a save changed first, then new pages, then what is outdated', () => {
  const pages = {
    '/older-version': written('before'),
    '/older-content': written('stale'),
    '/current': written('live'),
    '/changed': written('live', { own: 'old' }),
    '/changed-in-backlog': { own: 'old' },
    '/in-backlog': { own: 'new' },
  };
  const named = Object.keys(pages);
  expect(plan([...named, '/added'], pages).waiting).toEqual([
    ...['/changed', '/changed-in-backlog', '/added', '/older-content', '/in-backlog'],
    '/older-version',
  ]);
});

test('replaces HTML that shows older content by the layout, and keeps that of an older version', () => {
  const pages = {
    '/older-version': written('before'),
    '/older-content': written('stale'),
    '/changed': written('live', { own: 'old' }),
    '/has-the-layout': { own: 'new' },
    '/current': written('live'),
  };
  expect(plan([...Object.keys(pages), '/added'], pages).layout.sort()).toEqual(
    ['/added', '/changed', '/older-content'].sort(),
  );
});

test('composes a page again that an interrupted run may have left newer or incomplete', () => {
  const pages = { '/page': written('live', { isInDoubt: true }) };
  expect(plan(['/page'], pages)).toMatchObject({ waiting: ['/page'], layout: ['/page'] });
});

test('composes a page again whose record names nothing that it was made from', () => {
  expect(plan(['/page'], { '/page': written('unknown') }).waiting).toEqual(['/page']);
});

test('removes what the content does not name any more', () => {
  expect(plan(['/kept'], { '/kept': written('live'), '/gone': written('live') })).toEqual({
    ...{ waiting: [], layout: [] },
    removed: ['/gone'],
  });
});
