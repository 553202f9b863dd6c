import { JSDOM } from 'jsdom';

const controls =
  'a, button, input:not([type=hidden]), select, textarea, [role], [tabindex], [contenteditable]';

const interactiveRoles = new Set(
  'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);

const isControl = (element: Element) => {
  const role = element.getAttribute('role');
  if (role && interactiveRoles.has(role)) return true;
  if (element.matches('a, button, input, select, textarea, [contenteditable]')) return true;
  return Number(element.getAttribute('tabindex') ?? -1) >= 0;
};

/** What works without scripts, is marked as loading the shell, or is not reached. */
const works = [
  ':is(a:not([href]), button, select, textarea)[data-loads]:not(:disabled)',
  'input[data-loads]:not([type=button], [type=submit], [type=reset], [type=image], :disabled)',
  'a[href]:not([href="#"], [data-loads])',
  'a[hreflang]',
  // The shop has no such pages yet.
  'footer [href="#"]',
  // It waits for another field of its form.
  'form:has([data-loads]:not(button, :disabled)) select:disabled',
  // It says why.
  ':disabled[aria-description]',
  'summary',
  'label',
  'video[controls], audio[controls]',
  // The browser scrolls it.
  'ul[tabindex="0"]',
  '[aria-disabled=true], [hidden], [hidden] *, [aria-hidden=true] [tabindex="-1"]',
  // React gives a form whose action is a function an address that throws.
  'form[action]:not([action^="javascript:"]) :is(input, select, textarea, button):not([type=button], :disabled)',
  ':is([popovertarget], [commandfor]):not(:disabled)',
].join();

/** Describes each control of composed HTML with which a visitor without scripts can do nothing. */
export function deadControls(html: string): string[] {
  const found = [...JSDOM.fragment(html).querySelectorAll(controls)];
  return found
    .filter((element) => isControl(element) && !element.matches(works))
    .map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
      return name ? `${tag} “${name.slice(0, 60)}”` : tag;
    });
}
