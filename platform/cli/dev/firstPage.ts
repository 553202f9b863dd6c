import type { RemoteManifest } from '../../site/schema';

type Pages = Pick<RemoteManifest, 'pages' | 'prerender'>;

/**
 * Where somebody who develops these remotes begins: at home if one of them answers there, or else
 * at the first address without a part to fill in.
 */
export function firstPage(manifests: readonly Pages[]): string {
  const patterns = manifests.flatMap(({ pages }) => pages.map(({ path }) => path));
  const addresses = [
    ...patterns.map((path) => path.replace(/\/\*$/, '')).filter((path) => !path.includes(':')),
    ...manifests.flatMap(({ prerender = [] }) => prerender),
  ];
  return addresses.includes('/') ? '/' : (addresses[0] ?? '/');
}
