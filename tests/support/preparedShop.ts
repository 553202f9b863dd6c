import path from 'node:path';
import { buildDir } from '@shop/platform/machine/paths';

/** What a browser receives first: the page's own HTML, or an empty layout that its scripts fill. */
export type Html = 'composed' | 'bare';

/** The public origin of the shop. Pages contain it wherever their copy runs. */
export const PUBLIC_ORIGIN = 'https://tires.example';

const folder = process.env['PREPARED_SHOP'] ?? path.join(buildDir, 'prepared-shop');

/**
 * A shop that tests copy, prepared once a run: migrating and composing take longer than most tests.
 * All copies have the same keys, which composed pages hold.
 */
export const preparedShop = {
  folder,
  /** Migrated and seeded, without any customer. */
  data: 'data',
  site: (html: Html) => `site-${html}`,
};
