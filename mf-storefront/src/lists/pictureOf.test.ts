import { pictureOf, sharedPictureOf } from './pictureOf';

test.each([
  ['https://example.com/team.webp', 'https://example.com/team.webp'],
  ['/samples/tire-used.svg', '/samples/tire-used.svg'],
  ['drawing:team-1', 'file'],
  ['drawing:unknown', ''],
  [undefined, ''],
])('the picture %s has the address %s', (picture, src) => {
  expect(pictureOf(picture)).toEqual({ src });
});

test('link previews get a JPEG in place of a drawing, and nothing for one without', () => {
  expect(sharedPictureOf('drawing:article-brake-signs')).toBe('file');
  expect(sharedPictureOf('drawing:team-1')).toBeUndefined();
  expect(sharedPictureOf('/a.jpg')).toBe('/a.jpg');
  expect(sharedPictureOf('')).toBeUndefined();
});
