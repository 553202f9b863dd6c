import { readRecord } from '@shop/platform/release/releaseRecord';
import { promote, setCanaryShare } from '../../shared-site/changes';
import { canaryShare } from '../release/canaryShare';
import { deploy } from '../release/deploy';
import { releaseEndpointAddress, requestRelease } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

interface Options {
  canary?: number;
  reason?: string;
}

const command = createCommand(
  'promote',
  'Makes the canary of a remote its live version, or gives it to more visitors.',
)
  .argument('<remote>', 'such as mf-booking')
  .option('--canary <percent>', 'keeps it a canary, for this percentage of visitors', canaryShare)
  .option('--reason <sentence>', 'why, for the history; not at a release endpoint')
  .action(async (app: string, { canary, reason }: Options) => {
    const site = releaseEndpointAddress();
    if (site && reason) throw new Error('A release endpoint takes no --reason');
    if (site) {
      const query = canary ? `?canary=${canary}` : '';
      return requestRelease(site, `${app}/promote${query}`);
    }
    await deploy(
      ({ siteDir, change }) =>
        change((config) =>
          canary
            ? setCanaryShare(config, app, canary, reason)
            : promote(config, app, (name, version) => readRecord(siteDir, name, version), reason),
        ),
      { apps: [app] },
    );
  });

main(() => command.parseAsync());
