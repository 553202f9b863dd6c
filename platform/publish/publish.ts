import { type Composed, type ComposePages, ComposingStopped } from '../disk/composed';
import {
  expiredContent,
  refreshContentRetention,
  removeFiles,
  writeContent,
} from '../disk/contentFiles';
import { readLedger } from '../disk/ledger';
import { lockSite, readSite } from '../disk/siteFile';
import type { Target } from '../disk/target';
import type { ContentWithFiles } from '../site/rendering';
import {
  type ContentSource,
  type RunAsPublisher,
  readSnapshot,
  recordFailed,
  recordPublished,
} from './queue';

export interface PublishOptions {
  run: RunAsPublisher;
  source: ContentSource;
  target: Target;
  /** Composes the pages that show what changed. */
  compose: ComposePages;
}

function failure({ failed }: Composed): string {
  const [first, ...others] = failed;
  if (!first) return '';
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `${first.address}: ${first.reason}${more}`;
}

/** Writes content files and pages. Each file is replaced whole, and only where it differs. */
async function writeSite({ target, compose }: PublishOptions, content: ContentWithFiles) {
  const { siteDir } = target;
  await target.pull();
  const { digest, files } = await writeContent(siteDir, content);
  const { content: before } = readSite(siteDir);
  if (before !== digest) {
    if (before) refreshContentRetention(siteDir, before);
    await target.upload(files);
    await target.change((site) => ({ ...site, content: digest }));
  }
  // Also where the content is live already: an earlier run may not have come to the pages.
  const composed = await compose(siteDir);
  await target.pushPages();
  const named = Object.values(readLedger(siteDir)).flatMap(({ contentFiles }) => contentFiles);
  removeFiles(siteDir, expiredContent(siteDir, digest, named));
  return composed;
}

/**
 * Publishes what staff have saved, however many saves there are: writes the content files, names them
 * in `site.json`, composes the pages that show what changed, and records the outcome.
 *
 * It can be killed at any step: rows stay unpublished until the last one, and each step does only what
 * is not done yet, so the next run finishes what this one began.
 * @returns which pages were written, and which could not be
 * @throws when the database or the site cannot be reached; rows that were read are recorded as failed
 */
export async function publish(options: PublishOptions): Promise<Composed> {
  const { run, source, target } = options;
  // Of two runs at once, the one that read first could write last.
  const unlock = await lockSite(target.siteDir, '.publish.lock');
  try {
    const { pending, rows } = await readSnapshot(run, source);
    const composed = await writeSite(options, source.parse(rows)).catch(async (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!(error instanceof ComposingStopped)) await recordFailed(run, pending, reason);
      throw error;
    });
    const reason = failure(composed);
    if (reason) await recordFailed(run, pending, reason);
    else await recordPublished(run, pending);
    return composed;
  } finally {
    await unlock();
  }
}
