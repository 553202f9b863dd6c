import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../shared-contract/src/content';
import type { ContentSlice } from '../../shell/src/page/pageSnapshot';
import { writeAtomically } from '../disk/siteFile';
import { data } from './pageDocument';

const embedded = /<script type="application\/json" id="content">[\s\S]*?<\/script>/;

/** Dictionaries of the frame itself; those of a page come with the page. */
const FRAME_NAMESPACES = ['common', 'frame'];

function frameSlice({ shop, texts }: Content): ContentSlice {
  const ofFrame = (all: Content['texts']['en']) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => FRAME_NAMESPACES.includes(name)));
  return { shop, texts: { en: ofFrame(texts.en), es: ofFrame(texts.es) } };
}

/**
 * Writes the shop's facts into the frame that addresses without HTML of their own get, so that it
 * never shows others first.
 * @returns the frame without them: the template of all pages
 */
export function refreshFrame(siteDir: string, content: Content): string {
  const file = path.join(siteDir, '_app.html');
  const frame = readFileSync(file, 'utf8');
  const template = frame.replace(embedded, '');
  const next = template.replace('</body>', () => `${data('content', frameSlice(content))}</body>`);
  if (next !== frame) writeAtomically(file, next);
  return template;
}
