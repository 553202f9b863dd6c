function show(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-asked]') as Element;
}

test.each([
  [
    'a dialog that opens',
    '<dialog data-asked></dialog>',
    'none',
    '<dialog open data-asked></dialog>',
  ],
  ['an element that is shown', '<p hidden data-asked></p>', 'none', '<p data-asked></p>'],
  ['a field that is shown', '<input type="hidden" data-asked>', 'none', '<input data-asked>'],
])('%s is not remembered as it was', (_, before, display, after) => {
  expect(getComputedStyle(show(before)).display).toBe(display);
  expect(getComputedStyle(show(after)).display).not.toBe(display);
});

test('what an element inherits is not taken from another place', () => {
  const inside = (style: string) => show(`<div style="${style}"><p data-asked></p></div>`);
  expect(getComputedStyle(inside('visibility: hidden')).visibility).toBe('hidden');
  expect(getComputedStyle(inside('')).visibility).toBe('visible');
  expect(getComputedStyle(inside('pointer-events: none')).pointerEvents).toBe('none');
});

test('a style sheet that comes later counts', () => {
  expect(getComputedStyle(show('<p class="gone" data-asked></p>')).display).toBe('block');
  const sheet = document.createElement('style');
  sheet.innerHTML = '.gone { display: none }';
  document.head.append(sheet);
  expect(getComputedStyle(show('<p class="gone" data-asked></p>')).display).toBe('none');
  sheet.remove();
});
