import path from 'node:path';
import type { ReleaseSource } from '../../shared-site/schema';
import { integrityOf } from '../machine/hashFiles';
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

/** The fonts of all characters; one with a range of characters is loaded where a page has one of these. */
const fontsOf = (css: string) =>
  [...css.matchAll(/@font-face\s*{[^}]*}/g)]
    .filter(([face]) => !face.includes('unicode-range'))
    .flatMap(([face]) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? []);

/** The name under which a remote's chunk loader looks for a stylesheet. */
const loaderName = (file: string) => file.replace(/^\/[^/]+\/[^/]+\//, '');

function partOf(file: string, content: Buffer, algorithm?: string): PageFiles {
  if (file.endsWith('.css')) {
    const css = rebase(content.toString(), file).replace(/<\/style/g, '<\\/style');
    return { scripts: [], styles: [{ href: loaderName(file), css }], fonts: fontsOf(css) };
  }
  if (!file.endsWith('.js')) return nothing;
  const integrity = file.startsWith('/shell/')
    ? {}
    : { integrity: integrityOf(content, algorithm) };
  return { scripts: [{ href: file, ...integrity }], styles: [], fonts: [] };
}

type OwnRelease = Pick<ReleaseSource, 'base' | 'integrity'>;

/**
 * Sorts the files that a page needs into what its HTML inlines and preloads. A widget of another remote
 * is loaded when the visitor sees it: its styles are inlined, its scripts are not preloaded.
 */
export function createPageFiles(read: ReadFile) {
  const parts = new Map<string, PageFiles>();

  function part(file: string, { integrity }: OwnRelease): PageFiles {
    const content = read(file);
    // One build computes all its digests in one way.
    const algorithm = integrity?.split('-')[0];
    const made = parts.get(file) ?? (content ? partOf(file, content, algorithm) : nothing);
    parts.set(file, made);
    return made;
  }

  /** @param fetched paths below the site, in order of fetching */
  return (release: OwnRelease, fetched: readonly string[]): PageFiles => {
    const isShown = (file: string) =>
      !file.endsWith('.js') || file.startsWith('/shell/') || file.startsWith(release.base);
    const made = fetched.filter(isShown).map((file) => part(file, release));
    return {
      scripts: made.flatMap(({ scripts }) => scripts),
      styles: made.flatMap(({ styles }) => styles),
      fonts: [...new Set(made.flatMap(({ fonts }) => fonts))],
    };
  };
}
