import type { RemoteManifest } from '../../shared-site/schema';

type Pages = Pick<RemoteManifest, 'pages' | 'prerender'>;

/** The home page if a remote has it, or else the first address without parameters. */
export function firstPage(manifests: readonly Pages[]): string {
  const patterns = manifests.flatMap(({ pages }) => pages.map(({ path }) => path));
  const addresses = [
    ...patterns.map((path) => path.replace(/\/\*$/, '')).filter((path) => !path.includes(':')),
    ...manifests.flatMap(({ prerender = [] }) => prerender),
  ];
  return addresses.includes('/') ? '/' : (addresses[0] ?? '/');
}
