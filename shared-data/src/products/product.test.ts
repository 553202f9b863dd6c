import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partCategories, productCategories } from './product';

const schema = path.join(__dirname, '../../../supabase/schemas/100_products.sql');
const sql = readFileSync(schema, 'utf8');

test('the form offers the six specified categories for a tire', () => {
  expect(productCategories).toEqual([
    ...['all-season-tires', 'winter-tires', 'performance-tires'],
    ...['all-terrain-tires', 'run-flat-tires', 'used-tires'],
  ]);
});

test.each([
  ['tire', "kind <> 'part'", productCategories],
  ['part', "kind = 'part'", partCategories],
])('the database accepts exactly the categories of the form for a %s', (_, kind, categories) => {
  const [, check = ''] =
    /constraint products_category +check \((\s+kind [^;]*?)\),\n/.exec(sql) ?? [];
  const [, list = ''] = check.split(`${kind} and category in (`);
  const accepted = [...(list.split(')')[0]?.matchAll(/'([^']*)'/g) ?? [])].map(([, id]) => id);
  expect(accepted).toEqual([...categories]);
});
