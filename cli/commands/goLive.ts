import path from 'node:path';
import { parseArgs } from 'node:util';
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
import { main } from '../run';

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

// npm run go-live [-- --yes]: takes a shop live on hosted Supabase, step by step, and can be repeated at any
// point. With --check it reports what is open, and changes nothing. See docs/going-live.md.
main(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const { env, stdin } = process;
  const isReady = await takeSteps(steps, {
    settings: readSettings,
    answers: createAnswers({ env, isTerminal: stdin.isTTY, confirmsAll: values.yes ?? false }),
    mayChange: !values.check,
    projectDir: env['PROJECT_DIR'] || path.join(root, 'supabase'),
    databaseUrl: env['HOSTED_DATABASE_URL'],
    publisherUrl: env['PUBLISHER_DATABASE_URL'],
    messengerUrl: env['MESSENGER_DATABASE_URL'],
    target: await chooseTarget(),
    deploy,
    compose: composeInChildProcess,
  });
  if (isReady) return;
  console.info(values.check ? 'Next: npm run go-live' : 'Run it again when that is done.');
  process.exitCode = 1;
});
