import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../platform/disk/apps';
import { filesBelow } from '../platform/disk/hashFiles';
import { builtInShop } from '../shared-contract/src/builtInShop';
import { shopFromSettings } from '../shared-data/src/shopFromSettings';
import type { Dictionary } from '../shared-i18n/src/locales';

const root = path.join(__dirname, '..');

/** The rows that the seed adds to a table, each as its texts. */
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

const dictionaries = apps
  .flatMap((app) => filesBelow(path.join(root, app, 'src')))
  .filter((file) => file.endsWith('Messages.ts'));

/** The built-in sentence that a content block lies over. */
async function builtIn(page: string, identifier: string) {
  const [, name = '', spanish] = /^(\w+?)(_es)?$/.exec(identifier) ?? [];
  const language = spanish ? 'es' : 'en';
  const file = dictionaries.find((each) => each.endsWith(`/${page}Messages.ts`)) ?? page;
  const words = (await import(path.join(path.dirname(file), language))) as Record<
    string,
    Dictionary
  >;
  return name
    .split('_')
    .reduce<Dictionary[string] | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      words[language],
    );
}

test.each(seeded('content_blocks'))(
  '%s %s says what is built in',
  async (page, identifier, content) => {
    expect(content).toBe(await builtIn(String(page), String(identifier)));
  },
);

test('the seed has facts, and each is the built-in one', () => {
  const settings = seeded('settings').map(([key = '', value = '']) => ({ key, value }));
  expect(settings.length).toBeGreaterThan(10);
  expect({ founded: builtInShop.founded, ...shopFromSettings(settings) }).toEqual(builtInShop);
});
