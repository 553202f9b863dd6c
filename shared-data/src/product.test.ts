import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productCategories } from './product';

const migrations = path.join(__dirname, '../../supabase/migrations');
const sql = readdirSync(migrations)
  .map((file) => readFileSync(path.join(migrations, file), 'utf8'))
  .join('\n');

test('the database accepts exactly the categories of the product form', () => {
  const [, list = ''] = /products_category\s+check \(category in \(([^)]*)\)/.exec(sql) ?? [];
  const accepted = [...list.matchAll(/'([^']*)'/g)].map(([, category]) => category);
  expect(accepted).toEqual([...productCategories]);
});
