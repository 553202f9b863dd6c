import { dataDir } from '../../platform/disk/paths';
import { readSite } from '../../platform/disk/siteFile';
import type { Target } from '../../platform/disk/target';
import { remoteVersions } from '../../platform/publish/remoteVersions';
import { readRecord } from '../../platform/release/releaseRecord';
import { deploy } from '../release/deploy';
import { openOperatorApi } from '../report/operatorApi';
import { readVisits } from './readVisits';
import { type CanaryEnd, watchCanary } from './watchCanary';

/** @throws before anything is built, where the visits cannot be read */
export async function openCanaryWatch(
  target: Target,
): Promise<(name: string, steps: readonly number[]) => Promise<CanaryEnd>> {
  const { siteDir } = target;
  const { PORT: port, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const api = openOperatorApi({ siteDir, dataDir, port, secretKey });
  await api.rows('remote_visits', 'select=day&day=eq.9999-12-31&order=day');
  return async (name, steps) => {
    // Where the publisher runs by a schedule, the reports of the canary would be ignored until its next run.
    await api.call('record_remote_versions', { p_versions: remoteVersions(await target.read()) });
    return watchCanary({
      name,
      steps,
      readSite: async () => {
        await target.pull();
        return readSite(siteDir);
      },
      readVisits: (remote) => readVisits(api, remote),
      change: (change) => deploy((to) => to.change(change), { apps: [name], to: target }),
      find: (remote, version) => readRecord(siteDir, remote, version),
    });
  };
}
