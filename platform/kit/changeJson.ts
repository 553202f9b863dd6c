import { readFileSync, writeFileSync } from 'node:fs';

/** @param change returns the next content of the file, which is an object */
export function changeJson<Content extends object>(
  file: string,
  change: (content: Content) => object,
) {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  writeFileSync(file, `${JSON.stringify(change(content), null, 2)}\n`);
}
