// Writes what TypeScript needs of the migrations and the seed: `tsx cli/verify/generateSeed.ts`. With
// `--check` it writes nothing and fails when they have changed since.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { App } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import { migrate } from '../../backend/lite/migrate';
import { openPglite } from '../../backend/lite/openPglite';
import { type ContentRows, contentSource } from '../../shared-data/src/content/contentSource';
import { listNames } from '../../shared-data/src/content/listNames';
import { main } from '../run';

const root = path.resolve(import.meta.dirname, '../..');

/** The slots of a new shop, by ISO weekday. */
const SLOTS = `select weekday, array_agg(to_char(starts, 'HH24:MI') order by starts) as times
  from public.slots group by weekday order by weekday`;

async function readSeed() {
  const database = await openPglite(undefined);
  try {
    const app = new App({ connection: database.connection, auth: { enabled: true } });
    await migrate(app, database, path.join(root, 'supabase'));
    const read = async <Row>(query: string) =>
      (await database.connection.kysely.executeQuery<Row>(CompiledQuery.raw(query))).rows;
    const [row] = await read<{ content: ContentRows }>(
      `select (${contentSource.query}) as content`,
    );
    const slots = await read<{ weekday: number; times: string[] }>(SLOTS);
    const { content, files } = contentSource.parse(row?.content);
    return {
      shop: content.shop,
      products: files.products,
      slots: Object.fromEntries(slots.map(({ weekday, times }) => [weekday, times])),
    };
  } finally {
    await database.close();
  }
}

async function format(file: string, source: string): Promise<string> {
  const run = promisify(execFile)('npx', ['biome', 'format', `--stdin-file-path=${file}`], {
    cwd: root,
  });
  run.child.stdin?.end(source);
  return (await run).stdout;
}

async function generate(): Promise<[file: string, text: string][]> {
  const seed = await readSeed();
  const { services, ...shop } = seed.shop;
  const lists = Object.fromEntries(listNames.map((name) => [name, shop[name]]));
  for (const name of listNames) delete shop[name];
  const generated =
    '// Generated from supabase/ by `npx tsx cli/verify/generateSeed.ts`; do not edit.\n';
  const sources = [
    [
      'shared-contract/src/seedShop.ts',
      `${generated}
/** The shop facts of a new shop, which pages show before anything is published. */
export const seedShop = ${JSON.stringify(shop)};\n`,
    ],
    [
      'shared-data/src/schedule/seedServices.ts',
      `${generated}import type { PublishedService } from '@shop/shared-contract';

/** The services of a new shop, which pages show before anything is published. */
export const seedServices: readonly PublishedService[] = ${JSON.stringify(services)};\n`,
    ],
    [
      'shared-data/src/schedule/seedSlots.ts',
      `${generated}
/** The slots of a new shop, by ISO weekday: what pages show before the backend has responded. */
export const seedSlots: Readonly<Record<number, readonly string[]>> = ${JSON.stringify(seed.slots)};\n`,
    ],
    [
      'mf-storefront/src/testSupport/seedProducts.ts',
      `${generated}import type { PublishedProduct } from '@shop/shared-contract';

/** The sample products of a new shop. */
export const seedProducts: PublishedProduct[] = ${JSON.stringify(seed.products)};\n`,
    ],
    [
      'mf-storefront/src/testSupport/seedLists.ts',
      `${generated}import type { PublishedLists } from '@shop/shared-contract';

/** The lists of a new shop. */
export const seedLists: PublishedLists = ${JSON.stringify(lists)};\n`,
    ],
  ] as const;
  return Promise.all(
    sources.map(async ([file, source]) => [file, await format(file, source)] as [string, string]),
  );
}

main(async () => {
  for (const [file, text] of await generate()) {
    const target = path.join(root, file);
    if (!process.argv.includes('--check')) await writeFile(target, text);
    else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
      console.error(`${file} is stale: run \`npx tsx cli/verify/generateSeed.ts\`.`);
      process.exitCode = 1;
    }
  }
});
