import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @param place an absolute path
 * @returns the path itself where it exists, else the nearest folder above that does
 */
export const nearestExisting = (place: string): string =>
  existsSync(place) ? place : nearestExisting(path.dirname(place));
