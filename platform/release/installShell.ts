import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, integrityOf } from '../machine/hashFiles';
import { writeAtomically } from '../machine/writeAtomically';
import { withCopies, writeWithCopies } from '../site/compressFiles';
import { readSite } from '../site/siteFile';
import { RECORD_FILE } from './releaseRecord';

const withDigests = (html: string, siteDir: string) =>
  html.replace(
    /<(?:script defer src|link href)="([^"]+\.(?:js|css))"(?: rel="stylesheet")?(?=>)/g,
    (tag, file: string) => `${tag} integrity="${integrityOf(readFileSync(siteDir + file))}"`,
  );

const versionFiles = new Set(['static', ...withCopies('index.html'), ...withCopies(RECORD_FILE)]);

/** `siteDir` is a generation: in a bucket, another machine may have released a shell since this one's. */
export function installShell(siteDir: string) {
  const version = readSite(siteDir).shell?.version;
  if (!version) throw new Error(`${siteDir} names no shell`);
  const folder = path.join(siteDir, 'shell', version);
  for (const name of readdirSync(folder)) {
    if (versionFiles.has(name)) continue;
    const source = path.join(folder, name);
    for (const file of existsSync(source) ? filesIn(source) : []) {
      const target = path.join(siteDir, path.relative(folder, file));
      mkdirSync(path.dirname(target), { recursive: true });
      writeAtomically(target, readFileSync(file));
    }
  }
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const rebased = html
    .replace(/(src|href)="(?:\.?\/)?static\//g, `$1="/shell/${version}/static/`)
    // What lies beside the pages must be found from every depth.
    .replace(/(src|href)="(?![/#]|\w+:)/g, '$1="/');
  writeWithCopies(path.join(siteDir, '_app.html'), withDigests(rebased, siteDir));
}

const filesIn = (place: string) => (path.extname(place) ? [place] : filesBelow(place));
