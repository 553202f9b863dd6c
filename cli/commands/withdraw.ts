import { withdraw } from '../../shared-site/changes';
import { askDoor, doorAddress } from '../door/askDoor';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';

const command = createCommand(
  'withdraw',
  'Ends the canary of a remote: all visitors get the live version.',
)
  .argument('<remote>', 'such as mf-booking')
  .option('--reason <sentence>', 'why, for the history; not at a door')
  .action(async (app: string, { reason }: { reason?: string }) => {
    const site = doorAddress();
    if (site && reason) throw new Error('A door takes no --reason');
    if (site) return console.info(await askDoor(site, `${app}/withdraw`));
    await deploy(({ change }) => change((config) => withdraw(config, app, reason)), {
      apps: [app],
    });
  });

main(() => command.parseAsync());
