/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CSS_TYPES } from './runTool';
import { writeSurroundings } from './writeSurroundings';

const own = {
  name: '@shop/mf-fleet',
  version: '1.0.0',
  devDependencies: { '@types/vans': '1.0.0' },
};
const sources = {
  tarballs: { '@shop/shared-ui': 'file:packages/shop-shared-ui.tgz' },
  tools: { '@types/jest': '30.0.0', jest: '30.0.0', knip: '6.0.0' },
  sharedTools: { 'schema-dts': '2.0.0' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'surroundings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const read = (file: string) => JSON.parse(textOf(file)) as Record<string, unknown>;

test('the package has what its tests import, its own dependencies and those of the shared types', () => {
  writeSurroundings(own, sources, folder);
  expect(read('package.json')).toMatchObject({ name: '@shop/mf-fleet', private: true });
  expect(read('package.json')['dependencies']).toEqual(sources.tarballs);
  expect(read('package.json')['devDependencies']).toEqual({
    '@types/jest': '30.0.0',
    'schema-dts': '2.0.0',
    '@types/vans': '1.0.0',
  });
});

test('the README names the remote', () => {
  writeSurroundings(own, sources, folder);
  expect(textOf('README.md')).toMatch(/^# mf-fleet\n/);
  expect(textOf('README.md')).not.toContain('mf-example');
});

test('the types include styles and pictures if the package that declares them is installed', () => {
  writeSurroundings(own, sources, folder);
  expect(read('tsconfig.json')['files']).toEqual(['./node_modules/@shop/shared-ui/src/css.d.ts']);
  writeSurroundings(own, { ...sources, tarballs: {} as never }, folder);
  expect(read('tsconfig.json')).not.toHaveProperty('files');
});

test('git ignores the folder of the types of CSS modules, and the compiler reads it', () => {
  writeSurroundings(own, sources, folder);
  expect(textOf('.gitignore').split('\n')).toContain(`${CSS_TYPES}/`);
  expect(read('tsconfig.json')).toMatchObject({ compilerOptions: { rootDirs: ['.', CSS_TYPES] } });
});
