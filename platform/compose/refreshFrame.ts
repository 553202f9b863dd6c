import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasCopies, writeWithCopies } from '../disk/compressFiles';
import { data } from './pageDocument';

const embedded = /<script type="application\/json" id="content">[\s\S]*?<\/script>/;

/**
 * Writes published content into the frame, which addresses without HTML of their own receive, so that
 * it never shows built-in content first.
 * @param slice the part of the content that the frame needs
 * @returns the frame without it: the template of all pages
 */
export function refreshFrame(siteDir: string, slice: unknown): string {
  const file = path.join(siteDir, '_app.html');
  const frame = readFileSync(file, 'utf8');
  const template = frame.replace(embedded, '');
  const next = template.replace('</body>', () => `${data('content', slice)}</body>`);
  if (next !== frame || !hasCopies(file)) writeWithCopies(file, next);
  return template;
}
