import { pictureOf } from './pictureOf';

test.each([
  ['https://example.com/team.webp', 'https://example.com/team.webp'],
  ['/samples/tire-used.svg', '/samples/tire-used.svg'],
  ['drawing:team-1', 'file'],
  ['drawing:unknown', ''],
  [undefined, ''],
])('the picture %s has the address %s', (picture, src) => {
  expect(pictureOf(picture)).toEqual({ src });
});
