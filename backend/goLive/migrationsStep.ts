import { asOwner } from '../lite/asOwner';
import { readMigrations, readSamples } from '../lite/migrationFiles';
import { hostedPlaceOf } from './databaseAddress';
import { done, type GoLiveShop, type GoLiveStep, open, unknown } from './step';
import { pushMigrations } from './supabaseCli';

interface State {
  applied: string[];
  /** The number of settings; undefined before their table exists. */
  settings: number | undefined;
}

const readState = (url: string): Promise<State> =>
  asOwner(url, async ({ query }) => {
    const exists = async (table: string) =>
      (await query<{ found: boolean }>(`select to_regclass('${table}') is not null as found`))[0]
        ?.found;
    const history = 'supabase_migrations.schema_migrations';
    const rows = (await exists(history))
      ? await query<{ version: string }>(`select version from ${history}`)
      : [];
    const [settings] = (await exists('public.settings'))
      ? await query<{ count: number }>('select count(*)::int as count from public.settings')
      : [];
    return { applied: rows.map(({ version }) => version), settings: settings?.count };
  });

const knownIn = async (projectDir: string) =>
  (await readMigrations(projectDir)).map(({ version }) => version);

async function unknownOf(applied: string[], projectDir: string) {
  const known = await knownIn(projectDir);
  return applied.filter((version) => !known.includes(version));
}

async function inspect({ databaseUrl, projectDir }: GoLiveShop) {
  if (!databaseUrl) return unknown('The migrations are not compared without HOSTED_DATABASE_URL.');
  const known = await knownIn(projectDir);
  const { applied, settings } = await readState(databaseUrl);
  const newer = await unknownOf(applied, projectDir);
  if (newer.length) {
    return open(`The project has migrations unknown here (${newer.join(', ')}): update this copy.`);
  }
  const missing = known.filter((version) => !applied.includes(version));
  // The seed would bring back what staff have deleted since.
  const push = settings ? 'supabase db push' : 'supabase db push --include-seed';
  const apply = `npm run shop -- go-live, or ${push}, adds them`;
  if (missing.length) {
    return open(`Migrations not applied: ${missing.length} of ${known.length}; ${apply}.`);
  }
  // Staff change settings and cannot create any; `supabase db push` alone applies no seed.
  if (!settings) return open(`There are no settings, which staff cannot create: ${apply}.`);
  return done(`Every migration is applied, and there are ${settings} settings.`);
}

export const migrationsStep: GoLiveStep = {
  blocksLaterSteps: true,
  inspect,
  async apply(shop) {
    const { databaseUrl, answers, projectDir, wantsSamples } = shop;
    if (!databaseUrl) return;
    const { applied, settings } = await readState(databaseUrl);
    // The CLI would refuse them too.
    if ((await unknownOf(applied, projectDir)).length) return;
    const place = hostedPlaceOf(databaseUrl);
    if (!(await answers.confirm(`Apply the migrations, and the seed to a new shop, at ${place}?`)))
      return;
    await pushMigrations(databaseUrl, !settings, projectDir);
    if (settings || !wantsSamples) return;
    const samples = await readSamples(projectDir);
    await asOwner(databaseUrl, ({ exec }) => exec(samples.join('\n')));
  },
};
