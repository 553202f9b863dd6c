import path from 'node:path';
import { migrate } from '@shop/backend/lite/migrate';
import { openPglite } from '@shop/backend/lite/openPglite';
import { root } from '@shop/platform/machine/paths';
import { App } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import { type ContentRows, contentSource } from '../../shared-data/src/content/contentSource';
import { listNames } from '../../shared-data/src/content/listNames';
import { formatSource, type GeneratedFile, generatedBy } from './generatedFile';
import { generateLimits } from './generateLimits';
import { generateRows } from './generateRows';

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
      limits: [...(await generateLimits(read)), ...(await generateRows(read))],
      shop: content.shop,
      products: files.products,
      slots: Object.fromEntries(slots.map(({ weekday, times }) => [weekday, times])),
    };
  } finally {
    await database.close();
  }
}

/** What TypeScript has of the migrations, the seed and the samples: facts, limits and formats. */
export async function generateSeed(): Promise<GeneratedFile[]> {
  const seed = await readSeed();
  const { services, ...shop } = seed.shop;
  const lists = Object.fromEntries(listNames.map((name) => [name, shop[name]]));
  for (const name of listNames) delete shop[name];
  const generated = `// ${generatedBy('supabase')}\n`;
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

/** The sample products. */
export const seedProducts: PublishedProduct[] = ${JSON.stringify(seed.products)};\n`,
    ],
    [
      'mf-storefront/src/testSupport/seedLists.ts',
      `${generated}import type { PublishedLists } from '@shop/shared-contract';

/** The lists of a new shop, with the sample articles. */
export const seedLists: PublishedLists = ${JSON.stringify(lists)};\n`,
    ],
  ] as const;
  const files = await Promise.all(
    sources.map(async ([file, source]) => ({ file, text: await formatSource(file, source) })),
  );
  return [...files, ...seed.limits];
}
