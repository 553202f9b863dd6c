/** @jest-environment node */
import { deadControls } from './deadControls';

test.each([
  ['a link', '<a href="/contact">Contact</a>'],
  ['the link to another language', '<a href="/es/" hreflang="es" data-loads>Español</a>'],
  ['a menu', '<details><summary>Menu</summary></details>'],
  ['a form', '<form action="/search"><input name="q"><button>Search</button></form>'],
  ['a control that loads the shell', '<button data-loads>Play</button>'],
  ['a field that only bots see', '<div aria-hidden="true"><input tabindex="-1"></div>'],
  [
    'a field that waits for another one, and a button that says so',
    '<form><select data-loads></select><select disabled></select><button disabled aria-description="Choose">Find</button></form>',
  ],
  ['a box that loads the shell', '<input type="checkbox" data-loads>'],
  ['a field that loads the shell', '<input aria-label="Search" data-loads>'],
  ['a button that opens a popover', '<button popovertarget="more">More</button>'],
  ['a control that is marked as disabled', '<button aria-disabled="true">Send</button>'],
  ['a button of a form that loads the shell', '<form><button data-loads>Send</button></form>'],
  ['what the browser scrolls', '<ul tabindex="0"></ul>'],
  ['what only a script focuses', '<main tabindex="-1"></main>'],
  ['a role without a handler', '<ul role="list"></ul><p role="status"></p>'],
])('%s works alone', (_, html) => {
  expect(deadControls(html)).toEqual([]);
});

test.each([
  ['<button type="button" class="x">Play</button>', '<button type="button" class="x"> “Play”'],
  ['<a href="#">Play</a>', '<a href="#"> “Play”'],
  ['<a class="tab">Prices</a>', '<a class="tab"> “Prices”'],
  ['<input aria-label="Search">', '<input aria-label="Search"> “Search”'],
  ['<form><select></select></form>', '<select>'],
  ['<span role="button">Open</span>', '<span role="button"> “Open”'],
  ['<div tabindex="0"></div>', '<div tabindex="0">'],
  // Only a script could enable it.
  ['<button disabled="">Send</button>', '<button disabled=""> “Send”'],
  ['<button disabled="" data-loads="">Send</button>', '<button disabled="" data-loads=""> “Send”'],
  ['<fieldset disabled=""><select></select></fieldset>', '<select>'],
  [
    `<form action="javascript:throw new Error('React form unexpectedly submitted.')"><button>Send</button></form>`,
    '<button> “Send”',
  ],
  [
    '<form action="/search"><button type="button">Add</button></form>',
    '<button type="button"> “Add”',
  ],
  // Their press would not be repeated.
  ['<a href="/video" data-loads="">Play</a>', '<a href="/video" data-loads=""> “Play”'],
  ['<input type="submit" data-loads="">', '<input type="submit" data-loads="">'],
  ['<div data-loads><button>Play</button></div>', '<button> “Play”'],
])('%s does nothing without scripts', (html, description) => {
  expect(deadControls(`<main>${html}</main>`)).toEqual([description]);
});
