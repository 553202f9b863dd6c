import { asOwner } from '../lite/asOwner';
import { callProject, rejectionOf } from './projectApi';
import { done, type GoLiveShop, type GoLiveStep, open } from './step';

/** The names of the samples, as a visitor reads them. */
async function samplesOf(shop: GoLiveShop): Promise<string[]> {
  const query = 'select=name&is_sample=is.true&order=created_at.desc,id';
  const reply = await callProject(shop, `/rest/v1/products?${query}`);
  if (reply.status !== 200) throw new Error(`no product can be read, ${rejectionOf(reply)}`);
  return (reply.json as { name: string }[]).map(({ name }) => name);
}

/** A real shop promises no tires that it does not have. */
export const samplesStep: GoLiveStep = {
  async inspect(shop) {
    const names = await samplesOf(shop);
    if (names.length === 0) return done('No sample product is on the site.');
    const count =
      names.length === 1 ? '1 sample product is' : `${names.length} sample products are`;
    const found = `${count} on the site: ${names.join(', ')}.`;
    if (shop.keepsSamples) return done(`${found} They stay, because of --keep-samples.`);
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
