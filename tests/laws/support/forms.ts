import type { Locator, Page } from '@playwright/test';
import { frontOf } from './controls';

/** A form in front, with the fields that a person fills in. */
export interface OpenForm {
  /** The names of its submit buttons, without numbers. */
  key: string;
  form: Locator;
  /** Fields for texts and numbers, found by their roles. */
  fields: Locator;
  submits: Locator[];
}

const fieldsOf = (form: Locator) =>
  (['textbox', 'searchbox', 'spinbutton'] as const)
    .map((role) => form.getByRole(role))
    .reduce((all, each) => all.or(each))
    .filter({ visible: true });

/** The submit buttons of a form, also those outside of it that name it. */
async function submitsOf(page: Page, form: Locator) {
  const buttons = page.getByRole('button').filter({ visible: true });
  const element = await form.elementHandle();
  const belong = await buttons.evaluateAll(
    (all, own) =>
      all.map((each) => {
        const button = each as HTMLButtonElement;
        return button.type === 'submit' && button.form === own;
      }),
    element,
  );
  return belong.flatMap((isOwn, at) => (isOwn ? [buttons.nth(at)] : []));
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The forms of the page, or of the dialog in front, that have a field and a button that submits them. */
export async function formsOf(page: Page): Promise<OpenForm[]> {
  const front = await frontOf(page, 'main');
  const found: OpenForm[] = [];
  for (const form of await front.locator('form').filter({ visible: true }).all()) {
    const submits = await submitsOf(page, form);
    const fields = fieldsOf(form);
    if (submits.length === 0 || (await fields.count()) === 0) continue;
    const names = await Promise.all(submits.map((submit) => submit.evaluate(nameOf)));
    found.push({ key: names.join(' / ').replace(/\d+/g, '#').trim(), form, fields, submits });
  }
  return found;
}

/** What the fields show, in their order. */
export const valuesOf = ({ fields }: OpenForm) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

/** Another value that the field accepts, by its type and present value. */
function otherValue(field: Element) {
  const input = field as HTMLInputElement;
  if (input.disabled || input.readOnly) return undefined;
  const isRequired = input.required || input.getAttribute('aria-required') === 'true';
  const last = /\d$/.exec(input.value)?.[0];
  switch (input.type) {
    case 'date':
    case 'time':
    case 'file':
      return undefined;
    case 'email':
      return `changed${input.value || '@example.com'}`;
    case 'tel':
      return input.value ? undefined : '(770) 555-0187';
    case 'url':
      return `${input.value || 'https://example.com/'}changed`;
  }
  if (last) return input.value.slice(0, -1) + (last === '6' ? '5' : '6');
  if (input.inputMode === 'decimal' || input.inputMode === 'numeric' || input.type === 'number') {
    return isRequired ? '6' : undefined;
  }
  return input.value || isRequired ? `${input.value} changed`.trim() : undefined;
}

/**
 * Types another value into each field that has one or needs one.
 * @returns how many fields were changed
 */
export async function typeIntoEach({ fields }: OpenForm) {
  const others = await fields.evaluateAll((all, source) => {
    // The browser does not know what is declared here.
    const other = new Function(`return (${source})`)() as (field: Element) => string | undefined;
    return all.map(other);
  }, otherValue.toString());
  let changed = 0;
  for (const [at, other] of others.entries()) {
    if (other === undefined) continue;
    await fields.nth(at).fill(other);
    changed += 1;
  }
  return changed;
}
