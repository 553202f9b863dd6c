import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../disk/hashFiles';

export interface Script {
  href: string;
  /** Set for a remote's: a preload is used only by a request with the same digest. */
  integrity?: string;
}

export interface PageFiles {
  scripts: Script[];
  styles: { href: string; css: string }[];
  fonts: string[];
}

/** Addresses in a stylesheet are relative to its file; inlined, they need the whole path. */
const rebase = (css: string, file: string) =>
  css.replace(
    /url\((["']?)(?!data:|https?:|\/)([^"')]+)\1\)/g,
    (_, _quote, target: string) => `url(${path.posix.join(path.posix.dirname(file), target)})`,
  );

/** The name under which a remote's chunk loader looks for a stylesheet. */
const loaderName = (file: string) => file.replace(/^\/[^/]+\/[^/]+\//, '');

/**
 * Sorts the files a page needed into what its HTML inlines and preloads.
 * @param fetched paths below the site, in order of fetching
 */
export function pageFiles(siteDir: string, fetched: string[]): PageFiles {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const there = fetched.filter((file) => existsSync(path.join(siteDir, file)));
  const styles = there
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      href: loaderName(file),
      css: rebase(read(file), file).replace(/<\/style/g, '<\\/style'),
    }));
  const fonts = styles.flatMap(({ css }) =>
    [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].flatMap((match) => match[1] ?? []),
  );
  return {
    scripts: there
      .filter((file) => file.endsWith('.js'))
      .map((href) =>
        href.startsWith('/shell/') ? { href } : { href, integrity: integrityOf(read(href)) },
      ),
    styles,
    fonts: [...new Set(fonts)],
  };
}
