import { watchLeaving } from './leaving';
import { createTelemetry, type LoaderEvent } from './telemetry';
import { uniqueRemote } from './testing/RemoteServer';

const version = '3f2a9c0d1b2e';
const place = { remote: uniqueRemote(), version, module: './page' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const sent: LoaderEvent[] = [];
  const { isLeaving, during } = watchLeaving();
  const record = createTelemetry({
    report: async () => async (events) => sent.push(...events),
    whenIdle: (work) => work(),
    isLeaving,
  });
  /** How many failures and crashes are reported. */
  const reported = async () => {
    const before = sent.length;
    record(place, { event: 'failure', error: new Error('aborted') });
    record(place, { event: 'crash', error: new Error('aborted') });
    await jest.advanceTimersByTimeAsync(4_000);
    return sent.length - before;
  };
  return { reported, during };
}

const dispatch = (name: string) => window.dispatchEvent(new Event(name));

test('reports no failure of a page that is left, until it is restored', async () => {
  const { reported } = start();
  dispatch('pagehide');
  expect(await reported()).toBe(0);
  dispatch('pageshow');
  expect(await reported()).toBe(2);
});

test('reports no failure of a load that the start of a navigation aborts', async () => {
  const { reported, during } = start();
  void during(new Promise(() => {}));
  dispatch('beforeunload');
  expect(await reported()).toBe(0);
});

test('reports failures of a page that was not left after all, as with a download', async () => {
  const { reported, during } = start();
  void during(new Promise(() => {}));
  dispatch('beforeunload');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await reported()).toBe(2);
});

test('listens to the start of a navigation during loads only', async () => {
  const { reported, during } = start();
  let arrive = () => {};
  const slow = during(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await expect(during(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  dispatch('beforeunload');
  expect(await reported()).toBe(0);
  dispatch('pageshow');
  arrive();
  await slow;
  dispatch('beforeunload');
  expect(await reported()).toBe(2);
});
