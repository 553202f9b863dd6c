/** @jest-environment node */
const { skipAfterFailedHook } = jest.requireActual('./skipAfterFailedHook.cjs');

const copiedError = () => ({ type: 'test', errors: ['down'], mode: undefined });
const failure = (type: string, describeBlock: object) => ({
  name: 'hook_failure',
  hook: { type, asyncError: 'where' },
  error: 'down',
  describeBlock,
});

test('reports a failed beforeAll once and skips each test under it', () => {
  const [outer, inner] = [copiedError(), copiedError()];
  const nested = { type: 'describeBlock', children: [inner] };
  const state = { unhandledErrors: [] };
  skipAfterFailedHook(failure('beforeAll', { children: [outer, nested] }), state);
  expect(state.unhandledErrors).toEqual([['down', 'where']]);
  const skipped = { type: 'test', errors: [], mode: 'skip' };
  expect([outer, inner]).toEqual([skipped, skipped]);
});

test('leaves the failures of other hooks to jest', () => {
  const state = { unhandledErrors: [] };
  const children = [copiedError()];
  skipAfterFailedHook(failure('beforeEach', { children }), state);
  expect(state.unhandledErrors).toEqual([]);
  expect(children).toEqual([copiedError()]);
});
