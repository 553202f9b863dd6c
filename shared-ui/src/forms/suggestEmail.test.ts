import { suggestEmail } from './suggestEmail';

test.each([
  ['Ana@gmial.com', 'Ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@Yaho.com', 'ana@yahoo.com'],
  [' ana@hotmial.com ', 'ana@hotmail.com'],
])('suggests for %s the address %s', (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});

test.each([
  '',
  'ana',
  'ana@',
  '@gmial.com',
  // Being typed.
  'ana@gmail.co',
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@gmail.com.mx',
  'ana@example.com',
  'ana@b@gmial.com',
])('suggests nothing for "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
