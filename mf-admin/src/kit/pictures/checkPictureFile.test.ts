/** @jest-environment node */
import { checkPictureFile } from './checkPictureFile';

const file = (start: string) => new Blob([Buffer.from(start.padEnd(20, '\0'), 'latin1')]);

test.each([
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\0\0\0\0WEBP'],
  ['AVIF', '\0\0\0\x14ftypavif\0\0\0\0mif1'],
  ['AVIF that starts as any HEIF', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
  ['AVIF that starts as any MIAF', '\0\0\0\x18ftypmiaf\0\0\0\0mif1avif'],
])('%s is a picture, whatever it is called', async (_, start) => {
  expect(await checkPictureFile(file(start))).toBeUndefined();
});

test.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'HEIF'],
  ['type', '\0\0\0\x1cftypisom\0\0\x02\0isomiso2mp41', 'an MP4 video'],
  ['type', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'a QuickTime video'],
  ['type', '\0\0\0\x08ftypavif', 'a damaged first box'],
  ['type', '<svg xmlns="http://www.w3.org/2000/svg">', 'SVG'],
  ['type', 'GIF89a', 'GIF'],
  ['type', 'RIFF\0\0\0\0WAVE', 'a sound'],
  ['type', '%PDF-1.7', 'PDF'],
  ['type', '', 'an empty file'],
])('answers %s for %s', async (problem, start) => {
  expect(await checkPictureFile(file(start))).toBe(problem);
});
