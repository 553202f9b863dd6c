import path from 'node:path';
import { parseArgs } from 'node:util';
import { administrator } from '../../backend/goLive/administrator';
import { createAnswers } from '../../backend/goLive/answers';
import { booking } from '../../backend/goLive/booking';
import { database } from '../../backend/goLive/database';
import { exposedSchemas } from '../../backend/goLive/exposedSchemas';
import { grants, schedules } from '../../backend/goLive/grants';
import { migrations } from '../../backend/goLive/migrations';
import { origin } from '../../backend/goLive/origin';
import { passwordChanges } from '../../backend/goLive/passwordChanges';
import { project } from '../../backend/goLive/project';
import { confirmations, signUps } from '../../backend/goLive/signUps';
import { siteUrl } from '../../backend/goLive/siteUrl';
import { takeSteps } from '../../backend/goLive/step';
import { root } from '../../platform/disk/paths';
import { readSettings, type SiteSettings } from '../../platform/disk/siteSettings';
import { composeInChildProcess } from '../compose/composeInChildProcess';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { main } from '../run';

const checks = [
  project,
  administrator,
  signUps,
  confirmations,
  passwordChanges,
  exposedSchemas,
  database,
  migrations,
  grants,
  schedules,
  booking,
  origin,
  siteUrl,
];

/** The settings with the project of an address, with its key of the environment or of these settings. */
function settingsOf(address: string | undefined): SiteSettings {
  if (!address) return readSettings();
  const { env } = process;
  if (env['SUPABASE_PUBLISHABLE_KEY']) env['SUPABASE_URL'] = address;
  const settings = readSettings();
  if (!settings.backend) {
    throw new Error(
      'The key of the project is not known: set SUPABASE_PUBLISHABLE_KEY (dashboard, Project Settings, API Keys).',
    );
  }
  return { ...settings, backend: { ...settings.backend, url: new URL(address).origin } };
}

// npm run doctor [-- https://project.supabase.co]: checks a live project, and changes nothing. What is open is
// printed with what to do about it. See docs/going-live.md.
main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const settings = settingsOf(positionals[0]);
  const { env } = process;
  const isHealthy = await takeSteps(checks, {
    settings: () => settings,
    answers: createAnswers({ env, isTerminal: false, confirmsAll: false }),
    mayChange: false,
    projectDir: env['PROJECT_DIR'] || path.join(root, 'supabase'),
    databaseUrl: env['HOSTED_DATABASE_URL'],
    publisherUrl: undefined,
    messengerUrl: undefined,
    target: await chooseTarget(),
    deploy,
    compose: composeInChildProcess,
  });
  if (!isHealthy) process.exitCode = 1;
});
