import path from 'node:path';
import { administrator } from '../../backend/goLive/administrator';
import { createAnswers } from '../../backend/goLive/answers';
import { booking } from '../../backend/goLive/booking';
import { database } from '../../backend/goLive/database';
import { messengerRole, publisherRole } from '../../backend/goLive/databaseRoles';
import { migrations } from '../../backend/goLive/migrations';
import { origin } from '../../backend/goLive/origin';
import { pages } from '../../backend/goLive/pages';
import { project } from '../../backend/goLive/project';
import { publicAddress } from '../../backend/goLive/publicAddress';
import { published } from '../../backend/goLive/published';
import { signUps } from '../../backend/goLive/signUps';
import { siteUrl } from '../../backend/goLive/siteUrl';
import { takeSteps } from '../../backend/goLive/step';
import { root } from '../../platform/disk/paths';
import { readSettings } from '../../platform/disk/siteSettings';
import { composeInChildProcess } from '../compose/composeInChildProcess';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';

const steps = [
  project,
  database,
  migrations,
  administrator,
  signUps,
  origin,
  siteUrl,
  publisherRole,
  pages,
  published,
  booking,
  publicAddress,
  messengerRole,
];

const command = createCommand(
  'go-live',
  'Takes the shop live on hosted Supabase, step by step. It can be repeated at any point; see docs/going-live.md.',
)
  .option('--check', 'reports what is open, and changes nothing')
  .option('--yes', 'confirms without asking')
  .action(async ({ check, yes = false }: { check?: boolean; yes?: boolean }) => {
    const { env, stdin } = process;
    const isReady = await takeSteps(steps, {
      settings: readSettings,
      answers: createAnswers({ env, isTerminal: stdin.isTTY, confirmsAll: yes }),
      mayChange: !check,
      projectDir: env['PROJECT_DIR'] || path.join(root, 'supabase'),
      databaseUrl: env['HOSTED_DATABASE_URL'],
      publisherUrl: env['PUBLISHER_DATABASE_URL'],
      messengerUrl: env['MESSENGER_DATABASE_URL'],
      target: await chooseTarget(),
      deploy,
      compose: composeInChildProcess,
    });
    if (isReady) return;
    console.info(check ? 'Next: npm run shop -- go-live' : 'Run it again when that is done.');
    process.exitCode = 1;
  });

main(() => command.parseAsync());
