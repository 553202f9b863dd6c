import type { ComposedContentPages } from '../site/changeAndCompose';
import { LeaseError, type PublisherLease } from './lease';
import type { Published } from './publish';
import { type Publisher, startPublisher } from './publisher';

/** The counts of the queue; replaces the database. */
let waiting: { pending: number; failed: number };
const run = async <Row>(_: string) => [{ ...waiting }] as Row[];
const outcome: ComposedContentPages = { written: [], failed: [], changed: [], left: 0 };
const publish = jest.fn(async (): Promise<Published> => outcome);
const continuePages = jest.fn(async () => outcome);
const keepVersions = async () => {};
const hold = jest.fn(async () => {});
const lease: PublisherLease = {
  hold,
  during: (work) => work(hold),
  release: async () => {},
};

/** Publishing that succeeds, and publishing that fails, as they leave the queue. */
async function succeed() {
  waiting = { pending: 0, failed: 0 };
  return outcome;
}
async function fail(): Promise<never> {
  waiting = { pending: 0, failed: waiting.pending + waiting.failed };
  throw new Error('no space left');
}

let publisher: Publisher;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'info').mockImplementation(() => {});
  waiting = { pending: 0, failed: 0 };
  publish.mockReset().mockImplementation(succeed);
  continuePages.mockReset().mockResolvedValue(outcome);
  hold.mockReset();
  publisher = startPublisher({ run, lease }, { publish, continuePages, keepVersions });
});
afterEach(async () => {
  await publisher.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('publishes several saves in one run, and does nothing without a save', async () => {
  await pass(10);
  expect(publish).not.toHaveBeenCalled();
  waiting.pending = 3;
  await pass(10);
  expect(publish).toHaveBeenCalledTimes(1);
});

test('retries a failed publication after a pause that doubles', async () => {
  publish.mockImplementation(fail);
  waiting.pending = 1;
  const runs: number[] = [];
  for (let second = 1; second <= 40; second += 1) {
    await pass(1);
    if (publish.mock.calls.length > runs.length) runs.push(second);
  }
  expect(runs).toEqual([1, 6, 16, 36]);
});

test('publishes the next save without waiting for the end of the pause', async () => {
  publish.mockImplementationOnce(fail);
  waiting.pending = 1;
  await pass(2);
  waiting.pending = 1;
  await pass(1);
  expect(publish).toHaveBeenCalledTimes(2);
  expect(waiting).toEqual({ pending: 0, failed: 0 });
});

test('stop waits for the current run, and no other run follows', async () => {
  let finish = () => {};
  publish.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return succeed();
  });
  waiting.pending = 1;
  await pass(1);
  let stopped = false;
  const stopping = publisher.stop().then(() => {
    stopped = true;
  });
  await pass(5);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  waiting.pending = 1;
  await pass(5);
  expect(publish).toHaveBeenCalledTimes(1);
});

/** Composing of so many pages that one call takes a second. */
function composeSlowly(calls: number) {
  let left = calls;
  continuePages.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    left -= 1;
    return { ...outcome, left };
  });
}

test('composes what is left without a pause, and a save goes before it', async () => {
  composeSlowly(100);
  await pass(10);
  expect(continuePages.mock.calls.length).toBeGreaterThan(7);
  expect(publish).not.toHaveBeenCalled();
  waiting.pending = 1;
  await pass(1.5);
  expect(publish).toHaveBeenCalledTimes(1);
  continuePages.mockResolvedValue(outcome);
  await pass(1);
});

test('tries again after a pause when pages cannot be composed', async () => {
  continuePages.mockRejectedValueOnce(new Error('no space left'));
  await pass(5);
  expect(continuePages).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(continuePages.mock.calls.length).toBeGreaterThan(1);
});

const failedPage = { address: '/about', reason: 'it does not render' };

test('composes what is left at once although a row or a page has failed, and retries that after a pause', async () => {
  publish.mockImplementation(async () => {
    waiting = { pending: 0, failed: 1 };
    return { ...outcome, failed: [failedPage], left: 300 };
  });
  let left = 300;
  continuePages.mockImplementation(async () => {
    left -= 100;
    return { ...outcome, left };
  });
  waiting.pending = 1;
  await pass(2);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(continuePages).toHaveBeenCalledTimes(3);
  await pass(5);
  expect(publish).toHaveBeenCalledTimes(2);
});

test('publishes the saves of others at once while a row fails', async () => {
  publish.mockImplementation(async () => {
    waiting = { pending: 0, failed: 1 };
    return { ...outcome, failed: [failedPage] };
  });
  for (let save = 1; save <= 3; save += 1) {
    waiting.pending = 1;
    await pass(1);
    expect(publish).toHaveBeenCalledTimes(save);
  }
});

test('publishes at the start without a save, again after a failure, and then no more', async () => {
  await publisher.stop();
  publish.mockRejectedValueOnce(new Error('no space left'));
  publisher = startPublisher(
    { run, lease },
    { publish, continuePages, keepVersions, publishesFirst: true },
  );
  await pass(3);
  expect(publish).toHaveBeenCalledTimes(1);
  await pass(20);
  expect(publish).toHaveBeenCalledTimes(2);
});

test('publishes without a save when the content changes by itself, and once more at the next change', async () => {
  const inSeconds = (seconds: number) => ({ ...outcome, changesAt: Date.now() + seconds * 1000 });
  publish.mockImplementationOnce(async () => inSeconds(30));
  publish.mockImplementationOnce(async () => inSeconds(60));
  waiting.pending = 1;
  await pass(1);
  waiting.pending = 0;
  await pass(28);
  expect(publish).toHaveBeenCalledTimes(1);
  await pass(4);
  expect(publish).toHaveBeenCalledTimes(2);
  await pass(50);
  expect(publish).toHaveBeenCalledTimes(2);
  await pass(15);
  expect(publish).toHaveBeenCalledTimes(3);
  await pass(600);
  expect(publish).toHaveBeenCalledTimes(3);
});

test('goes on after a publication by another part, which names when the content changes', async () => {
  await publisher.stop();
  publisher = startPublisher(
    { run, lease },
    { publish, continuePages, keepVersions, changesAt: Date.now() + 10_000 },
  );
  await pass(9);
  expect(publish).not.toHaveBeenCalled();
  await pass(3);
  expect(publish).toHaveBeenCalledTimes(1);
});

test('tries again when a change of the content could not be published', async () => {
  publish.mockImplementationOnce(async () => ({ ...outcome, changesAt: Date.now() + 10_000 }));
  publish.mockRejectedValueOnce(new Error('no space left'));
  waiting.pending = 1;
  await pass(1);
  waiting.pending = 0;
  await pass(12);
  expect(publish).toHaveBeenCalledTimes(2);
  await pass(6);
  expect(publish).toHaveBeenCalledTimes(3);
});

test('waits while another publisher is at work, says so once, and then goes on', async () => {
  hold.mockRejectedValue(new LeaseError('Another publisher is at work.'));
  waiting.pending = 1;
  await pass(10);
  expect(publish).not.toHaveBeenCalled();
  expect(jest.mocked(console.info).mock.calls).toEqual([
    ['  Another publisher is at work. This one waits.'],
  ]);
  hold.mockResolvedValue(undefined);
  await pass(1);
  expect(publish).toHaveBeenCalledTimes(1);
});
