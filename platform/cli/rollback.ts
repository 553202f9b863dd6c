import { parseArgs } from 'node:util';
import { rollBackApp } from '../release/rollBackApp';
import { deploy } from './deploy';
import { main } from './run';

// npm run rollback -- mf-booking [--to 3f2a9c0d1b2e]: makes an earlier version live; builds nothing.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [app] = positionals;
  if (!app) throw new Error('Name the app to roll back: npm run rollback -- mf-booking');
  await deploy((target) => rollBackApp(target, app, values.to), { apps: [app] });
});
