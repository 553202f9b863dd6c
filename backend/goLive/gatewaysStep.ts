import { asOwner } from '../lite/asOwner';
import { projectOf } from './databaseAddress';
import { done, type GoLiveStep, unknown } from './step';

/** What the limits count clients by. Hosted Supabase sets its headers; those of one's own gateways are not read here. */
export const gatewaysStep: GoLiveStep = {
  async inspect({ settings, databaseUrl }) {
    if (projectOf(settings().backend?.url ?? '')) {
      return done('The limits count clients by the address that hosted Supabase reports.');
    }
    const where =
      'Unless this is hosted Supabase under a domain of yours, see docs/serving/README.md.';
    if (!databaseUrl) {
      return unknown(
        `The setting shop.gateways is not checked without HOSTED_DATABASE_URL. ${where}`,
      );
    }
    const [found] = await asOwner(databaseUrl, ({ query }) =>
      query<{ gateways: string | null }>(
        `select nullif(current_setting('shop.gateways', true), '') as gateways`,
      ),
    );
    return found?.gateways
      ? done(`The limits count clients behind gateways of your own: ${found.gateways}.`)
      : unknown(
          `The limits count clients by headers that your gateway has to set, because the database has no setting shop.gateways, which a dump leaves out. ${where}`,
        );
  },
};
