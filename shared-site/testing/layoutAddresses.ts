import type { Layout } from '../schema';
import { exampleRemote } from './exampleSite';

const page = (path: string) => ({ path, module: './page' });

/** Remotes whose pages have both layouts. */
export const remotesOfBothLayouts = [
  exampleRemote('mf-shop', { pages: [page('/'), page('/item/:id'), page('/administrator')] }),
  exampleRemote('mf-staff', { pages: [page('/admin/*')], layout: 'staff' }),
];

/**
 * Addresses as in the address bar, and the layout that each has with these remotes: the router, the
 * server and the shell are tested with all of them.
 */
export const layoutAddresses: [address: string, layout: Layout][] = [
  ['/', 'site'],
  ['/es', 'site'],
  ['/item/7', 'site'],
  ['/item/admin', 'site'],
  ['/administrator', 'site'],
  ['/nowhere', 'site'],
  ['/admin', 'staff'],
  ['/admin/', 'staff'],
  ['/ADMIN/', 'staff'],
  ['/admin/products', 'staff'],
  ['/admin//products', 'staff'],
  ['/es/admin', 'staff'],
  ['/es/admin/products', 'staff'],
  // Percent-encoded letters are those letters.
  ['/%61dmin', 'staff'],
  ['/%61dmin/products', 'staff'],
  ['/%41DMIN/%70roducts', 'staff'],
  ['/es/%61dmin', 'staff'],
  ['/admin/%', 'staff'],
  ['/admin/a%2Fb', 'staff'],
  ['/item/%61dmin', 'site'],
  // An encoded slash separates nothing, and a malformed address is read as it is.
  ['/admin%2Fproducts', 'site'],
  ['/%2561dmin', 'site'],
  ['/%61dmin/%', 'site'],
  // Only the second language has a folder, in lower case.
  ['/en/admin', 'site'],
  ['/fr/admin', 'site'],
  ['/es/es/admin', 'site'],
  ['/%65s/admin', 'site'],
  ['//admin', 'site'],
  ['/x/../admin', 'staff'],
  ['/%2e%2e/admin', 'staff'],
];
