import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { withCopies } from '../../disk/compressFiles';
import { isImmutable } from '../../disk/fileHeaders';
import { filesBelow } from '../../disk/hashFiles';
import { htmlFile, LEDGER_FILE, type Ledger, readLedger } from '../../disk/ledger';
import { emptySite, removeFolder, siteText, writeAtomically } from '../../disk/siteFile';
import type { Target } from '../../disk/target';
import type { SiteConfig } from '../../site/schema';
import { type Bucket, type BucketPlace, openBucket } from './bucket';
import { transferFiles } from './transferFiles';

const SITE = 'site.json';
const ATTEMPTS = 20;

/** Drafts, locks, and the HTML of versions before: only this machine's tools read them. */
const isLocal = (key: string) =>
  /\.draft(\/|$)|^\.(drafts|previous)\/|(^|\/)\.(site|compose|publish|server)\.lock/.test(key);
const digest = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

async function readSite(bucket: Bucket): Promise<{ site: SiteConfig; tag: string | undefined }> {
  const file = await bucket.read(SITE);
  return file
    ? { site: JSON.parse(String(file.bytes)) as SiteConfig, tag: file.tag }
    : { site: emptySite, tag: undefined };
}

/**
 * A bucket that serves the site. Releases are made in a folder of this machine, which mirrors it;
 * the bucket's `site.json` is authoritative, and replaced only if it is unchanged since it was read.
 */
export function s3Target(place: BucketPlace & { siteDir: string }): Target {
  const { siteDir } = place;
  const bucket = openBucket(place);
  const local = (key: string) => path.join(siteDir, key);
  const keyOf = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');

  const upload = (keys: string[]) =>
    transferFiles(
      'uploaded',
      keys.map((key) => ({ key, bytes: statSync(local(key)).size })),
      (key) => bucket.write(key, readFileSync(local(key))),
    );
  const download = async (key: string) => {
    const found = await bucket.read(key);
    if (!found) return;
    mkdirSync(path.dirname(local(key)), { recursive: true });
    writeAtomically(local(key), found.bytes);
  };

  /** HTML that a composer wrote and has removed since. Files of other origin are never listed. */
  const goneFrom = (before: Ledger) => {
    const now = readLedger(siteDir);
    return Object.keys(before)
      .filter((address) => !(address in now))
      .flatMap((address) => withCopies(htmlFile(siteDir, address)));
  };
  /** What the bucket's pages are, as of the last pull. */
  let pulled: Ledger = {};

  return {
    name: `s3://${place.bucket}/${place.prefix}`,
    siteDir,
    async pull() {
      const mine = readLedger(siteDir);
      const changed = (await bucket.list()).filter(
        ({ key, tag }) =>
          !existsSync(local(key)) ||
          !(isImmutable(key) || digest(readFileSync(local(key))) === tag),
      );
      await transferFiles('downloaded', changed, download);
      // What another machine took off would be pushed back from here.
      for (const file of goneFrom(mine)) rmSync(file, { force: true });
      pulled = readLedger(siteDir);
    },
    upload: (files) => upload(files.flatMap(withCopies).map((file) => file.slice(1))),
    publish: (app, version) => upload(filesBelow(local(`${app}/${version}`)).map(keyOf)),
    async change(change) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { site, tag } = await readSite(bucket);
        const next = change(site);
        if (!(await bucket.replace(SITE, Buffer.from(siteText(next)), tag))) continue;
        mkdirSync(siteDir, { recursive: true });
        writeAtomically(local(SITE), siteText(next));
        return next;
      }
      throw new Error(`other processes changed ${SITE} at each attempt; try again`);
    },
    async pushPages() {
      const there = new Map((await bucket.list()).map(({ key, tag }) => [key, tag]));
      const changed = filesBelow(siteDir)
        .map(keyOf)
        .filter((key) => key !== SITE && !isImmutable(key) && !isLocal(key))
        .filter((key) => there.get(key) !== digest(readFileSync(local(key))));
      await upload(changed.filter((key) => key !== LEDGER_FILE));
      // Last: a machine that pulls it composes no page again that it lists.
      await upload(changed.filter((key) => key === LEDGER_FILE));
      for (const key of goneFrom(pulled).map(keyOf)) if (there.has(key)) await bucket.remove(key);
    },
    async remove(app, version) {
      removeFolder(local(`${app}/${version}`));
      for (const { key } of await bucket.list(`${app}/${version}/`)) await bucket.remove(key);
    },
  };
}
