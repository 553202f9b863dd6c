import { parseArgs } from 'node:util';
import { withdraw } from '../../shared-site/changes';
import { askDoor, doorAddress } from '../door/askDoor';
import { deploy } from '../release/deploy';
import { main } from '../run';

// npm run withdraw -- mf-booking [--reason "…"]: ends its canary; all visitors get the live version again. The
// history records the reason, unless a door carries it out.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [app] = positionals;
  if (!app)
    throw new Error('Name the remote whose canary to withdraw: npm run withdraw -- mf-booking');
  const site = doorAddress();
  if (site) return console.info(await askDoor(site, `${app}/withdraw`));
  await deploy(({ change }) => change((config) => withdraw(config, app, values.reason)), {
    apps: [app],
  });
});
