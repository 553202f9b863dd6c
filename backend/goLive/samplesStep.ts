import { asOwner } from '../lite/asOwner';
import { done, type GoLiveStep, open, unknown } from './step';

/** Visitors read products in the published files, and not in the database. */
const SAMPLES = 'select name from public.products where is_sample order by created_at desc, id';

/** A real shop promises no tires that it does not have. */
export const samplesStep: GoLiveStep = {
  async inspect({ databaseUrl, keepsSamples }) {
    if (!databaseUrl) return unknown('Samples are not looked for, without HOSTED_DATABASE_URL.');
    const samples = await asOwner(databaseUrl, ({ query }) => query<{ name: string }>(SAMPLES));
    const names = samples.map(({ name }) => name);
    if (names.length === 0) return done('No sample product is on the site.');
    const count =
      names.length === 1 ? '1 sample product is' : `${names.length} sample products are`;
    const found = `${count} on the site: ${names.join(', ')}.`;
    if (keepsSamples) return done(`${found} They stay, because of --keep-samples.`);
    return open(
      `${found} npm run shop -- go-live deletes them, and so does "Delete samples" in /admin/products; with --keep-samples they stay.`,
    );
  },
  async apply({ databaseUrl, answers }) {
    if (!databaseUrl) return;
    if (await answers.confirm('Delete the sample products?')) {
      await asOwner(databaseUrl, ({ exec }) => exec('delete from public.products where is_sample'));
    }
  },
};
