import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../platform/disk/apps';
import { filesBelow } from '../platform/disk/hashFiles';
import { builtInShop } from '../shared-contract/src/builtInShop';
import { shopFromSettings } from '../shared-data/src/content/shopFromSettings';
import type { Dictionary } from '../shared-i18n/src/locales';

const root = path.join(__dirname, '..');

/** Returns the rows that the seed inserts into a table, each as its string values. */
function seeded(table: string): string[][] {
  const sql = readFileSync(path.join(__dirname, 'seed.sql'), 'utf8');
  const [, rows = ''] =
    new RegExp(`insert into public\\.${table} (.*?)on conflict`, 's').exec(sql) ?? [];
  return rows
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) =>
      [...row.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'")),
    );
}

const files = apps.flatMap((app) => filesBelow(path.join(root, app, 'src')));

/** Returns the translation that a content block replaces. */
async function builtIn(page: string, identifier: string) {
  const [, name = '', spanish] = /^(\w+?)(_es)?$/.exec(identifier) ?? [];
  const language = spanish ? 'es' : 'en';
  const file = files.find((each) => each.endsWith(`/${page}/locales/${language}.ts`)) ?? page;
  const locales = (await import(file)) as Record<string, Dictionary>;
  return name
    .split('_')
    .reduce<Dictionary[string] | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      locales[language],
    );
}

test.each(seeded('content_blocks'))(
  'the content block %s %s equals the built-in translation',
  async (page, identifier, content) => {
    expect(content).toBe(await builtIn(String(page), String(identifier)));
  },
);

test('the seed inserts more than ten settings, and each equals the built-in one', () => {
  const settings = seeded('settings').map(([key = '', value = '']) => ({ key, value }));
  expect(settings.length).toBeGreaterThan(10);
  expect({ founded: builtInShop.founded, ...shopFromSettings(settings) }).toEqual(builtInShop);
});
