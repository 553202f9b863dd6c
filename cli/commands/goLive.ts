import { administratorStep } from '../../backend/goLive/administratorStep';
import { createAnswers } from '../../backend/goLive/answers';
import { bookingStep } from '../../backend/goLive/bookingStep';
import { catalogueStep } from '../../backend/goLive/catalogueStep';
import { messengerRoleStep, publisherRoleStep } from '../../backend/goLive/databaseRoles';
import { databaseStep } from '../../backend/goLive/databaseStep';
import { migrationsStep } from '../../backend/goLive/migrationsStep';
import { originStep } from '../../backend/goLive/originStep';
import { pagesStep } from '../../backend/goLive/pagesStep';
import { picturesStep } from '../../backend/goLive/picturesStep';
import { projectSettingsStep } from '../../backend/goLive/projectSettingsStep';
import { projectStep } from '../../backend/goLive/projectStep';
import { publicAddressStep } from '../../backend/goLive/publicAddressStep';
import { publishedStep } from '../../backend/goLive/publishedStep';
import { samplesStep } from '../../backend/goLive/samplesStep';
import { signUpsStep } from '../../backend/goLive/signUpsStep';
import { siteUrlStep } from '../../backend/goLive/siteUrlStep';
import { staffAddressStep, staffOriginStep } from '../../backend/goLive/staffOriginStep';
import { takeSteps } from '../../backend/goLive/step';
import { dataDir } from '../../platform/disk/paths';
import { readSettings } from '../../platform/disk/siteSettings';
import { createPageComposer } from '../compose/composeSite';
import { readProjectDir } from '../optionsFromEnvironment';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';

const steps = [
  projectStep,
  databaseStep,
  migrationsStep,
  catalogueStep,
  samplesStep,
  signUpsStep,
  originStep,
  staffOriginStep,
  projectSettingsStep,
  siteUrlStep,
  // Its confirmation needs the mail server and the Site URL.
  administratorStep,
  picturesStep,
  publisherRoleStep,
  pagesStep,
  publishedStep,
  bookingStep,
  publicAddressStep,
  staffAddressStep,
  messengerRoleStep,
];

const repairs = [databaseStep, catalogueStep];

interface Options {
  check?: boolean;
  repair?: boolean;
  yes?: boolean;
  withSamples?: boolean;
}

const command = createCommand(
  'go-live',
  'Takes the shop live on hosted Supabase, step by step. It can be repeated at any point; see docs/going-live.md.',
)
  .option('--check', 'reports what is open, and changes nothing')
  .option(
    '--repair',
    'only compares the database, and applies rights, policies and triggers on accounts again',
  )
  .option('--yes', 'confirms without asking')
  .option(
    '--with-samples',
    'gives a new shop the sample products and articles, and leaves those of a trial',
  )
  .action(async ({ check = false, repair = false, yes = false, withSamples = false }: Options) => {
    const { env, stdin } = process;
    const isReady = await takeSteps(repair ? repairs : steps, {
      settings: readSettings,
      answers: createAnswers({ env, isTerminal: stdin.isTTY, confirmsAll: yes }),
      mayChange: !check,
      wantsSamples: withSamples,
      projectDir: readProjectDir(env),
      dataDir,
      databaseUrl: env['HOSTED_DATABASE_URL'],
      publisherUrl: env['PUBLISHER_DATABASE_URL'],
      messengerUrl: env['MESSENGER_DATABASE_URL'],
      target: await chooseTarget(),
      deploy,
      composer: createPageComposer(),
    });
    if (isReady) return;
    console.info(check ? 'Next: npm run shop -- go-live' : 'Run it again when that is done.');
    process.exitCode = 1;
  });

main(() => command.parseAsync());
