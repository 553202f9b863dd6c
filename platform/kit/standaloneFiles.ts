import { readmeOf } from './readmeOf';
import { CSS_TYPES } from './runTool';
import { workflow } from './workflow';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The other tools come with the kit. */
const importedTools = /^(@testing-library|@types)\/|^axe-core$/;

const buildConfig = `import { defineRemote } from '@shop/remote/rsbuild.base';
import manifest from './remote.json' with { type: 'json' };

export default defineRemote(manifest);
`;

const jestConfig = `import base from '@shop/remote/jest.config.mjs';

const support = '<rootDir>/node_modules/@shop/remote/tests/support';
const moved = (value) => value.replace('<rootDir>/tests/support', support);

export default {
  ...base,
  testEnvironment: moved(base.testEnvironment),
  testSequencer: moved(base.testSequencer),
  // The shared packages are TypeScript, also when they are installed.
  transformIgnorePatterns: ['/node_modules/(?!@shop/)'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(base.moduleNameMapper).map(([name, file]) => [name, moved(file)]),
  ),
  setupFilesAfterEnv: base.setupFilesAfterEnv.map(moved),
};
`;

export const teamCommands = [
  ...['dev', 'test', 'contract', 'types', 'build'],
  ...['release', 'promote', 'withdraw', 'rollback', 'releases'],
];

type Versions = Record<string, string>;

interface Package {
  name: string;
  version: string;
  dependencies?: Versions | undefined;
  devDependencies?: Versions | undefined;
}

interface PackageSources {
  tarballs: Versions;
  tools: Versions;
  /** The types of the shared packages need them, and npm does not install them. */
  sharedTools: Versions;
}

const assetTypes = 'src/css.d.ts';

export function standaloneFiles(
  own: Package,
  { tarballs, tools, sharedTools }: PackageSources,
): Record<string, string> {
  const devDependencies = {
    ...Object.fromEntries(Object.entries(tools).filter(([name]) => importedTools.test(name))),
    ...sharedTools,
    ...own.devDependencies,
  };
  const ui = '@shop/shared-ui';
  return {
    'package.json': json({
      ...own,
      private: true,
      type: 'module',
      scripts: Object.fromEntries(teamCommands.map((name) => [name, `shop ${name}`])),
      dependencies: { ...own.dependencies, ...tarballs },
      devDependencies,
    }),
    'README.md': readmeOf(own.name.replace(/^@[^/]*\//, '')),
    '.gitignore': `node_modules/\ndist/\n${CSS_TYPES}/\n`,
    '.github/workflows/ci.yml': workflow,
    'rsbuild.config.ts': buildConfig,
    'jest.config.mjs': jestConfig,
    'tsconfig.json': json({
      extends: './node_modules/@shop/remote/tsconfig.base.json',
      compilerOptions: { rootDirs: ['.', CSS_TYPES] },
      include: ['*.ts', 'src/**/*'],
      // Nothing below node_modules is included by a pattern.
      ...(ui in tarballs ? { files: [`./node_modules/${ui}/${assetTypes}`] } : {}),
    }),
  };
}
