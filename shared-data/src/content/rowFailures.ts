import { LONGEST_PICTURE_SIDE, PICTURE_BYTES } from '@shop/shared-site/limits';

/** What the publisher records of a row whose picture it cannot use, before one of `rowFailures`. */
export const PICTURE_FAILURE = 'its picture cannot be used';

/** Why the publisher cannot publish a row, as it records and logs it. Screens show the key in the reader's language. */
export const rowFailures = {
  noUpload: 'no such picture is uploaded',
  noFile: 'the storage does not have its file, or refuses it',
  largeFile: `its file is larger than ${PICTURE_BYTES / 1024 ** 2} MB`,
  damaged: 'the file is damaged',
  noPicture: 'it is not a JPEG, PNG, WebP or AVIF picture',
  tooManyPixels: `it is larger than ${LONGEST_PICTURE_SIDE} by ${LONGEST_PICTURE_SIDE} pixels`,
  slowPicture: 'it takes more than 30 seconds to decode',
  otherFile: 'the file is another one than was uploaded',
  otherSize: 'it has another size than was measured',
  slowText: 'its text takes too long to read',
  deepText: 'its text has too many quotes or lists within others',
} as const;
