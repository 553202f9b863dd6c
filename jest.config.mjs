import { availableParallelism } from 'node:os';
import { tsImport } from 'tsx/esm/api';

const { timeLimit } = await tsImport('./tests/support/timeLimit.ts', import.meta.url);
const { putTemporaryFilesInMemory } = await tsImport(
  './tests/support/temporaryFolder.ts',
  import.meta.url,
);

putTemporaryFilesInMemory();

// Not TypeScript: a .ts configuration would need another loader on Node 20.
/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tests/support/jestEnvironment.cjs',
  // Generous, for hooks that start a database or a server too: no test here is about time.
  testTimeout: timeLimit(120_000),
  // Each failure is printed once, not a second time at the end.
  reporters: [['default', { summaryThreshold: Number.MAX_SAFE_INTEGER }]],
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  // Jest would leave one of two cores idle, and a test waits for timers a seventh of its time.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/site/', '<rootDir>/.build/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // They are published as ES modules only.
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${[
      ...['mdast-', 'micromark', 'hast', 'unist-', 'rehype-', 'vfile', 'character-entities'],
      ...['decode-named-', 'stringify-entities', 'trim-', 'longest-streak', 'markdown-table'],
      ...['devlop', 'ccount', 'zwitch', 'web-namespaces', 'collapse-white-space', 'escape-string-'],
      ...['html-void-elements', 'property-information', '(?:comma|space)-separated-tokens'],
    ].join('|')}))`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/jestCssModule.cjs',
    '\\.(css|svg|webp|png|jpg|woff2|mp4)$': '<rootDir>/tests/support/jestFile.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
};
