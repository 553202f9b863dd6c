import { parseCanarySteps } from './parseCanarySteps';

test('rejects a share that is not a whole number from 1 to 99', () => {
  const parse = (value?: string) => parseCanarySteps(value, false);
  expect([undefined, '1', '10', '99'].map(parse)).toEqual([[], [1], [10], [99]]);
  for (const value of ['0', '0.5', '100', '-1', '1e1', '', 'ten']) {
    expect(() => parse(value)).toThrow('a whole number from 1 to 99');
  }
});

test('several steps need --watch, and --watch needs steps', () => {
  expect(parseCanarySteps('5,25,50,100', true)).toEqual([5, 25, 50, 100]);
  expect(parseCanarySteps('10', true)).toEqual([10]);
  expect(() => parseCanarySteps('5,25', false)).toThrow('Several steps of a canary need --watch');
  expect(() => parseCanarySteps(undefined, true)).toThrow('--watch needs the steps of a canary');
});

test.each(['25,5', '5,5', '100', '5,100,50', '5,,50', '5,x', '5,101'])(
  'rejects the steps %s',
  (value) => {
    expect(() => parseCanarySteps(value, true)).toThrow('percentages of visitors that grow');
  },
);
