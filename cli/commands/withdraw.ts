import { withdraw } from '../../shared-site/changes';
import { deploy } from '../release/deploy';
import { releaseEndpointAddress, requestRelease } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

const command = createCommand(
  'withdraw',
  'Ends the canary of a remote: all visitors get the live version.',
)
  .argument('<remote>', 'such as mf-booking')
  .option('--reason <sentence>', 'why, for the history; not at a release endpoint')
  .action(async (app: string, { reason }: { reason?: string }) => {
    const site = releaseEndpointAddress();
    if (site && reason) throw new Error('A release endpoint takes no --reason');
    if (site) return requestRelease(site, `${app}/withdraw`);
    await deploy(({ change }) => change((config) => withdraw(config, app, reason)), {
      apps: [app],
    });
  });

main(() => command.parseAsync());
