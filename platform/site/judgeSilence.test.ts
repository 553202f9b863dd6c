import { judgeSilence } from './judgeSilence';
import { createRandom } from './testing/simulateCanary';
import { simulateSilence } from './testing/simulateSilence';

const verdict = (live: number, canary: number, percent: number) =>
  judgeSilence({ live, canary, percent }).verdict;

test.each([
  [5, 240, 440],
  [25, 50, 90],
  [50, 30, 45],
])(
  'a canary of %i %% without a report is warned of and withdrawn',
  (percent, warned, withdrawn) => {
    expect(verdict(Math.floor(warned / 2), 0, percent)).toBe('reports');
    expect(verdict(warned, 0, percent)).toBe('warn');
    expect(verdict(withdrawn, 0, percent)).toBe('withdraw');
  },
);

test('the reason contrasts the reports with those that the percentage promises', () => {
  expect(judgeSilence({ live: 950, canary: 1, percent: 5 })).toEqual({
    verdict: 'withdraw',
    reason:
      'the canary has reported 1 visits, the live version 950, beside which 5 % are 50: it may hang the tab',
  });
});

test('a canary that reports a quarter of its visits is not silent', () => {
  expect(verdict(10_000, 500, 5)).toBe('reports');
  expect(verdict(10_000, 132, 5)).toBe('reports');
  expect(verdict(10_000, 40, 5)).toBe('withdraw');
});

test('a site without visits says nothing', () => {
  expect(verdict(0, 0, 50)).toBe('reports');
});

test('of 100 simulated canaries that report all visits none is withdrawn, of silent ones each', () => {
  const random = createRandom(3);
  const withdrawn = (share: number) =>
    Array.from({ length: 100 }, () => simulateSilence({ percent: 5, share }, random)).filter(
      ({ isWithdrawn }) => isWithdrawn,
    ).length;
  expect(withdrawn(1)).toBe(0);
  expect(withdrawn(0)).toBe(100);
});
