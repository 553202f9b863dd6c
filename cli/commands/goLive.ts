import { administratorStep } from '@shop/backend/goLive/administratorStep';
import { createAnswers } from '@shop/backend/goLive/answers';
import { bookingStep } from '@shop/backend/goLive/bookingStep';
import { catalogueStep } from '@shop/backend/goLive/catalogueStep';
import { messengerRoleStep, publisherRoleStep } from '@shop/backend/goLive/databaseRoles';
import { databaseStep } from '@shop/backend/goLive/databaseStep';
import { migrationsStep } from '@shop/backend/goLive/migrationsStep';
import { originStep } from '@shop/backend/goLive/originStep';
import { pagesStep } from '@shop/backend/goLive/pagesStep';
import { picturesStep } from '@shop/backend/goLive/picturesStep';
import { projectSettingsStep } from '@shop/backend/goLive/projectSettingsStep';
import { projectStep } from '@shop/backend/goLive/projectStep';
import { publicAddressStep } from '@shop/backend/goLive/publicAddressStep';
import { publishedStep } from '@shop/backend/goLive/publishedStep';
import { samplesStep } from '@shop/backend/goLive/samplesStep';
import { signUpsStep } from '@shop/backend/goLive/signUpsStep';
import { siteUrlStep } from '@shop/backend/goLive/siteUrlStep';
import { staffAddressStep, staffOriginStep } from '@shop/backend/goLive/staffOriginStep';
import { takeSteps } from '@shop/backend/goLive/step';
import { dataDir } from '@shop/platform/machine/paths';
import { readSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer } from '../compose/composeSite';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';
import { readProjectDir } from '../serve/optionsFromEnvironment';

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
  .option('--check', 'reports what is left to do, and changes nothing')
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
