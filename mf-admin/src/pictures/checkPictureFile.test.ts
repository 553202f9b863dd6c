/** @jest-environment node */
import { checkPictureFile } from './checkPictureFile';

const file = (start: string) => new Blob([Buffer.from(start.padEnd(20, '\0'), 'latin1')]);

test.each([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\0\0\0\0WEBP'],
  ['AVIF', '\0\0\0\x20ftypavif'],
])('%s is a picture, whatever it is called', async (_, start) => {
  expect(await checkPictureFile(file(start))).toBeUndefined();
});

test.each([
  ['heic', '\0\0\0\x18ftypheic', 'HEIC'],
  ['heic', '\0\0\0\x18ftypmif1', 'HEIF'],
  ['type', '<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['type', 'GIF89a', 'GIF'],
  ['type', 'RIFF\0\0\0\0WAVE', 'a sound'],
  ['type', '%PDF-1.7', 'PDF'],
  ['type', '', 'an empty file'],
])('answers %s for %s', async (problem, start) => {
  expect(await checkPictureFile(file(start))).toBe(problem);
});
