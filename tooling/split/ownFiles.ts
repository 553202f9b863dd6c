const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Of the root's tools, those that a remote alone tests and builds with. */
const needed =
  /^(@module-federation|@rsbuild|@swc|@testing-library|@types)\/|^(axe-core|jest|jest-environment-jsdom|typescript)$/;

const buildConfig = `import { defineRemote } from '@shop/build/rsbuild.base';
import manifest from './remote.json' with { type: 'json' };

export default defineRemote(manifest);
`;

const jestConfig = `import base from '@shop/build/jest.config.mjs';

const support = '<rootDir>/node_modules/@shop/build/tests/support';
const moved = (value) => value.replace('<rootDir>/tests/support', support);

export default {
  ...base,
  testEnvironment: moved(base.testEnvironment),
  // The shared packages are TypeScript, also when they are installed.
  transformIgnorePatterns: ['/node_modules/(?!@shop/)'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(base.moduleNameMapper).map(([name, file]) => [name, moved(file)]),
  ),
  setupFilesAfterEnv: base.setupFilesAfterEnv.map(moved),
};
`;

/**
 * The files that a remote needs beside its sources once it lives alone.
 * @param own its package.json
 * @param tarballs by package: where its tarball is
 * @param tools the repository's development dependencies
 */
export function ownFiles(
  own: { name: string; version: string; dependencies?: Record<string, string> },
  tarballs: Record<string, string>,
  tools: Record<string, string>,
): Record<string, string> {
  const devDependencies = Object.fromEntries(
    Object.entries(tools).filter(([name]) => needed.test(name)),
  );
  return {
    'package.json': json({
      ...own,
      private: true,
      type: 'module',
      scripts: {
        test: 'jest',
        build: 'rsbuild build',
        types: 'tsc --noEmit',
      },
      dependencies: { ...own.dependencies, ...tarballs },
      devDependencies,
    }),
    'rsbuild.config.ts': buildConfig,
    'jest.config.mjs': jestConfig,
    'tsconfig.json': json({
      extends: './node_modules/@shop/build/tsconfig.base.json',
      include: ['*.ts', 'src/**/*'],
    }),
  };
}
