import jestConfig from '../../jest.config.mjs';
import { ruleTests } from './pureRules.mjs';

/** Only the unit tests beside the rules: tests of whole pages would take minutes for each mutant. */
export default {
  ...jestConfig,
  rootDir: process.cwd(),
  testMatch: ruleTests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  // These build or copy whole sites: seconds each, for hundreds of mutants.
  testPathIgnorePatterns: [
    ...jestConfig.testPathIgnorePatterns,
    '/(buildApp|deploy|releaseRemote|retention|remoteManifest)\\.test',
  ],
};
