import path from 'node:path';
import { remotes } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { readManifest } from '@shop/platform/release/builtRemote';
import { developInSite } from '../dev/developInSite';
import { developSite } from '../dev/developSite';
import { serveOverride } from '../dev/serveOverride';
import { createCommand, main } from '../run';

interface Options {
  in?: string;
  override?: boolean;
}

const command = createCommand(
  'dev',
  'Serves the site with hot reload: every remote, or the shell with those that are named.',
)
  .argument('[remotes...]', 'such as mf-booking; default: all')
  .option('--in <address>', 'your machine shows that deployed site, with one remote from here')
  .option('--override', 'a deployed site shows one remote from here, by ?remote= in its address')
  .action(async (chosen: string[], { in: address, override }: Options) => {
    const unknown = chosen.filter((name) => !remotes.includes(name));
    const [name] = chosen;
    const isOne = address !== undefined || override;
    if (unknown.length || (isOne && chosen.length !== 1)) {
      throw new Error(
        `Name ${isOne ? 'one of' : 'some of'}: ${remotes.join(', ')}${unknown.length ? `; there is no ${unknown.join(', ')}` : ''}`,
      );
    }
    if (name && address) return developInSite(path.join(root, name), readManifest(name), address);
    if (name && override) return serveOverride(name);
    await developSite(chosen.length ? chosen : remotes);
  });

main(() => command.parseAsync());
