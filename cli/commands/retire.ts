import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAnswers } from '../../backend/goLive/answers';
import { htmlFile, readLedger } from '../../platform/disk/composeLedger';
import { retire } from '../../shared-site/changes';
import { type ComposedPage, describeLinks, linksTo } from '../../shared-site/links';
import { deploy } from '../release/deploy';
import { main } from '../run';

/** Reads the composed pages of a site, one by one: there may be thousands. */
function* composedPages(siteDir: string): Generator<ComposedPage> {
  for (const address of Object.keys(readLedger(siteDir))) {
    const file = htmlFile(siteDir, address);
    if (existsSync(file)) yield [address, readFileSync(file, 'utf8')];
  }
}

// npm run retire -- mf-fleet [--yes]: removes a remote from the site, with its pages and menu entries. Where
// others link to it, it lists how many links and asks; --yes confirms that without a terminal.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [app] = positionals;
  if (!app) throw new Error('Name the remote to retire: npm run retire -- mf-fleet');
  if (app === 'shell') throw new Error('The shell cannot be retired: every page needs it');
  const { env, stdin } = process;
  const isTerminal = stdin.isTTY;
  const answers = createAnswers({ env, isTerminal, confirmsAll: values.yes ?? false });
  await deploy(
    async ({ siteDir, read, change }) => {
      const site = await read();
      // What is rejected need not be confirmed.
      retire(site, app);
      const links = describeLinks(linksTo(site, app, composedPages(siteDir)));
      if (links.length) {
        console.info(`These lead to pages of ${app}:\n${links.join('\n')}`);
        const isConfirmed = await answers.confirm(`Retire ${app} nevertheless?`);
        if (!isConfirmed) throw new Error(`${app} stays; nothing has changed.`);
      }
      return change((latest) => retire(latest, app));
    },
    { apps: [app] },
  );
});
