import { parseArgs } from 'node:util';
import { readRecord } from '../../platform/release/releaseRecord';
import { promote } from '../../shared-site/changes';
import { askDoor, doorAddress } from '../door/askDoor';
import { deploy } from '../release/deploy';
import { main } from '../run';

// npm run promote -- mf-booking [--reason "…"]: makes its canary the live version. The history records the
// reason, unless a door carries it out.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [app] = positionals;
  if (!app)
    throw new Error('Name the remote whose canary to promote: npm run promote -- mf-booking');
  const site = doorAddress();
  if (site) return console.info(await askDoor(site, `${app}/promote`));
  await deploy(
    ({ siteDir, change }) =>
      change((config) =>
        promote(config, app, (name, version) => readRecord(siteDir, name, version), values.reason),
      ),
    { apps: [app] },
  );
});
