import { retire } from '../site/changes';
import { deploy } from './deploy';
import { main } from './run';

// npm run retire -- mf-fleet: removes a remote from the site, with its pages and menu entries.
main(async () => {
  const [app] = process.argv.slice(2);
  if (!app) throw new Error('Name the remote to retire: npm run retire -- mf-fleet');
  if (app === 'shell') throw new Error('The shell cannot be retired: every page needs it');
  await deploy(({ change }) => change((site) => retire(site, app)), { apps: [app] });
});
