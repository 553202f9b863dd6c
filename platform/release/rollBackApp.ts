import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { rollBack, withShell } from '../../shared-site/changes';
import { earlierVersions, noEarlierVersion } from '../../shared-site/history';
import { shellProblems } from '../../shared-site/rules';
import { readSite } from '../site/siteFile';
import type { Target } from '../site/target';
import { installShell } from './installShell';
import { readRecord, readShellRecord } from './releaseRecord';

async function rollBackShell(target: Target, to: string | undefined) {
  const { siteDir } = target;
  const history = readSite(siteDir).shell?.history;
  const version = to ?? earlierVersions(history).at(-1);
  if (!version) throw new Error(noEarlierVersion('shell', history));
  const record = readShellRecord(siteDir, version);
  await target.change(
    (site) => {
      assertNoProblems('shell', shellProblems(record, site, []), 'rolled back');
      return withShell(site, { version, ...record }, 'rolled back');
    },
    async ({ folder }) => installShell(folder),
  );
}

/**
 * @param to default: the version that was live before
 * @throws when there is none, or a ChangeRejectedError when it does not fit what is live
 */
export async function rollBackApp(target: Target, app: string, to?: string) {
  if (app === 'shell') return rollBackShell(target, to);
  const find = (remote: string, version: string) => readRecord(target.siteDir, remote, version);
  await target.change((site) => rollBack(site, app, find, to));
}
