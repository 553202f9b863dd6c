import path from 'node:path';
import { integrityOf } from '../disk/hashFiles';
import type { ReadFile } from './fileReader';

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

const nothing: PageFiles = { scripts: [], styles: [], fonts: [] };

/** Addresses in a stylesheet are relative to its file; inlined, they need the whole path. */
const rebase = (css: string, file: string) =>
  css.replace(
    /url\((["']?)(?!data:|https?:|\/)([^"')]+)\1\)/g,
    (_, _quote, target: string) => `url(${path.posix.join(path.posix.dirname(file), target)})`,
  );

/** The name under which a remote's chunk loader looks for a stylesheet. */
const loaderName = (file: string) => file.replace(/^\/[^/]+\/[^/]+\//, '');

/** The part of a page's HTML that one file makes. */
function partOf(file: string, content: Buffer): PageFiles {
  if (file.endsWith('.css')) {
    const css = rebase(content.toString(), file).replace(/<\/style/g, '<\\/style');
    const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].flatMap((match) => match[1] ?? []);
    return { scripts: [], styles: [{ href: loaderName(file), css }], fonts };
  }
  if (!file.endsWith('.js')) return nothing;
  const integrity = file.startsWith('/shell/') ? {} : { integrity: integrityOf(content) };
  return { scripts: [{ href: file, ...integrity }], styles: [], fonts: [] };
}

/**
 * Creates what sorts the files a page needed into what its HTML inlines and preloads. Each file is
 * prepared once for all pages.
 * @param read reads the site's files
 */
export function createPageFiles(read: ReadFile) {
  const parts = new Map<string, PageFiles>();

  function part(file: string): PageFiles {
    const content = read(file);
    const made = parts.get(file) ?? (content ? partOf(file, content) : nothing);
    parts.set(file, made);
    return made;
  }

  /** @param fetched paths below the site, in order of fetching */
  return (fetched: readonly string[]): PageFiles => {
    const made = fetched.map(part);
    return {
      scripts: made.flatMap(({ scripts }) => scripts),
      styles: made.flatMap(({ styles }) => styles),
      fonts: [...new Set(made.flatMap(({ fonts }) => fonts))],
    };
  };
}
