import type { Locator, Page } from '@playwright/test';

/** Roles of what a person presses; what a person fills in is in `forms.ts`. */
const PRESSED = ['button', 'link', 'switch', 'checkbox', 'radio', 'tab', 'menuitem'] as const;

/** A control, as the page shows it. */
export interface Control {
  /** Its role, and its name without numbers, dates and what its row is called: rows of a list have the same controls. */
  key: string;
  isEnabled: boolean;
  /** The accessible description of a disabled control, or a sentence of its busy state. */
  reason: string;
  /** Whether it shows that it is chosen already, so that a press changes nothing. */
  isChosen: boolean;
  /** Where a link leads that the browser follows outside of this site. */
  leavesTo: string;
}

/** The dialogs of a page, the one in front last. */
export const dialogsOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });

/** What a person can reach: the dialog in front, or the page. */
export async function frontOf(page: Page, part: 'main' | 'body') {
  const dialogs = dialogsOf(page);
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator(part);
}

/** All controls of a part of the page that are seen, found by their roles. */
export function controlsOf(scope: Locator): Locator {
  const found = PRESSED.map((role) => scope.getByRole(role));
  // A summary has no role of its own in ARIA.
  return found
    .reduce((all, each) => all.or(each), scope.locator('summary'))
    .filter({ visible: true });
}

/** Reads controls in the browser. */
export function readControls(elements: Element[]): Control[] {
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ')
      .trim();
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
    return (
      textOf(element.getAttribute('aria-labelledby')) ||
      element.getAttribute('aria-label') ||
      labels.map(({ textContent }) => textContent).join(' ') ||
      element.textContent?.trim() ||
      pictures.join(' ')
    );
  };
  /** Texts of the row of a list in which the control is, and of what unfolds it, longer ones first: some are its name. */
  const rowTexts = (control: Element) => {
    const rows = 'li, tr, article';
    const row = control.closest(`:is(${rows}):not(:has(${rows}))`);
    const walker = document.createTreeWalker(row ?? control, NodeFilter.SHOW_TEXT);
    const own = [control, ...((control as HTMLInputElement).labels ?? [])];
    const group = control.closest('details')?.querySelector('summary');
    const texts = group?.contains(control)
      ? []
      : [group?.textContent?.replace(/ ?\(\d+\)$/, '') ?? ''];
    while (row && walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const isOwn = own.some((element) => element.contains(walker.currentNode));
      if (text.length > 2 && !isOwn) texts.push(text);
    }
    return texts.filter(Boolean).sort((a, b) => b.length - a.length);
  };
  // Dates, numbers, and the references of bookings.
  const varying =
    /\b[A-Z\d]{3}-[A-Z\d]{3}\b|\b((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(Jan|Febr)uary|March|April|May|June|July|August|(Septem|Octo|Novem|Decem)ber)\b|\d+/g;
  const kindOf = (element: Element) =>
    rowTexts(element)
      .reduce((name, text) => name.replace(text, '…'), nameOf(element))
      .replace(/\s+/g, ' ')
      .replace(varying, '#')
      .trim();
  return elements.map((element) => {
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const state = (attribute: string) => element.getAttribute(attribute);
    const input = element as HTMLInputElement;
    const address = element.matches('a[href]') ? (element as HTMLAnchorElement).href : '';
    const isElsewhere = address !== '' && new URL(address).origin !== location.origin;
    return {
      key: `${role} “${kindOf(element)}”`,
      isEnabled: !element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *'),
      reason: textOf(state('aria-describedby')) || (state('aria-description') ?? ''),
      isChosen:
        (input.type === 'radio' && input.checked) ||
        [state('aria-selected'), state('aria-pressed')].includes('true') ||
        ![null, 'false'].includes(state('aria-current')) ||
        (role === 'radio' && state('aria-checked') === 'true'),
      leavesTo: isElsewhere ? address : '',
    };
  });
}
