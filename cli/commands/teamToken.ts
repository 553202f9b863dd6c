import { parseArgs } from 'node:util';
import { siteDir } from '../../platform/disk/paths';
import { createToken, revokeToken, tokensFile } from '../../platform/disk/teamTokens';
import { displayPath } from '../../platform/disk/validateJson';
import { isAppFolder } from '../../shared-site/contract';
import { main } from '../run';

// npm run team-token -- mf-fleet [mf-van …] [--team fleet]: makes a token with which a team releases these
// remotes through the door of the site, in place of the one that it has; shell for the platform's team.
// --revoke removes it.
main(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { team: { type: 'string' }, revoke: { type: 'boolean' } },
  });
  const [first] = positionals;
  const team = values.team ?? (first === 'shell' ? 'platform' : first);
  const wrong = positionals.find((name) => !isAppFolder(name));
  if (wrong) throw new Error(`${wrong} is neither shell nor the name of a remote, like mf-fleet`);
  if (!team || !(first || values.revoke)) {
    throw new Error('Name what the team releases: npm run team-token -- mf-fleet');
  }
  if (values.revoke) {
    if (!revokeToken(siteDir, team)) throw new Error(`${team} has no token`);
    console.info(`The token of ${team} is revoked.`);
    return;
  }
  const token = createToken(siteDir, team, positionals);
  console.info(`${token}
  The token of ${team}, for ${positionals.join(', ')}. It is not stored: ${displayPath(tokensFile(siteDir))} has its hash.
  The team sets it as SHOP_TOKEN; npm run team-token -- ${positionals.join(' ')} replaces it.`);
});
