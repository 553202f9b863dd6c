import { createHydration } from './hydration';

const failing = () => Promise.reject(new Error('down'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('the visitor reads the composed page until the address changes', () => {
  expect(createHydration().readsComposedPage()).toBe(false);
  const hydration = createHydration({ remotes: [] });
  expect(hydration.readsComposedPage()).toBe(true);
  const first = location.pathname;
  history.pushState(null, '', '/elsewhere');
  expect(hydration.readsComposedPage()).toBe(false);
  history.pushState(null, '', first);
  expect(hydration.readsComposedPage()).toBe(true);
});

test('the first page is left by another address, and for good by another entry of the history', () => {
  const hydration = createHydration({ remotes: [] });
  expect(hydration.isFirstPage('first')).toBe(true);
  expect(hydration.readsComposedPage()).toBe(true);
  const first = location.pathname;
  history.pushState(null, '', '/elsewhere');
  expect(hydration.readsComposedPage()).toBe(false);
  history.pushState(null, '', first);
  hydration.isFirstPage('second');
  expect(hydration.readsComposedPage()).toBe(false);
});

test('rejects on a page that was rendered here', async () => {
  const { load, store } = createHydration();
  await expect(load('page', failing(), { retry: failing })).rejects.toThrow('down');
  expect(store.getState().state).toBe('none');
});

describe('while the visitor reads composed HTML', () => {
  test('a failure is recorded, and a retry that succeeds resolves', async () => {
    const { load, store, retryAll } = createHydration({ remotes: [] });
    const answers = [failing, async () => 'page'];
    const retry = jest.fn(() => answers.shift()?.() ?? failing());
    const loaded = load('page', failing(), { retry });
    await settle();
    expect(store.getState().state).toBe('failed');
    retryAll();
    expect(store.getState().state).toBe('retrying');
    await settle();
    expect(store.getState().state).toBe('failed');
    retryAll();
    await expect(loaded).resolves.toBe('page');
    expect(store.getState().state).toBe('none');
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('a result that arrives late resolves without a retry', async () => {
    const { load, store } = createHydration({ remotes: [] });
    let arrive = (_: string) => {};
    const late = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const loaded = load('page', failing(), { retry: failing, onFailure: () => late });
    await settle();
    expect(store.getState().state).toBe('failed');
    arrive('page');
    await expect(loaded).resolves.toBe('page');
    expect(store.getState().state).toBe('none');
  });

  test('a late failure changes nothing', async () => {
    const { load, store } = createHydration({ remotes: [] });
    const late = () => Promise.reject(new Error('still down'));
    void load('other', failing(), { retry: failing, onFailure: late });
    await settle();
    expect(store.getState().state).toBe('failed');
  });
});
