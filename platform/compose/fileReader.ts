import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param file path below the site
 * @returns undefined where there is no such file
 */
export type ReadFile = (file: string) => Buffer | undefined;

/** Reads each file once. */
export function createFileReader(siteDir: string): ReadFile {
  const contents = new Map<string, Buffer | undefined>();

  function read(file: string): Buffer | undefined {
    const place = path.join(siteDir, file);
    const isFile = statSync(place, { throwIfNoEntry: false })?.isFile();
    return isFile ? readFileSync(place) : undefined;
  }

  return (file) => {
    if (!contents.has(file)) contents.set(file, read(file));
    return contents.get(file);
  };
}
