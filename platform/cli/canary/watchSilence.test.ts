import { exampleRelease, exampleRemote } from '../../site/testing/exampleSite';
import { createSilenceWatch } from './watchSilence';

const MINUTE = 60_000;
const began = Date.parse('2026-03-02T12:00:00Z');

/** A canary that got its percentage at some minute. */
const remoteAt = (percent: number, minute: number) => ({
  ...exampleRemote('mf-shop', { version: 'a' }),
  canary: { release: exampleRelease('mf-shop', { version: 'b' }), percent },
  history: [
    {
      at: new Date(began + minute * MINUTE).toISOString(),
      ...{ action: 'canary' as const, version: 'b', percent },
    },
  ],
});

const reported = (live: number, canary: number) => ({
  failures: [{ live: { visits: live, failed: 0 }, canary: { visits: canary, failed: 0 } }],
  ...{ LCP: [], INP: [], CLS: [] },
});

test('the visits of an earlier percentage, and of the half hour after a step, do not count', () => {
  let minute = 0;
  const judge = createSilenceWatch(() => began + minute * MINUTE);
  const verdictAt = (at: number, percent: number, step: number, live: number) => {
    minute = at;
    return judge(remoteAt(percent, step), reported(live, 0))?.verdict;
  };
  expect(verdictAt(29, 5, 0, 1000)).toBeUndefined();
  expect(verdictAt(30, 5, 0, 2000)).toBe('reports');
  expect(verdictAt(40, 5, 0, 2300)).toBe('warn');
  expect(verdictAt(50, 25, 45, 2400)).toBeUndefined();
  expect(verdictAt(75, 25, 45, 3000)).toBe('reports');
  expect(verdictAt(80, 25, 45, 3100)).toBe('withdraw');
});
