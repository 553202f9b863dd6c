/** What a person does on a page, in an engine that Playwright does not drive on Debian. */
export interface EnginePage {
  open(address: string): Promise<void>;
  /** Presses what a person can press, by the beginning of its name. @returns whether it is there */
  press(name: string): Promise<boolean>;
  /** Enters a text into a field, by the beginning of its label. @returns whether it is there */
  type(label: string, text: string): Promise<boolean>;
  /** Chooses from a list by the beginning of its label, as by keyboard. */
  choose(label: string, option: string): Promise<boolean>;
  /** Chooses a file in the first field for one. */
  upload(file: string): Promise<boolean>;
  /** Drags what is named by so many pixels. */
  drag(name: string, by: { x: number; y: number }): Promise<boolean>;
  /** What the page shows, the dialog in front alone. */
  text(): Promise<string>;
  /** Address of the page. */
  address(): Promise<string>;
  /** How many pixels the content is wider than the screen. */
  overflow(): Promise<number>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Kind = 'pressed' | 'field' | 'file' | 'any';

/** Runs in the page. @returns what a person would find under a name that begins so, or null */
export function findByName(kind: Kind, name: string): Element | null {
  const selectors = {
    pressed: 'a[href], button, summary, [role=button], input[type=radio], input[type=checkbox]',
    field: 'input:not([type=radio], [type=checkbox]), textarea, select',
    file: 'input[type=file]',
    any: 'a[href], button, li, h2, h3',
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert]');
  const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const labelled = ids.map((id) => textOf(document.getElementById(id))).join(' ');
    return labelled || (element.getAttribute('aria-label') ?? '') || labels || textOf(element);
  };
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const front = dialogs.at(-1) ?? document;
  const found = [...front.querySelectorAll(selectors[kind])].filter((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const isDisabled = element.matches(':disabled, [aria-disabled=true]');
    // The browser's own fields for files are hidden behind buttons.
    const isReached = kind === 'file' || isSeen(element) || (label && isSeen(label));
    return isReached && !(kind === 'pressed' && isDisabled);
  });
  const named = found.find((element) =>
    nameOf(element).replace(/\s+/g, ' ').trim().startsWith(name),
  );
  // A choice is made by its label, which may hide the control.
  const label = named?.matches('input[type=radio], input[type=checkbox]')
    ? (named as HTMLInputElement).labels?.[0]
    : undefined;
  const target = label ?? named ?? null;
  target?.scrollIntoView({ block: 'center' });
  return target;
}

/** Runs in the page. */
export const readText = () =>
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).textContent ?? '';

/** Runs in the page. */
export const readOverflow = () => document.documentElement.scrollWidth - window.innerWidth;
