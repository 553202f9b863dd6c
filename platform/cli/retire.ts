import { retire } from '../site/changes';
import { deploy } from './deploy';
import { main } from './run';

// npm run retire -- mf-fleet: removes a remote from the site, with its pages and menu entries.
main(async () => {
  const [app] = process.argv.slice(2);
  if (!app) throw new Error('Name the remote that leaves the site: npm run retire -- mf-fleet');
  if (app === 'shell') throw new Error('The shell can’t leave: every page is built around it');
  await deploy(({ change }) => change((site) => retire(site, app)), { apps: [app] });
});
