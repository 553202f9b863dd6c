import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../disk/paths';
import { readSettings } from '../disk/siteSettings';
import { chooseTarget } from './chooseTarget';
import { administrator } from './goLive/administrator';
import { createAnswers } from './goLive/answers';
import { booking } from './goLive/booking';
import { database } from './goLive/database';
import { messengerRole, publisherRole } from './goLive/databaseRoles';
import { migrations } from './goLive/migrations';
import { origin } from './goLive/origin';
import { pages } from './goLive/pages';
import { project } from './goLive/project';
import { publicAddress } from './goLive/publicAddress';
import { published } from './goLive/published';
import { signUps } from './goLive/signUps';
import { siteUrl } from './goLive/siteUrl';
import { takeSteps } from './goLive/step';
import { main } from './run';

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
  });
  if (isReady) return;
  console.info(values.check ? 'Next: npm run go-live' : 'Run it again when that is done.');
  process.exitCode = 1;
});
