/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/paths';
import { textsOf } from './TextsPlugin';

// Below this folder, from which @shop/shared-i18n is found.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'platform/.texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

test('reads the texts of declared locales in both languages, by dotted key', async () => {
  write('en.ts', `export const en = { title: 'Vans', list: { found_one: 'One van' } } as const;`);
  write('es.ts', `export const es = { title: 'Vanes', list: { found_one: 'Una van' } };`);
  const file = write(
    'vanLocales.ts',
    `import { defineLocales } from '@shop/shared-i18n';
     export const vanLocales = defineLocales('van', {
       en: () => import('./en').then(({ en }) => en),
       es: () => import('./es').then(({ es }) => es),
     });
     export const sets = [vanLocales];`,
  );
  expect(await textsOf([file], folder)).toEqual({
    van: {
      en: { title: 'Vans', 'list.found_one': 'One van' },
      es: { title: 'Vanes', 'list.found_one': 'Una van' },
    },
  });
});

test('does not depend on the order of the files', async () => {
  const file = (name: string) =>
    write(`${name}Locales.ts`, `export const locales = { namespace: '${name}', load: {} };`);
  const files = [file('b'), file('a')];
  expect(Object.keys(await textsOf(files, folder))).toEqual(['a', 'b']);
  expect(Object.keys(await textsOf(files.toReversed(), folder))).toEqual(['a', 'b']);
});
