import { beginComposedPage } from './firstPage';
import { hydrationState, retryHydration } from './hydrationFailures';
import { loadForHydration } from './loadForHydration';

const state = () => hydrationState.getState().state;
const failing = () => Promise.reject(new Error('down'));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('rejects on a page that was rendered here', async () => {
  await expect(loadForHydration('page', failing(), { retry: failing })).rejects.toThrow('down');
  expect(state()).toBe('none');
});

describe('while the visitor reads composed HTML', () => {
  beforeAll(() => beginComposedPage({ remotes: [] }));

  test('a failure is recorded, and a retry that succeeds resolves', async () => {
    const answers = [failing, async () => 'page'];
    const retry = jest.fn(() => answers.shift()?.() ?? failing());
    const loaded = loadForHydration('page', failing(), { retry });
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('failed');
    retryHydration();
    expect(state()).toBe('retrying');
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('failed');
    retryHydration();
    await expect(loaded).resolves.toBe('page');
    expect(state()).toBe('none');
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('a result that arrives late resolves without a retry', async () => {
    let arrive = (_: string) => {};
    const late = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const loaded = loadForHydration('page', failing(), { retry: failing, onFailure: () => late });
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('failed');
    arrive('page');
    await expect(loaded).resolves.toBe('page');
    expect(state()).toBe('none');
  });

  test('a late failure changes nothing', async () => {
    const late = () => Promise.reject(new Error('still down'));
    void loadForHydration('other', failing(), { retry: failing, onFailure: late });
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('failed');
  });
});
