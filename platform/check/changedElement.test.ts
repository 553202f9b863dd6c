/** @jest-environment node */
import { changedElement } from './changedElement';
import type { SeenElement } from './unreleasedElements';

const element = (key: string, fields: Partial<SeenElement> = {}): SeenElement => ({
  key,
  required: true,
  inMenu: false,
  styles: 'color: red\ndisplay: block',
  ...fields,
});
const header = element('div > header');
const entry = element('div > header > nav > ul > li "Fleet"', { inMenu: true });
const widget = element('mf-other ./widget > p', { required: false });

test('equal pages have no changed element', () => {
  expect(changedElement([header, entry, widget], [header, entry, widget], false)).toBeUndefined();
});

test('finds a changed style, also where other elements come and go', () => {
  const hidden = { ...header, styles: 'color: red\ndisplay: none' };
  expect(changedElement([widget, hidden], [header], false)).toEqual({
    does: 'changes a style',
    element: 'div > header { display: none }',
  });
  expect(changedElement([{ ...header, styles: 'color: red' }], [header], false)).toEqual({
    does: 'changes a style',
    element: 'div > header { it has fewer properties }',
  });
});

test('finds an element of the layout that vanishes or appears', () => {
  expect(changedElement([], [header], false)).toEqual({
    does: 'removes an element',
    element: 'div > header',
  });
  expect(changedElement([header, element('div > p')], [header], false)).toEqual({
    does: 'adds an element',
    element: 'div > p',
  });
});

test('the elements of a menu may change only where its entries do', () => {
  expect(changedElement([header, entry], [header], true)).toBeUndefined();
  expect(changedElement([header], [header, entry], true)).toBeUndefined();
  expect(changedElement([header, entry], [header], false)).toEqual({
    does: 'adds an element',
    element: entry.key,
  });
  expect(changedElement([header], [header, entry], false)).toEqual({
    does: 'removes an element',
    element: entry.key,
  });
});

test('a widget in a page of the released remote may vanish and appear', () => {
  expect(changedElement([header, widget], [header], false)).toBeUndefined();
  expect(changedElement([header], [header, widget], false)).toBeUndefined();
});
