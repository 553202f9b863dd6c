import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { identifierOf } from '../../shared-data/src/content/identifiers';
import { formatSource, type GeneratedFile, generatedBy } from './generatedFile';

const SOURCE = 'tests/promises.md';
const FILE = 'mf-admin/src/office/settings/promises/promises.ts';

/** What the shop states or keeps; the others are facts of the program. */
const FACTS = [
  ...['mail', 'reminder', 'text message', 'roadside help', 'warranty', 'certificate'],
  ...['opening year', 'erasure', 'price', 'time that work takes', 'answer'],
];

const camelCase = (words: string) =>
  words.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

/** The sentences of visitors' pages by the facts on which they depend, for the list of staff. */
export async function generatePromises(): Promise<GeneratedFile[]> {
  const source = await readFile(path.join(root, SOURCE), 'utf8');
  const rows = [...source.matchAll(/^\| (\S+):(\S+) +\| ([^|]+?) +\|/gm)]
    .map(([, page = '', key = '', facts = '']) => ({ page, key, facts: facts.split(', ') }))
    .filter(({ page }) => !/^(admin|messages$|seed$|tools$)/.test(page));
  const promises = FACTS.map((fact) => {
    const sentences = rows.filter(({ facts }) => facts.includes(fact));
    if (sentences.length === 0) throw new Error(`${SOURCE} has no sentence with the fact ${fact}.`);
    return [
      camelCase(fact),
      sentences.map(({ page, key }) => `${page}/${identifierOf(key, 'en')}`),
    ];
  });
  const text = `// ${generatedBy(SOURCE)}

/** The sentences of visitors' pages that promise, by the fact on which they depend: the ids of content entries. */
export const promises = ${JSON.stringify(Object.fromEntries(promises))} as const;\n`;
  return [{ file: FILE, text: await formatSource(FILE, text) }];
}
