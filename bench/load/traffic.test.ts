/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { TrafficMeter } from './traffic';

const site = 'http://localhost:1';

/** Emits the events of a page load, as the browser does. */
function browser() {
  const events = new EventEmitter();
  const meter = new TrafficMeter(events as unknown as CDPSession);
  const send = (path: string, at: number, initiator: object) =>
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
  return { meter, send, answer, cached };
}

const by = (path: string) => ({ url: site + path });
const byScript = (path: string) => ({
  stack: { callFrames: [], parent: { callFrames: [by(path)] } },
});

test('the depth of a request counts the responses that it had to wait for', () => {
  const { meter, send, answer, cached } = browser();
  const load = (path: string, at: number, initiator: object) => {
    send(path, at, initiator);
    answer(path, at + 0.01);
  };
  load('/', 100, {});
  load('/shell.js', 100.1, by('/'));
  load('/page.js', 100.1, by('/'));
  expect(meter.within(1_000).depth).toBe(2);

  load('/locale.js', 100.2, byScript('/page.js'));
  expect(meter.within(1_000).depth).toBe(3);

  // A script requests it again and the cache answers: its own requests are no deeper for that.
  send('/shell.js', 100.3, byScript('/locale.js'));
  cached('/shell.js');
  load('/late.js', 100.4, byScript('/shell.js'));
  expect(meter.within(1_000).depth).toBe(3);
});

test('counts the responses from the network within the time, and scripts on their own', () => {
  const { meter, send, answer, cached } = browser();
  send('/', 100, {});
  answer('/', 100.5, 12_000);
  send('/shell.js?v=1', 100.1, by('/'));
  answer('/shell.js?v=1', 101, 80_000);
  send('/cached.js', 100.1, by('/'));
  cached('/cached.js');
  answer('/cached.js', 100.2, 500);
  send('/idle.js', 101.9, by('/'));
  answer('/idle.js', 103, 9_000);
  send('/endless.mp4', 100.1, by('/'));

  expect(meter.within(2_000)).toMatchObject({ requests: 2, bytes: 92_000, scriptBytes: 80_000 });
  const all = meter.within(Number.POSITIVE_INFINITY);
  expect(all).toMatchObject({ requests: 3, bytes: 101_000 });
});
