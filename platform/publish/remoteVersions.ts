import { statSync } from 'node:fs';
import path from 'node:path';
import { isVersion } from '../../shared-site/contract';
import type { SiteConfig } from '../../shared-site/schema';
import { publicFolder } from '../site/generations';
import type { Target } from '../site/target';
import { type CanaryOptions, createCanaryJudge } from './canaries';
import type { RunAsPublisher } from './runAsPublisher';

/** Milliseconds; each look at a bucket is a request. */
const INTERVAL = 60_000;
const CLEAN_INTERVAL = 60 * 60_000;

/** The versions that a visitor's page may run. */
export const remoteVersions = ({ remotes }: SiteConfig) =>
  remotes.flatMap(({ name, live, previous, canary, history = [] }) => {
    const used = [live, previous, canary?.release, ...history].map((each) => each?.version ?? '');
    // A server of a developer's own machine has no version.
    return [...new Set(used)].filter(isVersion).map((version) => ({ remote: name, version }));
  });

/** Does work that must not prevent publishing. A failure is logged once. */
function logFailures(failure: string, work: () => Promise<unknown>) {
  let reported = '';
  return async () => {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== reported) console.error(`  ${failure}: ${reason}`);
      reported = reason;
    }
  };
}

/** The database ignores reports of all versions that are not recorded. */
function createVersionRecorder(run: RunAsPublisher, target: Target) {
  let seen = '';
  let recorded = '';
  let nextAt = 0;
  return async () => {
    const { ino, mtimeMs } = statSync(path.join(publicFolder(target.siteDir), 'site.json'));
    const state = `${ino} ${mtimeMs}`;
    if (state === seen && Date.now() < nextAt) return;
    const versions = JSON.stringify(remoteVersions(await target.read()));
    if (versions !== recorded) {
      await run('select public.record_remote_versions($1::text::jsonb)', [versions]);
    }
    recorded = versions;
    seen = state;
    nextAt = Date.now() + INTERVAL;
  };
}

function createReportCleaner(run: RunAsPublisher) {
  let nextAt = 0;
  return async () => {
    if (Date.now() < nextAt) return;
    await run('select public.forget_remote_reports()');
    nextAt = Date.now() + CLEAN_INTERVAL;
  };
}

/** Returns what does the work on versions that is due; it never throws. */
export function createVersionKeeper(run: RunAsPublisher, target: Target, options: CanaryOptions) {
  const work = [
    logFailures('versions of remotes not recorded', createVersionRecorder(run, target)),
    logFailures('canaries not judged', createCanaryJudge(run, target, options)),
    logFailures('old reports not deleted', createReportCleaner(run)),
  ];
  return async () => {
    for (const each of work) await each();
  };
}
