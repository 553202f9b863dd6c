import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { ChangeRejectedError } from '../../../shared-site/assertNoProblems';
import { isPicturePath, versionBase } from '../../../shared-site/contract';
import { pathOf } from '../../../shared-site/languages';
import { isNamedByContent } from '../../../shared-site/routes';
import type { SiteConfig } from '../../../shared-site/schema';
import { readWholeSite } from '../../../shared-site/siteHistory';
import { filesBelow } from '../../machine/hashFiles';
import { writeAtomically } from '../../machine/writeAtomically';
import {
  htmlKey,
  LEDGER_FILE,
  type Ledger,
  readLedger,
  writeLedger,
} from '../../site/composeLedger';
import { withCopies } from '../../site/compressFiles';
import { contentPageKeys, LEDGER_KEY, PROGRESS_FILE } from '../../site/contentPages';
import { isImmutable } from '../../site/fileHeaders';
import { CONTENT_PAGES, isSharedFolder, STATUS_FILE, withDrafts } from '../../site/generations';
import {
  ATTEMPTS,
  changedByOthers,
  emptySite,
  isHistoryFile,
  removeFolder,
  SITE_FILE,
  siteFiles,
  validateSite,
  writeSite,
} from '../../site/siteFile';
import type { Target } from '../../site/target';
import { installShell } from '../installShell';
import { type Bucket, type BucketPlace, openBucket } from './bucket';
import { transferFiles } from './transferFiles';

/** Unfinished files, and the HTML of versions before: only this machine's tools read them. */
const isLocal = (key: string) => /\.draft(\/|$)|^\.previous\//.test(key);
const isSite = (key: string) => key === SITE_FILE || isHistoryFile(key);
const isShared = (key: string) => isSharedFolder(key.split('/')[0] ?? '');

/** What no machine needs a copy of: HTML of pages that the content names, how many there are, and the times of work. */
const isContentPage = (site: SiteConfig, key: string) =>
  key === PROGRESS_FILE ||
  key === STATUS_FILE ||
  (key.includes('/index.html') &&
    isNamedByContent(site, pathOf(`/${key.replace(/\/index\.html.*$/, '')}`)));
const digest = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

async function readSite(bucket: Bucket): Promise<{ site: SiteConfig; tag: string | undefined }> {
  let tag: string | undefined;
  const site = await readWholeSite(async (name) => {
    const file = await bucket.read(name);
    if (name === SITE_FILE) tag = file?.tag;
    return file && JSON.parse(String(file.bytes));
  });
  return { site: tag ? validateSite(site, SITE_FILE) : emptySite, tag };
}

/** Pages that a composer has removed, with their compressed copies. Other files are never listed. */
const pagesGone = (before: Ledger, now: Ledger) =>
  Object.keys(before)
    .filter((address) => !(address in now))
    .flatMap((address) => withCopies(htmlKey(address)));

/** The change is live, but pages could not be written for all of the site. */
function uncompleted(name: string, cause: unknown) {
  const reasons =
    cause instanceof ChangeRejectedError
      ? cause.reasons
      : [cause instanceof Error ? cause.message : String(cause)];
  return new Error(
    [
      `${name} was changed. Others changed it at the same time, and not all pages could be composed again:`,
      ...reasons.map((reason) => `  - ${reason}`),
    ].join('\n'),
    { cause },
  );
}

/**
 * Another machine that has released a shell may still upload its layout: pages with the earlier one
 * would start the earlier shell.
 */
function installNamedShell(folder: string, { shell }: SiteConfig) {
  const layout = path.join(folder, '_app.html');
  if (!shell || !existsSync(layout)) return;
  if (!readFileSync(layout, 'utf8').includes(versionBase('shell', shell.version)))
    installShell(folder);
}

/**
 * Changes are prepared in a folder of this machine, which mirrors the bucket. The bucket's `site.json`
 * is authoritative, and replaced only if it is unchanged since it was read.
 */
export function s3Target(place: BucketPlace & { siteDir: string }): Target {
  const { siteDir } = place;
  const bucket = openBucket(place);
  const name = `s3://${place.bucket}/${place.prefix}`;

  /** `folder` is the site for versions and content, a generation for all others. */
  const upload = (folder: string, keys: string[]) => {
    const local = (key: string) => path.join(folder, key);
    return transferFiles(
      'uploaded',
      keys.map((key) => ({ key, bytes: statSync(local(key)).size })),
      (key) => bucket.write(key, readFileSync(local(key))),
    );
  };
  const keysBelow = (folder: string, below = '') =>
    filesBelow(path.join(folder, below)).map((file) =>
      path.relative(folder, file).split(path.sep).join('/'),
    );

  async function download(folder: string, listed: { key: string; tag: string; bytes: number }[]) {
    const local = (key: string) => path.join(folder, key);
    const isCurrent = (key: string, tag: string) =>
      existsSync(local(key)) && (isImmutable(key) || digest(readFileSync(local(key))) === tag);
    const changed = listed.filter(({ key, tag }) => !isCurrent(key, tag));
    await transferFiles('downloaded', changed, async (key) => {
      const found = await bucket.read(key);
      if (!found) return;
      mkdirSync(path.dirname(local(key)), { recursive: true });
      writeAtomically(local(key), found.bytes);
    });
  }

  const pull = () =>
    withDrafts(siteDir, async (create) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const listed = await bucket.list();
        mkdirSync(siteDir, { recursive: true });
        await download(
          siteDir,
          listed.filter(({ key }) => isShared(key)),
        );
        const { folder, makeLive } = create();
        const before = readLedger(folder);
        const { site } = await readSite(bucket);
        // Listed before the site was read, its files may be others by now.
        writeSite(folder, site);
        const own = listed.filter(
          ({ key }) => !isShared(key) && !isSite(key) && !isContentPage(site, key),
        );
        // First: pages that another machine writes meanwhile are newer than it says, never older.
        await download(
          folder,
          own.filter(({ key }) => key === LEDGER_FILE),
        );
        await download(
          folder,
          own.filter(({ key }) => key !== LEDGER_FILE),
        );
        // What another machine took off would be pushed back from here.
        for (const key of pagesGone(before, readLedger(folder))) {
          rmSync(path.join(folder, key), { force: true });
        }
        if (await makeLive()) return;
      }
      throw changedByOthers();
    });

  /** Uploads what differs from the bucket, and removes pages that are gone since `before`. */
  async function pushPages(folder: string, before: Ledger) {
    const there = new Map((await bucket.list()).map(({ key, tag }) => [key, tag]));
    const changed = keysBelow(folder)
      .filter((key) => !isSite(key) && !isShared(key) && !isLocal(key))
      .filter((key) => there.get(key) !== digest(readFileSync(path.join(folder, key))));
    await upload(
      folder,
      changed.filter((key) => key !== LEDGER_FILE),
    );
    // Last: a machine that pulls it composes no page again that it lists.
    await upload(
      folder,
      changed.filter((key) => key === LEDGER_FILE),
    );
    const now = readLedger(folder);
    for (const key of pagesGone(before, now)) if (there.has(key)) await bucket.remove(key);
    return Object.entries(now).filter(([address]) => changed.includes(htmlKey(address)));
  }

  return {
    name,
    siteDir,
    read: async () => (await readSite(bucket)).site,
    pull,
    upload: (files) =>
      upload(
        siteDir,
        files
          .flatMap((file) => (isPicturePath(file) ? [file] : withCopies(file)))
          .map((file) => file.slice(1)),
      ),
    storeVersion: (app, version) => upload(siteDir, keysBelow(siteDir, `${app}/${version}`)),
    change: (change, prepare) =>
      withDrafts(siteDir, async (create) => {
        let pending = change;
        let isLive = false;
        const pushed: Ledger = {};
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const { site, tag } = await readSite(bucket);
          const histories = (await bucket.list('history.')).map(({ key }) => key);
          // Others may have released or published since the folder was updated.
          await pull();
          const draft = create();
          const pulled = readLedger(draft.folder);
          const next = pending(site);
          writeSite(draft.folder, next);
          const { text, history } = siteFiles(next);
          // Whose HTML the bucket has of them is unknown, so they are composed again.
          const known = Object.entries(pulled).filter(([address]) => !(address in pushed));
          if (prepare) {
            writeLedger(draft.folder, Object.fromEntries(known));
            installNamedShell(draft.folder, next);
          }
          try {
            await prepare?.(draft);
          } catch (cause) {
            throw isLive ? uncompleted(name, cause) : cause;
          }
          // First: no `site.json` may name a history that is not there.
          if (history) await bucket.write(history.name, Buffer.from(history.text));
          if (!(await bucket.replace(SITE_FILE, Buffer.from(text), tag))) continue;
          isLive = true;
          // Those of other machines that change the site now are not among them, or their change fails.
          const inUse = [history?.name, siteFiles(site).history?.name];
          for (const key of histories) if (!inUse.includes(key)) await bucket.remove(key);
          const uploaded = await pushPages(draft.folder, { ...pushed, ...pulled });
          Object.assign(pushed, Object.fromEntries(uploaded));
          // Another process that uses the same folder has changed it: its copy lacks this change.
          if (!(await draft.makeLive())) await pull();
          // Another machine that has changed the site since then writes pages at the same time.
          const { site: latest } = await readSite(bucket);
          if (!prepare || siteFiles(latest).text === text) return next;
          pending = (unchanged) => unchanged;
        }
        throw changedByOthers();
      }),
    async pushContentPages(addresses) {
      if (addresses.length === 0) return;
      const folder = path.join(siteDir, CONTENT_PAGES);
      const files = addresses.flatMap(contentPageKeys);
      const isThere = (key: string) => existsSync(path.join(folder, key));
      const gone = files.filter((key) => !isThere(key)).map((key) => ({ key, bytes: 0 }));
      await transferFiles('removed', gone, bucket.remove);
      await upload(folder, [...files.filter(isThere), PROGRESS_FILE]);
      // Last: a machine that pulls it composes no page again that it lists.
      await upload(siteDir, [LEDGER_KEY]);
    },
    writeStatus: (text) => bucket.write(STATUS_FILE, Buffer.from(text)),
    async remove(app, version) {
      removeFolder(path.join(siteDir, app, version));
      for (const { key } of await bucket.list(`${app}/${version}/`)) await bucket.remove(key);
    },
  };
}
