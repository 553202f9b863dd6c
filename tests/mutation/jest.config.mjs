import jestConfig from '../../jest.config.mjs';
import { ruleTests } from './pureRules.mjs';

/** Only the unit tests beside the rules: tests of whole pages would take minutes for each mutant. */
export default {
  ...jestConfig,
  rootDir: process.cwd(),
  // Each mutant starts Jest again: without a document, and knowing these folders only, it starts in
  // less than half the time.
  roots: ruleTests.map((folder) => `<rootDir>/${folder}`),
  watchman: false,
  testEnvironment: 'node',
  globals: { location: { href: 'http://localhost/' } },
  setupFilesAfterEnv: [],
  testMatch: ruleTests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  // They need a document, and test what surrounds the rules.
  testPathIgnorePatterns: ['/createRemoteLoader.test.ts', '/telemetry.test.ts'],
};
