import { readRecord } from '../../platform/release/releaseRecord';
import { promote } from '../../shared-site/changes';
import { deploy } from '../release/deploy';
import { releaseEndpointAddress, requestRelease } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

const command = createCommand('promote', 'Makes the canary of a remote its live version.')
  .argument('<remote>', 'such as mf-booking')
  .option('--reason <sentence>', 'why, for the history; not at a release endpoint')
  .action(async (app: string, { reason }: { reason?: string }) => {
    const site = releaseEndpointAddress();
    if (site && reason) throw new Error('A release endpoint takes no --reason');
    if (site) return console.info(await requestRelease(site, `${app}/promote`));
    await deploy(
      ({ siteDir, change }) =>
        change((config) =>
          promote(config, app, (name, version) => readRecord(siteDir, name, version), reason),
        ),
      { apps: [app] },
    );
  });

main(() => command.parseAsync());
