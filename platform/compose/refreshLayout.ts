import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasCopies, writeWithCopies } from '../disk/compressFiles';
import { data } from './pageDocument';

const embedded = /<script type="application\/json" id="(?:content|staff)">[\s\S]*?<\/script>/g;

/**
 * Writes published content and the routes of staff into the bare HTML, which addresses without HTML of
 * their own receive: it never shows built-in content or the layout of visitors first.
 * @param staffRoutes the routes of pages that have the staff layout
 * @returns the bare HTML without both: the template of all pages
 */
export function refreshLayout(siteDir: string, slice: unknown, staffRoutes: string[]): string {
  const file = path.join(siteDir, '_app.html');
  const layout = readFileSync(file, 'utf8');
  const template = layout.replace(embedded, '');
  const next = template.replace(
    '</body>',
    () => `${data('content', slice)}${data('staff', staffRoutes)}</body>`,
  );
  if (next !== layout || !hasCopies(file)) writeWithCopies(file, next);
  return template;
}
