const openMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');

/** Closes the menus on Escape, and that of phones when a pointer is pressed outside of it. */
export function handleMenus(signal: AbortSignal) {
  const root = document.documentElement;
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { signal });

  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const menu = openMenu();
    if (menu) {
      menu.querySelector('summary')?.focus();
      menu.open = false;
    }
    const list = document.activeElement?.closest('header ul[id]');
    if (list) (list.previousElementSibling as HTMLElement).focus();
    // The stylesheet opens the lists; they stay closed until the visitor goes to another element.
    root.dataset['menus'] = 'closed';
  });
  for (const leave of ['pointerover', 'focusin'] as const) {
    listen(leave, () => delete root.dataset['menus']);
  }
  listen('pointerdown', (event) => {
    const menu = openMenu();
    if (menu && !menu.contains(event.target as Node)) menu.open = false;
  });
  listen('click', (event) => {
    // An empty link would scroll to the top of the page.
    if ((event.target as Element).closest('a[href="#"]')) event.preventDefault();
  });
}
