import type { Locator, Page } from '@playwright/test';
import { frontOf } from './controls';

/** A form in front, with the fields that a person fills in. */
export interface OpenForm {
  /** The names of its submit buttons, without numbers. */
  key: string;
  form: Locator;
  /** Fields for texts and numbers, found by their roles; lists of choices, days and times. */
  fields: Locator;
  submits: Locator[];
}

// Fields for days and times have no role in Chromium's tree that Playwright knows.
const fieldsOf = (form: Locator) =>
  (['textbox', 'searchbox', 'spinbutton'] as const)
    .map((role) => form.getByRole(role))
    .reduce((all, each) => all.or(each), form.locator('select, [type=date], [type=time]'))
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

/** Another value that the field accepts, by its type and present value; texts that may be empty stay so, unless asked. */
function otherValue(field: Element, fillsEmpty: boolean) {
  const input = field as HTMLInputElement;
  if (input.disabled || input.readOnly) return undefined;
  const isRequired = input.required || input.getAttribute('aria-required') === 'true';
  const isFilled = input.value !== '' || isRequired || fillsEmpty;
  if (!isFilled) return undefined;
  if (field instanceof HTMLSelectElement) {
    // What is chosen may decide which fields there are: a choice that is made already stays.
    if (input.value) return undefined;
    return [...field.options].find(({ value, disabled }) => value && !disabled)?.value;
  }
  const last = /\d$/.exec(input.value)?.[0];
  switch (input.type) {
    case 'date':
      return input.value === '2099-03-03' ? '2099-03-04' : '2099-03-03';
    case 'time':
      // Later than it was, but of the same hour: an end stays after its beginning.
      return /:30$/.test(input.value)
        ? `${input.value.slice(0, 2)}:00`
        : input.value && `${input.value.slice(0, 2)}:30`;
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
  const isNumber =
    input.inputMode === 'decimal' || input.inputMode === 'numeric' || input.type === 'number';
  return isNumber ? '6' : `${input.value} changed`.trim();
}

/**
 * Enters another value into each field that has one or needs one; where there is none, into each field.
 * @returns how many fields were changed
 */
export async function typeIntoEach({ fields }: OpenForm) {
  const enter = async (fillsEmpty: boolean) => {
    let changed = 0;
    // A choice may bring or take away fields: one after another, as they are then.
    for (let at = 0; at < (await fields.count()); at += 1) {
      const field = fields.nth(at);
      const other = await field.evaluate(otherValue, fillsEmpty);
      if (!other) continue;
      const isChoice = await field.evaluate((element) => element.matches('select'));
      await (isChoice ? field.selectOption(other) : field.fill(other));
      changed += 1;
    }
    return changed;
  };
  return (await enter(false)) || enter(true);
}
