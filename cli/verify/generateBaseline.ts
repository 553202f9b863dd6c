import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { type GeneratedFile, generatedBy } from './generatedFile';

/** The first migration, which is all files of supabase/schemas. Only while no shop is live (supabase/schemas/README.md). */
export async function generateBaseline(): Promise<GeneratedFile[]> {
  const folder = path.join(root, 'supabase/schemas');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(
    files.map(async (file) => `-- ${file}\n\n${await readFile(path.join(folder, file), 'utf8')}`),
  );
  return [
    {
      file: 'supabase/migrations/20261125120000_baseline.sql',
      text: [`-- ${generatedBy('supabase/schemas')}\n`, ...texts].join('\n'),
    },
  ];
}
