import { parseArgs } from 'node:util';
import { rollBackApp } from '../../platform/release/rollBackApp';
import { askDoor, doorAddress } from '../door/askDoor';
import { deploy } from '../release/deploy';
import { main } from '../run';

// npm run rollback -- mf-booking [--to 3f2a9c0d1b2e]: makes an earlier version live; builds nothing.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [app] = positionals;
  if (!app) throw new Error('Name the app to roll back: npm run rollback -- mf-booking');
  const site = doorAddress();
  if (site) {
    const query = values.to ? `?version=${encodeURIComponent(values.to)}` : '';
    return console.info(await askDoor(site, `${app}/rollback${query}`));
  }
  await deploy((target) => rollBackApp(target, app, values.to), { apps: [app] });
});
