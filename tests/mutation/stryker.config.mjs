import { pureRules } from './pureRules.mjs';

/** Stryker changes one expression of the rules at a time: a unit test must fail. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.mjs' },
  mutate: pureRules,
  // Mostly sentences and identifiers, which tests elsewhere and the compiler check.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker reads it through an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  tempDirName: '.build/stryker',
  ignorePatterns: ['/.build', '/.data', '/site', '/bench', '/docs', 'dist'],
  // Stryker cannot measure the coverage of tests that choose their own environment.
  coverageAnalysis: 'off',
  concurrency: 1,
  timeoutMS: 60_000,
  // The run fails below this percentage. Most of what remains changes no behaviour.
  thresholds: { high: 100, low: 98, break: 98 },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.build/test-reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
