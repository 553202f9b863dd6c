import { createAnswers } from '@shop/backend/goLive/answers';
import { catalogueStep } from '@shop/backend/goLive/catalogueStep';
import { problemOfAddress } from '@shop/backend/goLive/databaseAddress';
import { picturesStep } from '@shop/backend/goLive/picturesStep';
import { releaseMessages, restoreBackup } from '@shop/backend/goLive/restoreBackup';
import { takeSteps } from '@shop/backend/goLive/step';
import { readSettings } from '@shop/platform/site/siteSettings';
import { createPageComposer } from '../compose/composeSite';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { createCommand, main } from '../run';
import { readProjectDir } from '../serve/optionsFromEnvironment';

interface Options {
  rehearse?: boolean;
  release?: boolean;
}

const command = createCommand(
  'restore',
  'Restores a backup into the empty Supabase project whose database HOSTED_DATABASE_URL names; see docs/backups.md.',
)
  .argument('[folder]', 'of the backup, with the pictures in its folder pictures')
  .option('--rehearse', 'the restored shop never sends a message')
  .option('--release', 'sends the messages that were due, which a restore holds; restores nothing')
  .action(async (folder: string | undefined, { rehearse = false, release = false }: Options) => {
    const { env, stdin } = process;
    const databaseUrl = env['HOSTED_DATABASE_URL'];
    if (!databaseUrl) {
      throw new Error(
        'Set HOSTED_DATABASE_URL to the connection string of the project (Connect, Session pooler).',
      );
    }
    if (release) {
      console.info(`Messages that were held: ${await releaseMessages(databaseUrl)}.`);
      return;
    }
    if (!folder) throw new Error('Name the folder of the backup.');
    const projectDir = readProjectDir(env);
    const { backend } = readSettings();
    const problem = problemOfAddress(databaseUrl, backend?.url ?? '');
    if (problem) throw new Error(problem);
    await restoreBackup(databaseUrl, { folder, isRehearsal: rehearse, projectDir });
    console.info(`Restored ${folder}.`);
    if (!backend)
      console.info(
        'The pictures are uploaded by: npm run shop -- go-live, with DATA_DIR set to this folder.',
      );
    const isReady = await takeSteps([catalogueStep, ...(backend ? [picturesStep] : [])], {
      settings: readSettings,
      answers: createAnswers({ env, isTerminal: stdin.isTTY, confirmsAll: true }),
      mayChange: true,
      wantsSamples: true,
      projectDir,
      dataDir: folder,
      databaseUrl,
      publisherUrl: undefined,
      messengerUrl: undefined,
      target: await chooseTarget(),
      deploy,
      composer: createPageComposer(),
    });
    console.info(
      rehearse
        ? 'Next: npm run shop -- doctor; then delete the project, which holds personal data.'
        : 'Next: npm run shop -- go-live, erase again the data of customers that the backup brought back, and npm run shop -- restore --release.',
    );
    if (!isReady) process.exitCode = 1;
  });

main(() => command.parseAsync());
