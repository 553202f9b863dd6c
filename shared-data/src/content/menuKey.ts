/** Where a label stands: as an entry of a menu, or in the list that opens below an entry of the header. */
export type MenuPlace = 'header' | 'footer' | 'list';

/**
 * The key of a menu label in the namespace `layout`: `menu.list.tires.all`. The built-in labels are in the releases of
 * the remotes.
 */
export const menuKey = (place: MenuPlace, path: string) =>
  `menu.${place}.${
    path
      .split(/[^A-Za-z0-9-]+/)
      .filter(Boolean)
      .join('.') || 'home'
  }`;
