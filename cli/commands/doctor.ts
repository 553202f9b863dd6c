import { administratorStep } from '@shop/backend/goLive/administratorStep';
import { createAnswers } from '@shop/backend/goLive/answers';
import { bookingStep } from '@shop/backend/goLive/bookingStep';
import { catalogueStep, rolesStep } from '@shop/backend/goLive/catalogueStep';
import { databaseStep } from '@shop/backend/goLive/databaseStep';
import { exposedSchemasStep } from '@shop/backend/goLive/exposedSchemasStep';
import { gatewaysStep } from '@shop/backend/goLive/gatewaysStep';
import { migrationsStep } from '@shop/backend/goLive/migrationsStep';
import { originStep } from '@shop/backend/goLive/originStep';
import { picturesStep } from '@shop/backend/goLive/picturesStep';
import { projectSettingsStep } from '@shop/backend/goLive/projectSettingsStep';
import { projectStep } from '@shop/backend/goLive/projectStep';
import { restoredStep } from '@shop/backend/goLive/restoreBackup';
import { samplesStep } from '@shop/backend/goLive/samplesStep';
import { messagesStep, publishingStep } from '@shop/backend/goLive/schedulesStep';
import { senderDomainStep } from '@shop/backend/goLive/senderDomainStep';
import { confirmationsStep, signUpsStep } from '@shop/backend/goLive/signUpsStep';
import { siteUrlStep } from '@shop/backend/goLive/siteUrlStep';
import { staffAddressStep, staffOriginStep } from '@shop/backend/goLive/staffOriginStep';
import { takeSteps } from '@shop/backend/goLive/step';
import { dataDir } from '@shop/platform/machine/paths';
import { readSettings, type SiteSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer } from '../compose/composeSite';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';
import { readProjectDir } from '../serve/optionsFromEnvironment';

const checks = [
  projectStep,
  administratorStep,
  signUpsStep,
  confirmationsStep,
  projectSettingsStep,
  exposedSchemasStep,
  databaseStep,
  migrationsStep,
  catalogueStep,
  rolesStep,
  gatewaysStep,
  restoredStep,
  publishingStep,
  messagesStep,
  samplesStep,
  picturesStep,
  bookingStep,
  originStep,
  staffOriginStep,
  siteUrlStep,
  senderDomainStep,
  staffAddressStep,
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

interface Options {
  schedules?: boolean;
  withSamples?: boolean;
}

const command = createCommand(
  'doctor',
  'Checks a live project, and changes nothing. It prints what is left to do, and how; see docs/going-live.md.',
)
  .argument('[address]', 'of the project, https://….supabase.co; default: that of site.config.json')
  .option('--schedules', 'checks only whether saves are published and messages sent, for a monitor')
  .option('--with-samples', 'accepts samples')
  .action(
    async (address: string | undefined, { schedules = false, withSamples = false }: Options) => {
      const settings = settingsOf(address);
      const { env } = process;
      const isHealthy = await takeSteps(schedules ? [publishingStep, messagesStep] : checks, {
        settings: () => settings,
        answers: createAnswers({ env, isTerminal: false, confirmsAll: false }),
        mayChange: false,
        wantsSamples: withSamples,
        projectDir: readProjectDir(env),
        dataDir,
        databaseUrl: env['HOSTED_DATABASE_URL'],
        publisherUrl: undefined,
        messengerUrl: undefined,
        target: await chooseTarget(),
        deploy,
        composer: createPageComposer(),
      });
      if (!isHealthy) process.exitCode = 1;
    },
  );

main(() => command.parseAsync());
