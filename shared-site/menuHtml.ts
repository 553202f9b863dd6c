import { pathOf } from './languages';

/**
 * The menus in a page's HTML. The attribute names the place of their entries and marks where they begin; a `<nav>`
 * contains no other one, so its end marks where they end.
 */
const MENU = /(<nav [^>]*data-menu="(\w+)"[^>]*>)(.*?)(<\/nav>)/gs;

/** As `NavLink` of React Router decides it, with its defaults. */
function isCurrent(path: string, href: string): boolean {
  const [shown, to] = [path, pathOf(href.replace(/[?#].*/, ''))].map((each) => each.toLowerCase());
  if (!shown || !to) return false;
  const end = to !== '/' && to.endsWith('/') ? to.length - 1 : to.length;
  return shown === to || (shown.startsWith(to) && shown[end] === '/');
}

/** Marks the links that lead to a page, or to what is above it, as `NavLink` does: where the attributes stand, too. */
const withCurrent = (menu: string, path: string): string =>
  menu.replace(/<a [^>]*>/g, (link) => {
    const plain = link
      .replace(' aria-current="page"', '')
      .replace(/ class="([^"]*) active"/, ' class="$1"');
    const [, href = ''] = / href="([^"]*)"/.exec(plain) ?? [];
    return isCurrent(path, href)
      ? plain.replace(/ class="([^"]*)"/, ' aria-current="page" class="$1 active"')
      : plain;
  });

/**
 * Replaces the menus of a page by those of another page, as text: as if the page were rendered with them.
 * @param html of the page
 * @param other HTML of the same shell, language and texts, with the wanted menus
 * @param path of the page, without the folder of its language
 * @returns undefined where one of the two has a menu that the other lacks
 */
export function replaceMenus(html: string, other: string, path: string): string | undefined {
  const menus = new Map(
    [...other.matchAll(MENU)].map(([, , place = '', entries = '']) => [place, entries]),
  );
  let isWhole = true;
  let replaced = 0;
  const next = html.replace(MENU, (_, start: string, place: string, __, end: string) => {
    const entries = menus.get(place);
    if (entries === undefined) isWhole = false;
    replaced += 1;
    return start + (place === 'footer' ? entries : withCurrent(entries ?? '', path)) + end;
  });
  return isWhole && replaced === menus.size ? next : undefined;
}
