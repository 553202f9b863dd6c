import { judgeCanary, type Stratum, VITALS, type Vital } from './judgeCanary';
import { createRandom, simulateCanary, type TrueRates } from './testing/simulateCanary';

/** A stratum by its visits and how many of them failed: of the live version, and of the canary. */
const stratum = (live: [number, number], canary: [number, number]): Stratum => ({
  live: { visits: live[0], failed: live[1] },
  canary: { visits: canary[0], failed: canary[1] },
});

const noVitals = { LCP: [], INP: [], CLS: [] };

/** Judges a canary by its failed visits. */
const judge = (failures: Stratum[], step: number) => judgeCanary({ failures, ...noVitals }, step);

const verdict = (strata: Stratum[], step = 1) => judge(strata, step).verdict;

/** Judges a canary of 100 visits that do not fail by the visits in which a vital was not good. */
const judgeVital = (vital: Vital, ...strata: Stratum[]) =>
  judgeCanary({ failures: [stratum([1900, 0], [100, 0])], ...noVitals, [vital]: strata }, 1);

test.each([
  [1, 99, 'wait'],
  [1, 100, 'step'],
  [2, 199, 'wait'],
  [2, 200, 'step'],
  [3, 300, 'step'],
])('step %i of a canary with %i visits, of which none failed: %s', (step, visits, answer) => {
  expect(verdict([stratum([1900, 3], [visits, 0])], step)).toBe(answer);
});

test('a canary without visits waits', () => {
  expect(judge([stratum([500, 1], [0, 0])], 2)).toEqual({
    verdict: 'wait',
    reason: '0 of 200 visits of the canary',
  });
  expect(verdict([])).toBe('wait');
});

test('a step needs as many visits of the live version', () => {
  expect(verdict([stratum([99, 0], [500, 0])])).toBe('wait');
  expect(verdict([stratum([100, 0], [500, 0])])).toBe('step');
});

test('a canary whose visits fail is withdrawn before its sample is complete, with the numbers', () => {
  expect(judge([stratum([380, 1], [20, 10])], 1)).toEqual({
    verdict: 'withdraw',
    reason: '10 of 20 visits of the canary failed (50.0 %), of 380 of the live version 1 (0.3 %)',
  });
});

test('four failed visits withdraw no canary, and five do', () => {
  expect(verdict([stratum([400, 0], [20, 4])])).toBe('wait');
  expect(verdict([stratum([400, 0], [20, 5])])).toBe('withdraw');
});

test('an e-value of less than 400 withdraws no canary', () => {
  // 293 and 546.
  expect(verdict([stratum([20, 0], [20, 10])])).toBe('wait');
  expect(verdict([stratum([20, 0], [20, 11])])).toBe('withdraw');
});

test('a canary that fails less often than the live version steps', () => {
  expect(verdict([stratum([1000, 200], [100, 1])])).toBe('step');
});

test('a difference of less than half a percentage point withdraws no canary', () => {
  const visits = 1_000_000;
  expect(verdict([stratum([visits, 1000], [visits, 5900])], 1)).toBe('step');
  expect(verdict([stratum([visits, 1000], [visits, 6100])], 1)).toBe('withdraw');
  expect(verdict([stratum([visits, 0], [1000, 5])], 1)).toBe('withdraw');
});

test('a suspicion waits for three times the sample, then steps', () => {
  expect(verdict([stratum([1900, 19], [100, 5])])).toBe('wait');
  expect(verdict([stratum([5700, 57], [300, 9])])).toBe('step');
});

test('a day on which both fail more often counts against neither', () => {
  const good = stratum([2000, 10], [100, 0]);
  const bad = stratum([200, 60], [200, 60]);
  expect(verdict([good, bad])).toBe('step');
  // In one stratum, the same visits would be evidence.
  expect(verdict([stratum([2200, 70], [300, 60])])).toBe('withdraw');
});

test('visits of one start are compared with those of the same start only', () => {
  const first = stratum([1000, 0], [0, 0]);
  const inApp = stratum([100, 30], [100, 30]);
  expect(verdict([first, inApp])).toBe('step');
  expect(verdict([first, stratum([50, 0], [200, 0])])).toBe('wait');
});

test('neither the order of the strata nor visits without a counterpart change the judgement', () => {
  const strata = [stratum([300, 4], [20, 2]), stratum([500, 1], [40, 1]), stratum([0, 0], [9, 9])];
  expect(judge([...strata].reverse(), 1)).toEqual(judge(strata, 1));
  expect(judge(strata.slice(0, 2), 1)).toEqual(judge(strata, 1));
});

test.each(VITALS)(
  'a canary whose %s is often not good is withdrawn, though none of its visits failed',
  (vital) => {
    expect(judgeVital(vital, stratum([1000, 100], [100, 12])).verdict).toBe('step');
    expect(judgeVital(vital, stratum([1000, 100], [100, 40])).verdict).toBe('withdraw');
  },
);

test('the reason for a withdrawal names the vital and its limit, that for a step all measures', () => {
  expect(judgeVital('LCP', stratum([200, 10], [40, 20])).reason).toBe(
    '20 of 40 visits of the canary had an LCP above 2.5 s (50.0 %), of 200 of the live version 10 (5.0 %)',
  );
  expect(judgeVital('CLS', stratum([200, 10], [40, 2])).reason).toBe(
    '0 of 100 visits of the canary failed (0.0 %), of 1900 of the live version 0 (0.0 %); 2 of 40 visits of the canary had a CLS above 0.1 (5.0 %), of 200 of the live version 10 (5.0 %)',
  );
});

test('four visits with a bad vital, or a difference of less than five percentage points, withdraw no canary', () => {
  expect(judgeVital('INP', stratum([1000, 0], [8, 4])).verdict).not.toBe('withdraw');
  expect(judgeVital('INP', stratum([1000, 0], [8, 5])).verdict).toBe('withdraw');
  const visits = 100_000;
  expect(judgeVital('INP', stratum([visits, 1000], [visits, 5900])).verdict).not.toBe('withdraw');
  expect(judgeVital('INP', stratum([visits, 1000], [visits, 6100])).verdict).toBe('withdraw');
});

test('a suspicious vital delays a step', () => {
  expect(judgeVital('LCP', stratum([1000, 100], [100, 20]))).toEqual({
    verdict: 'wait',
    reason: expect.stringContaining('more visits will tell'),
  });
});

const RUNS = 40;
const withdrawn = (rates: TrueRates) => {
  const random = createRandom(1);
  return Array.from({ length: RUNS }, () => simulateCanary(rates, random)).filter(
    ({ end }) => end === 'withdrawn',
  ).length;
};

test('of 40 simulated canaries that are no worse, at most one is withdrawn', () => {
  expect(withdrawn({ live: 0.05, canary: 0.05, badDays: 5 })).toBeLessThanOrEqual(1);
});

test('of 40 simulated canaries whose LCP is not good five times as often, each is withdrawn', () => {
  const vitals = { LCP: { live: 0.1, canary: 0.5 } };
  expect(withdrawn({ live: 0.01, canary: 0.01, vitals })).toBe(RUNS);
});

test('of 40 simulated canaries that fail ten times as often, each is withdrawn', () => {
  expect(withdrawn({ live: 0.01, canary: 0.1 })).toBe(RUNS);
});
