/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../machine/hashFiles';
import { packageFolder } from '../machine/packageFolder';
import { kitFiles } from './copyFiles';
import { createRemote } from './createRemote';
import { readPackage } from './packPackage';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-remote-'));
  createRemote({ name: 'mf-example-van', route: '/vans/example', devPort: 3009 }, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('each placeholder is replaced once, also where its value contains another one', () => {
  expect(filesBelow(folder).map((file) => path.relative(folder, file))).toContain(
    'src/pages/exampleVan/locales/exampleVanLocales.ts',
  );
  expect(JSON.parse(read('remote.json'))).toMatchObject({
    ...{ name: 'mf-example-van', devPort: 3009 },
    exposes: { './exampleVan': './src/pages/exampleVan/page.ts' },
    pages: [{ path: '/vans/example', module: './exampleVan' }],
    navigation: [{ label: { en: 'Example van' }, path: '/vans/example' }],
    prerender: ['/vans/example'],
  });
  expect(read('src/pages/exampleVan/ExampleVanPage.tsx')).toContain('function ExampleVanPage()');
  expect(read('src/pages/exampleVan/locales/en.ts')).toContain("title: 'Example van'");
});

test('the package declares exactly the packages that the files import, in their versions', () => {
  const imported = filesBelow(path.join(kitFiles, 'remote/src'))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/(?:from|module) '((?:@shop|i18n|react-)[\w/-]+)/g)])
    .map(([, name = '']) => name.replace('/test-support', ''));
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
  const ui = '@shop/shared-ui';
  expect(dependencies[ui]).toBe(readPackage(packageFolder(ui)).version);
});
