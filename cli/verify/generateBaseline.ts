// Writes the first migration, which is all files of supabase/schemas: `tsx cli/verify/generateBaseline.ts`.
// Only while no shop is live (supabase/schemas/README.md).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const supabase = path.resolve(import.meta.dirname, '../../supabase');
const schemas = path.join(supabase, 'schemas');
const target = path.join(supabase, 'migrations/20261125120000_baseline.sql');

const files = (await readdir(schemas)).filter((file) => file.endsWith('.sql')).sort();
const texts = await Promise.all(
  files.map(async (file) => `-- ${file}\n\n${await readFile(path.join(schemas, file), 'utf8')}`),
);
await writeFile(target, texts.join('\n'));
