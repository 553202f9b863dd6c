import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import sharp from 'sharp';
import { rowFailures } from '../../shared-data/src/content/rowFailures';
import { PICTURE_WIDTHS, picturePath, shortDigest } from '../../shared-site/contract';
import { LONGEST_PICTURE_SIDE } from '../../shared-site/limits';

export interface StoredPicture {
  id: string;
  /** As measured before the upload. */
  width: number;
  height: number;
}

const MOST_PIXELS = LONGEST_PICTURE_SIDE ** 2;
const LONGEST_SECONDS = 30;

// Whatever a file claims to be, no other decoder sees it: SVG, PDF and the like can refer to other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// A publication is not urgent enough to slow down the server that runs it.
sharp.concurrency(1);
sharp.cache(false);

/** A file that will never become a picture. */
export class PictureRefused extends Error {}

const tooLarge = () => new PictureRefused(rowFailures.tooManyPixels);

function refusalOf(error: unknown): PictureRefused {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(message)) return tooLarge();
  if (/timeout/i.test(message)) return new PictureRefused(rowFailures.slowPicture);
  const isUnsupported = /unsupported image format/i.test(message);
  return new PictureRefused(isUnsupported ? rowFailures.noPicture : rowFailures.damaged);
}

const decode = (file: Uint8Array) =>
  sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS, animated: false })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS });

/** Each width from the decoded file. sharp leaves all metadata out, the place and the camera among it. */
async function encode(file: Uint8Array, { id, width, height }: StoredPicture) {
  if (shortDigest(createHash('sha256').update(file).digest('hex')) !== id) {
    throw new PictureRefused(rowFailures.otherFile);
  }
  // Reads the beginning of the file, and decodes nothing.
  const { autoOrient } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
  if (Math.max(autoOrient.width, autoOrient.height) > LONGEST_PICTURE_SIDE) throw tooLarge();
  if (autoOrient.width !== width || autoOrient.height !== height) {
    throw new PictureRefused(rowFailures.otherSize);
  }
  const made: [string, Buffer][] = [];
  for (const most of PICTURE_WIDTHS) {
    const picture = decode(file).resize({ width: most, withoutEnlargement: true });
    made.push([picturePath(id, most), await picture.webp({ quality: 80 }).toBuffer()]);
  }
  return made;
}

/**
 * Makes the files of a picture that the site lacks, all or none.
 * @param read reads the uploaded file
 * @throws {PictureRefused} when the file is no picture, or too large a one; and what `read` throws
 */
export async function makePicture(
  siteDir: string,
  picture: StoredPicture,
  read: (id: string) => Promise<Uint8Array>,
): Promise<void> {
  const files = PICTURE_WIDTHS.map((most) => path.join(siteDir, picturePath(picture.id, most)));
  if (files.every((file) => existsSync(file))) return;
  const uploaded = await read(picture.id);
  const made = await encode(uploaded, picture).catch((error: unknown) => {
    throw error instanceof PictureRefused ? error : refusalOf(error);
  });
  mkdirSync(path.join(siteDir, 'content'), { recursive: true });
  for (const [file, bytes] of made) writeAtomically(path.join(siteDir, file), bytes);
}
