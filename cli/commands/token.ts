import { siteDir } from '@shop/platform/machine/paths';
import { displayPath } from '@shop/platform/machine/validateJson';
import { createToken, revokeToken, tokensFile } from '@shop/platform/site/teamTokens';
import { isAppFolder } from '../../shared-site/contract';
import { createCommand, main } from '../run';

interface Options {
  team?: string;
  revoke?: boolean;
}

const command = createCommand(
  'token',
  'Makes the token with which a team releases apps through the release endpoint of the site. It replaces the one the team has.',
)
  .argument('[apps...]', 'remotes, such as mf-fleet, or shell for the team of the platform')
  .option('--team <name>', 'the name of the team; default: its first remote')
  .option('--revoke', 'removes the token')
  .action((apps: string[], { team: named, revoke }: Options) => {
    const [first] = apps;
    const team = named ?? (first === 'shell' ? 'platform' : first);
    const wrong = apps.find((name) => !isAppFolder(name));
    if (wrong) throw new Error(`${wrong} is neither shell nor the name of a remote, like mf-fleet`);
    if (!team || !(first || revoke)) {
      throw new Error('Name what the team releases: npm run shop -- token mf-fleet');
    }
    if (revoke) {
      if (!revokeToken(siteDir, team)) throw new Error(`${team} has no token`);
      console.info(`The token of ${team} is revoked.`);
      return;
    }
    const token = createToken(siteDir, team, apps);
    console.info(`${token}
  The token of ${team}, for ${apps.join(', ')}. It is not stored: ${displayPath(tokensFile(siteDir))} has its hash.
  The team sets it as SHOP_TOKEN; npm run shop -- token ${apps.join(' ')} replaces it.`);
  });

main(() => command.parseAsync());
