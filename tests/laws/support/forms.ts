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

const BUTTONS = 'button, input[type=submit]';

interface ReadForm {
  at: number;
  names: string[];
  /** Places among the buttons of the document: a button may stand outside of the form that it submits. */
  buttons: number[];
}

/** Reads in the browser, at once, which forms are seen, have a field and can be submitted: a page has fifty of them. */
function readForms(forms: Element[], selector: string): ReadForm[] {
  const all = [...document.querySelectorAll(selector)];
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return forms.flatMap((form, at) => {
    const elements = [...(form as HTMLFormElement).elements].filter(isSeen);
    const submits = elements.filter((element) => (element as HTMLButtonElement).type === 'submit');
    const fields = elements.filter(
      (element) =>
        !element.matches('button, fieldset, output, object') &&
        !/^(submit|button|reset|image|checkbox|radio|file)$/.test(
          (element as HTMLInputElement).type,
        ),
    );
    if (!isSeen(form) || submits.length === 0 || fields.length === 0) return [];
    const nameOf = (button: Element) =>
      button.getAttribute('aria-label') ?? button.textContent ?? '';
    const buttons = submits.map((submit) => all.indexOf(submit));
    return { at, names: submits.map(nameOf), buttons };
  });
}

/** The forms of the page, or of the dialog in front, that have a field and a button that submits them. */
export async function formsOf(page: Page): Promise<OpenForm[]> {
  const forms = (await frontOf(page, 'main')).locator('form');
  const buttons = page.locator(BUTTONS);
  return (await forms.evaluateAll(readForms, BUTTONS)).map(({ at, names, buttons: own }) => ({
    key: names.join(' / ').replace(/\d+/g, '#').trim(),
    form: forms.nth(at),
    fields: fieldsOf(forms.nth(at)),
    submits: own.map((index) => buttons.nth(index)),
  }));
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
    // What is chosen may decide which fields there are: a choice that is made already stays, where others can change.
    if (input.value && !fillsEmpty) return undefined;
    return [...field.options].find(
      ({ value, disabled }) => value && value !== input.value && !disabled,
    )?.value;
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
      if (input.value && !fillsEmpty) return undefined;
      return input.value.endsWith('0187') ? '(770) 555-0188' : '(770) 555-0187';
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
