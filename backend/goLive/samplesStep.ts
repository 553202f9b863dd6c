import { asOwner } from '../lite/asOwner';
import { done, type GoLiveStep, open, unknown } from './step';

/** A trial that moves brings them along; an article that staff have changed is theirs. */
const UNCHANGED_ARTICLE = `list = 'articles' and updated_at = '2020-01-01 00:00:00Z'`;

/** Visitors read products and articles in the published files, and not in the database. */
const SAMPLES = `(select name from public.products where is_sample order by created_at desc, id)
  union all (select title from public.list_entries where ${UNCHANGED_ARTICLE} order by position)
  union all (select name from public.bookings where is_sample order by starts_at)
  union all (select subject from public.contact_messages where is_sample order by created_at)`;

/** A real shop promises no tires that it does not have, and neither expects nor quotes people who are invented. */
export const samplesStep: GoLiveStep = {
  async inspect({ databaseUrl, wantsSamples }) {
    if (!databaseUrl) return unknown('Samples are not looked for without HOSTED_DATABASE_URL.');
    const samples = await asOwner(databaseUrl, ({ query }) => query<{ name: string }>(SAMPLES));
    const names = samples.map(({ name }) => name);
    if (names.length === 0) return done('The shop has no samples.');
    const found = `Samples in the shop (${names.length}): ${names.join(', ')}.`;
    if (wantsSamples) return done(`${found} They stay, because of --with-samples.`);
    return open(
      `${found} npm run shop -- go-live deletes them, and so do staff in /admin/products, and articles in /admin/lists; with --with-samples they stay.`,
    );
  },
  async apply({ databaseUrl, answers }) {
    if (!databaseUrl) return;
    if (!(await answers.confirm('Delete the sample products, articles, bookings and messages?')))
      return;
    await asOwner(databaseUrl, ({ exec }) =>
      exec(`delete from public.bookings where is_sample;
        delete from public.contact_messages where is_sample;
        delete from public.products where is_sample;
        delete from public.list_entries where ${UNCHANGED_ARTICLE}`),
    );
  },
};
