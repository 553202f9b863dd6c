import { existsSync, readFileSync } from 'node:fs';
import { createAnswers } from '@shop/backend/goLive/answers';
import { htmlFile, readLedger } from '@shop/platform/site/composeLedger';
import { retire } from '../../shared-site/changes';
import { type ComposedPage, describeLinks, linksTo } from '../../shared-site/links';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';

/** One by one: there may be thousands. */
function* composedPages(siteDir: string): Generator<ComposedPage> {
  for (const address of Object.keys(readLedger(siteDir))) {
    const file = htmlFile(siteDir, address);
    if (existsSync(file)) yield [address, readFileSync(file, 'utf8')];
  }
}

const command = createCommand(
  'retire',
  'Removes a remote from the site, with its pages and menu entries. Where others link to it, it lists the links and asks.',
)
  .argument('<remote>', 'such as mf-fleet')
  .option('--yes', 'confirms without asking')
  .action(async (app: string, { yes = false }: { yes?: boolean }) => {
    if (app === 'shell') throw new Error('The shell cannot be retired: every page needs it');
    const { env, stdin } = process;
    const answers = createAnswers({ env, isTerminal: stdin.isTTY, confirmsAll: yes });
    await deploy(
      async ({ siteDir, read, change }) => {
        const site = await read();
        // What is rejected need not be confirmed.
        retire(site, app);
        const links = describeLinks(linksTo(site, app, composedPages(siteDir)));
        if (links.length) {
          console.info(`These lead to pages of ${app}:\n${links.join('\n')}`);
          const isConfirmed = await answers.confirm(`Retire ${app} anyway?`);
          if (!isConfirmed) throw new Error(`${app} stays; nothing has changed.`);
        }
        return change((latest) => retire(latest, app));
      },
      { apps: [app] },
    );
  });

main(() => command.parseAsync());
