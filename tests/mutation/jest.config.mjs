import jestConfig from '../../jest.config.mjs';
import { ruleTests } from './pureRules.mjs';

/** Only the unit tests beside the rules: tests of whole pages would take minutes for each mutant. */
export default {
  ...jestConfig,
  rootDir: process.cwd(),
  testMatch: ruleTests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
};
