// Writes all that is generated from supabase/: `npx tsx cli/verify/generate.ts`. With `--check` it writes
// nothing, and fails when a file is stale or .gitattributes does not mark it as generated.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { main } from '../run';
import { generateBaseline } from './generateBaseline';
import { generateCatalogue } from './generateCatalogue';
import { generatePromises } from './generatePromises';
import { generateRights } from './generateRights';
import { generateSeed } from './generateSeed';
import { generateTypes } from './generateTypes';
import { generateSampleArticles } from './sampleArticles';

/** In this order: each reads what the ones before it have written. */
const generators = [
  generatePromises,
  generateSampleArticles,
  generateBaseline,
  generateRights,
  generateCatalogue,
  generateTypes,
  generateSeed,
];

const isUnmarked = (file: string) =>
  git(root, 'check-attr', 'linguist-generated', '--', file).some((line) => !line.endsWith(': set'));

function report(problem: string) {
  console.error(problem);
  process.exitCode = 1;
}

main(async () => {
  const isCheck = process.argv.includes('--check');
  for (const generate of generators) {
    for (const { file, text } of await generate(isCheck)) {
      const target = path.join(root, file);
      const present = await readFile(target, 'utf8').catch(() => '');
      if (!isCheck && present !== text) await writeFile(target, text);
      if (!isCheck) continue;
      if (present !== text) report(`${file} is stale: run \`npx tsx cli/verify/generate.ts\`.`);
      if (isUnmarked(file)) report(`${file} is generated: mark it in .gitattributes.`);
    }
  }
});
