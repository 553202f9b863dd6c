import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BareHtml } from '../../shared-site/pageSite';
import { hasCopies, writeWithCopies } from '../site/compressFiles';
import { data } from './pageDocument';

const embedded = /<script type="application\/json" id="(?:content|staff)">[\s\S]*?<\/script>/g;

const layoutFile = (siteDir: string) => path.join(siteDir, '_app.html');

/** The bare HTML without published content: the template of all pages. */
export const readTemplate = (siteDir: string) =>
  readFileSync(layoutFile(siteDir), 'utf8').replace(embedded, '');

/**
 * Writes published content, the routes of staff and their address into the bare HTML, which addresses without HTML of
 * their own receive: it never shows built-in content or the layout of visitors first.
 * @returns the template
 */
export function refreshLayout(siteDir: string, slice: unknown, staff: BareHtml): string {
  const file = layoutFile(siteDir);
  const layout = readFileSync(file, 'utf8');
  const template = readTemplate(siteDir);
  const next = template.replace(
    '</body>',
    () => `${data('content', slice)}${data('staff', staff)}</body>`,
  );
  if (next !== layout || !hasCopies(file)) writeWithCopies(file, next);
  return template;
}
