import { allRows } from '../runQuery';
import { type ChangeEvent, listChanges } from '../staffChangeLog';
import type { ContentBlock } from './staff';
import { listWordings } from './staffHistory';

jest.mock('../staffChangeLog', () => ({ listChanges: jest.fn() }));
jest.mock('../runQuery', () => ({ allRows: jest.fn() }));
jest.mock('../staffClient', () => {
  const query = { from: () => query, select: () => query, eq: () => query, contains: () => query };
  return { staffClient: () => query };
});

const event = (id: number, before: object | null, after: object | null): ChangeEvent => ({
  row_id: '1',
  ...{ id, at: `2026-11-2${id}`, actor: 'u1', staff: { email: 'ana@example.com', name: 'Ana' } },
  action: before ? (after ? 'UPDATE' : 'DELETE') : 'INSERT',
  before: before as ChangeEvent['before'],
  after: after as ChangeEvent['after'],
});
const block = { page: 'home', identifier: 'hero_title' };

/** The texts that are listed for these events, with whether their time is known. */
async function listed(events: ChangeEvent[], row?: Pick<ContentBlock, 'id'>) {
  jest.mocked(allRows).mockResolvedValue([{ row_id: 'gone' }]);
  jest.mocked(listChanges).mockResolvedValue(events);
  const wordings = await listWordings({ ...block, row: row as ContentBlock | undefined });
  return wordings.map(({ text, at }) => `${text}${at ? '' : ' (before)'}`);
}

test('lists the texts newest first, with one that is older than the audit log', async () => {
  const events = [
    event(1, { content: 'Seed' }, { content: 'One' }),
    event(2, { content: 'One' }, { content: 'Two' }),
  ];
  expect(await listed(events)).toEqual(['Two', 'One', 'Seed (before)']);
});

test('continues in the row that follows a removed one, and leaves out empty texts', async () => {
  const events = [
    event(1, null, { content: 'One' }),
    event(2, { content: 'One' }, { content: '' }),
    event(3, { content: '' }, null),
    event(4, null, { content: 'Two' }),
  ];
  expect(await listed(events, { id: 'now' })).toEqual(['Two', 'One']);
  expect(listChanges).toHaveBeenCalledWith('content_blocks', ['gone', 'now']);
});

test('asks for no changes where there was never a row', async () => {
  jest.mocked(listChanges).mockClear();
  jest.mocked(allRows).mockResolvedValue([]);
  expect(await listWordings(block)).toEqual([]);
  expect(listChanges).not.toHaveBeenCalled();
});
