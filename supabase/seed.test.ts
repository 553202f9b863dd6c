import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInShop } from '../shared-contract/src/builtInShop';
import { shopFromSettings } from '../shared-data/src/content/shopFromSettings';

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

test('the seed inserts more than ten settings, and each equals the built-in one', () => {
  const settings = seeded('settings').map(([key = '', value = '']) => ({ key, value }));
  expect(settings.length).toBeGreaterThan(10);
  expect({ ...builtInShop, ...shopFromSettings(settings, builtInShop) }).toEqual(builtInShop);
});
