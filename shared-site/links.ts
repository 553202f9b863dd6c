import { pathOf } from './languages';
import { findPage } from './routes';
import type { SiteConfig } from './schema';

interface Link {
  /** The remote that has it, or `shell`. */
  from: string;
  /** The address of the page that has it; absent for a menu entry. */
  on?: string;
}

/** The address has the folder of its language. */
export type ComposedPage = readonly [address: string, html: string];

const hrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)].map(([, path = '']) => pathOf(path));

const MAIN = /<main\b.*<\/main>/s;
const MENUS = /<(header|footer)\b.*?<\/\1>/gs;

/** Links to pages of a remote from all other pages and menus. Its own menu entries are removed with it. */
export function linksTo(
  { remotes }: Pick<SiteConfig, 'remotes'>,
  name: string,
  composed: Iterable<ComposedPage>,
): Link[] {
  const pages = remotes.flatMap(({ name: owner, live }) =>
    live.pages.map((page) => ({ ...page, owner })),
  );
  const owners = new Map<string, string | undefined>();
  function ownerOf(path: string) {
    if (!owners.has(path)) owners.set(path, findPage(pages, path)?.owner);
    return owners.get(path);
  }
  const leadsThere = (path: string) => ownerOf(path) === name;
  const entries = remotes.flatMap(({ name: from, live }) =>
    live.navigation
      .flatMap((entry) => [entry, ...(entry.children ?? [])])
      .map(({ path }) => ({ from, path })),
  );
  const inMenus = new Set(entries.map(({ path }) => path));

  function linksOn([on, html]: ComposedPage): Link[] {
    const from = ownerOf(pathOf(on));
    if (!from || from === name) return [];
    const layout = html.replace(MAIN, '');
    const ofShell = [
      ...hrefs((layout.match(MENUS) ?? []).join('')).filter((path) => !inMenus.has(path)),
      ...hrefs(layout.replace(MENUS, '')),
    ];
    return [
      ...hrefs(MAIN.exec(html)?.[0] ?? '')
        .filter(leadsThere)
        .map(() => ({ from, on })),
      ...ofShell.filter(leadsThere).map(() => ({ from: 'shell', on })),
    ];
  }

  const links: Link[] = entries
    .filter(({ from, path }) => from !== name && leadsThere(path))
    .map(({ from }) => ({ from }));
  for (const page of composed) links.push(...linksOn(page));
  return links;
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

const NAMED = 3;

export const describeLinks = (links: readonly Link[]): string[] =>
  [...new Set(links.map(({ from }) => from))].map((name) => {
    const own = links.filter(({ from }) => from === name);
    const onPages = own.flatMap(({ on }) => on ?? []);
    const pages = [...new Set(onPages)];
    const named = pages.slice(0, NAMED).join(', ') + (pages.length > NAMED ? ', …' : '');
    const entries = own.length - onPages.length;
    const parts = [
      ...(entries ? [counted(entries, 'menu entry', 'menu entries')] : []),
      ...(pages.length
        ? [`${counted(onPages.length, 'link')} on ${counted(pages.length, 'page')} (${named})`]
        : []),
    ];
    return `  ${name}  ${parts.join(', ')}`;
  });
