import { defineConfig } from '@playwright/test';
import { testChromiumArgs } from '@shop/platform/check/chromium';
import { running } from './prove/support/services';
import { putTemporaryFilesInMemory } from './support/temporaryFolder';
import type { Options } from './support/test';
import { timeLimit } from './support/timeLimit';

putTemporaryFilesInMemory();

/**
 * Tests with this tag run in `npm run prove` only: the rest of a matrix that `npm test` samples, and
 * further examples of what another test of `npm test` shows.
 */
const proof = /@prove/;

// `npm test` checks each state with axe at one width, the proofs at every width.
const proofs = [proof, /accessibility violation/];

/** The tests outside of `features` and `prove`, on pages whose remotes must be there to show anything. */
const composition = {
  testMatch: '**/*.e2e.ts',
  testIgnore: ['features/*.e2e.ts', 'prove/*.e2e.ts'],
  use: {
    // What becomes of a remote shows in pages that need it to be there.
    html: 'bare' as const,
  },
};

/** Tests on the built, composed site with the real backend, in a real Chromium. */
export default defineConfig<Options>({
  testDir: '.',
  projects: [
    { name: 'prepare', testMatch: 'support/prepare.setup.ts' },
    {
      name: 'features',
      testMatch: 'features/*.e2e.ts',
      grepInvert: proof,
      dependencies: ['prepare'],
      // HTML=bare runs the same tests on pages that no composer has written.
      use: { html: process.env['HTML'] === 'bare' ? 'bare' : 'composed' },
    },
    { ...composition, name: 'composition', grepInvert: proof, dependencies: ['prepare'] },
    {
      name: 'prove',
      testMatch: ['features/*.e2e.ts', 'prove/*.e2e.ts'],
      grep: proofs,
      dependencies: ['prepare'],
      fullyParallel: true,
    },
    {
      ...composition,
      name: 'prove-composition',
      grep: proofs,
      dependencies: ['prepare'],
      fullyParallel: true,
    },
  ],
  outputDir: '../.build/test-results',
  // More than cores: tests wait for servers and pages much of their time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // The longest tests triple it with test.slow().
  timeout: timeLimit(100_000),
  // A retry, in a new shop, distinguishes a busy machine from broken code. A test that needed it is
  // listed as flaky at the end of a run: it has a race to find.
  retries: 1,
  // They have one database, which ends with the worker, and a worker with a failed test.
  ...(running.length > 0 && { workers: 1, retries: 0, maxFailures: 1 }),
  expect: { timeout: timeLimit(15_000) },
  reporter: [['list']],
  use: {
    actionTimeout: timeLimit(20_000),
    // The subject of few tests is how things move, and videos take a tenth of the time; those ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: testChromiumArgs,
    },
  },
});
