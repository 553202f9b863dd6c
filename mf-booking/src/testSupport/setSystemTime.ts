/** Sets the date for the tests of a file. Timers are not faked. */
export function setSystemTime(instant: string) {
  beforeAll(() => {
    jest.useFakeTimers({
      now: new Date(instant),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterAll(() => jest.useRealTimers());
}
