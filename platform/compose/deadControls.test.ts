/** @jest-environment node */
import { deadControls } from './deadControls';

test.each([
  ['a link', '<a href="/contact">Contact</a>'],
  ['a menu', '<details><summary>Menu</summary></details>'],
  ['a form', '<form action="/search"><input name="q"><button>Search</button></form>'],
  ['a control that loads the shell', '<button data-loads>Play</button>'],
  ['a field that loads the shell', '<input aria-label="Search" data-loads>'],
  ['a button that opens a popover', '<button popovertarget="more">More</button>'],
  ['a control that is disabled', '<button disabled>Send</button>'],
  ['what only a script focuses', '<main tabindex="-1"></main>'],
  ['a role without a handler', '<ul role="list"></ul><p role="status"></p>'],
])('%s works alone', (_, html) => {
  expect(deadControls(html)).toEqual([]);
});

test.each([
  ['<button type="button" class="x">Play</button>', '<button type="button" class="x"> “Play”'],
  ['<a class="tab">Prices</a>', '<a class="tab"> “Prices”'],
  ['<input aria-label="Search">', '<input aria-label="Search"> “Search”'],
  ['<form><select></select></form>', '<select>'],
  ['<span role="button">Open</span>', '<span role="button"> “Open”'],
  ['<div tabindex="0"></div>', '<div tabindex="0">'],
  // Its press would not be repeated.
  ['<input type="checkbox" data-loads="">', '<input type="checkbox" data-loads="">'],
  ['<div data-loads><button>Play</button></div>', '<button> “Play”'],
])('%s does nothing without scripts', (html, description) => {
  expect(deadControls(`<main>${html}</main>`)).toEqual([description]);
});
