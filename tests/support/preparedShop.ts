import path from 'node:path';
import { buildDir } from '../../platform/disk/paths';

/** What a browser gets first: the page's own HTML, or an empty frame that its scripts fill. */
export type Html = 'composed' | 'bare';

/** Where the public would reach the shop: pages say so, wherever their copy runs. */
export const PUBLIC_ORIGIN = 'https://tires.example';

const folder = process.env['PREPARED_SHOP'] ?? path.join(buildDir, 'prepared-shop');

/**
 * A shop ready to be copied, made once a run: migrating and composing take longer than most tests.
 * All copies have the same keys, which composed pages hold.
 */
export const preparedShop = {
  folder,
  /** Migrated and seeded, without any customer. */
  data: 'data',
  site: (html: Html) => `site-${html}`,
};
