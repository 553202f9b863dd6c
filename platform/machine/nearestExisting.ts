import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute path itself where it exists, else the nearest folder above it that does. */
export const nearestExisting = (place: string): string =>
  existsSync(place) ? place : nearestExisting(path.dirname(place));
