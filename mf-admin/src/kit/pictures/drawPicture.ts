import { LONGEST_PICTURE_SIDE } from '@shop/shared-contract';
import type { Upload } from '@shop/shared-data/staff';

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** A browser that protects privacy changes what is read from a canvas, so that no site recognizes it. */
export class CanvasChanged extends Error {}

const SIDE = 32;
const COLORS = [
  [255, 255, 0],
  [0, 64, 192],
  [192, 0, 64],
  [32, 160, 32],
] as const;
/** Of a channel: some browsers change the last bits, which no picture shows. */
const MOST_DIFFERENT = 8;

/** @throws {CanvasChanged} unless known pixels are read as they were drawn */
export function checkCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE * COLORS.length;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  for (const [at, color] of COLORS.entries()) {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect(at * SIDE, 0, SIDE, SIDE);
  }
  for (const [at, color] of COLORS.entries()) {
    const { data } = context.getImageData(at * SIDE, 0, SIDE, SIDE);
    const isChanged = data.some(
      (value, index) => Math.abs(value - (color[index % 4] ?? 255)) > MOST_DIFFERENT,
    );
    if (isChanged) throw new CanvasChanged();
  }
}

/**
 * Draws a part of a turned picture as a new one. Nothing of the file is left but what is seen: no place, no camera.
 * @param part in pixels of the turned picture
 * @param turn in steps of 90 degrees, clockwise
 * @throws {CanvasChanged} when the browser changes what is drawn
 * @throws when the browser cannot decode the picture, or has no memory for it
 */
export async function drawPicture(src: string, part: Part, turn: number): Promise<Upload> {
  checkCanvas();
  const image = await loadImage(src);
  const scale = Math.min(1, LONGEST_PICTURE_SIDE / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { naturalWidth, naturalHeight } = image;
  const [width, height] =
    turn % 2 === 0 ? [naturalWidth, naturalHeight] : [naturalHeight, naturalWidth];
  context.scale(scale, scale);
  context.translate(width / 2 - part.x, height / 2 - part.y);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  const file = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!file) throw new Error('The browser has no memory for this picture.');
  return { file, width: canvas.width, height: canvas.height };
}
