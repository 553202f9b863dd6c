import { withdraw } from '../site/changes';
import { deploy } from './deploy';
import { main } from './run';

// npm run withdraw -- mf-booking: takes its canary back from those who have it.
main(async () => {
  const [app] = process.argv.slice(2);
  if (!app) throw new Error('Name the remote whose canary nobody shall get');
  await deploy(({ change }) => change((site) => withdraw(site, app)), { apps: [app] });
});
