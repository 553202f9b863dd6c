/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { TrafficMeter } from './traffic';

const site = 'http://localhost:1';

/** A browser's account of a page load, told event by event. */
function browser() {
  const events = new EventEmitter();
  const meter = new TrafficMeter(events as unknown as CDPSession);
  const ask = (path: string, at: number, initiator: object) =>
    events.emit('Network.requestWillBeSent', {
      requestId: path,
      request: { url: site + path },
      timestamp: at,
      initiator,
    });
  const answer = (path: string, at: number, bytes = 100) =>
    events.emit('Network.loadingFinished', {
      requestId: path,
      timestamp: at,
      encodedDataLength: bytes,
    });
  const cached = (path: string) =>
    events.emit('Network.requestServedFromCache', { requestId: path });
  return { meter, ask, answer, cached };
}

const by = (path: string) => ({ url: site + path });
const byScript = (path: string) => ({
  stack: { callFrames: [], parent: { callFrames: [by(path)] } },
});

test('a chain is as deep as the answers that had to be waited for', () => {
  const { meter, ask, answer, cached } = browser();
  const askAndGet = (path: string, at: number, initiator: object) => {
    ask(path, at, initiator);
    answer(path, at + 0.01);
  };
  askAndGet('/', 100, {});
  askAndGet('/shell.js', 100.1, by('/'));
  askAndGet('/page.js', 100.1, by('/'));
  expect(meter.within(1_000).depth).toBe(2);

  askAndGet('/words.js', 100.2, byScript('/page.js'));
  expect(meter.within(1_000).depth).toBe(3);

  // Asked for again by a script, and answered by the cache: what it asks for is no deeper for that.
  ask('/shell.js', 100.3, byScript('/words.js'));
  cached('/shell.js');
  askAndGet('/late.js', 100.4, byScript('/shell.js'));
  expect(meter.within(1_000).depth).toBe(3);
});

test('counts what arrived over the network in time, scripts apart', () => {
  const { meter, ask, answer, cached } = browser();
  ask('/', 100, {});
  answer('/', 100.5, 12_000);
  ask('/shell.js?v=1', 100.1, by('/'));
  answer('/shell.js?v=1', 101, 80_000);
  ask('/cached.js', 100.1, by('/'));
  cached('/cached.js');
  answer('/cached.js', 100.2, 500);
  ask('/idle.js', 101.9, by('/'));
  answer('/idle.js', 103, 9_000);
  ask('/endless.mp4', 100.1, by('/'));

  expect(meter.within(2_000)).toMatchObject({ requests: 2, bytes: 92_000, scriptBytes: 80_000 });
  const all = meter.within(Number.POSITIVE_INFINITY);
  expect(all).toMatchObject({ requests: 3, bytes: 101_000 });
});
