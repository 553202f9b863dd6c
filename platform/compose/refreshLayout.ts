import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasCopies, writeWithCopies } from '../disk/compressFiles';
import { data } from './pageDocument';

const embedded = /<script type="application\/json" id="(?:content|staff)">[\s\S]*?<\/script>/g;

const layoutFile = (siteDir: string) => path.join(siteDir, '_app.html');

/** The bare HTML without published content: the template of all pages. */
export const readTemplate = (siteDir: string) =>
  readFileSync(layoutFile(siteDir), 'utf8').replace(embedded, '');

/**
 * Writes published content and the routes of staff into the bare HTML, which addresses without HTML of
 * their own receive: it never shows built-in content or the layout of visitors first.
 * @param staffRoutes the routes of pages that have the staff layout
 * @returns the template
 */
export function refreshLayout(siteDir: string, slice: unknown, staffRoutes: string[]): string {
  const file = layoutFile(siteDir);
  const layout = readFileSync(file, 'utf8');
  const template = readTemplate(siteDir);
  const next = template.replace(
    '</body>',
    () => `${data('content', slice)}${data('staff', staffRoutes)}</body>`,
  );
  if (next !== layout || !hasCopies(file)) writeWithCopies(file, next);
  return template;
}
