import { roleUrl } from '@shop/backend/goLive/databaseAddress';
import { connectMessenger } from '@shop/backend/lite/connectMessenger';
import { linkOrigins, smtpFromEnvironment, workerOptions } from '@shop/backend/messageDelivery';
import { deliverDue, startWorker } from '@shop/backend/outbox/worker';
import { readSettings } from '@shop/platform/site/siteSettings';
import { chooseTarget } from '../release/chooseTarget';
import { createCommand, main } from '../run';
import { optionsFromEnvironment } from '../serve/optionsFromEnvironment';
import { stopOnSignal } from '../start/stopOnSignal';

/** The embedded database is free while no server uses it. */
async function openOutbox() {
  const url = process.env['MESSENGER_DATABASE_URL'];
  const { backend: project } = readSettings();
  if (url) return connectMessenger(roleUrl(url, project?.url, 'messenger'));
  if (project) {
    throw new Error(
      'Set MESSENGER_DATABASE_URL to the address of the database, as the role messenger.',
    );
  }
  // The embedded Supabase would be most of what a worker of a hosted database loads.
  const { createBackend } = await import('@shop/backend/lite/createBackend');
  const { accountRules } = await import('@shop/backend/shopPolicy');
  const { dataDir, databaseUrl, projectDir } = optionsFromEnvironment();
  const backend = await createBackend({ dataDir, databaseUrl, projectDir, accountRules });
  return { run: backend.asMessenger, close: backend.close };
}

const command = createCommand(
  'messages',
  'Sends what the outbox holds, and what is written into it, until it is stopped. SMTP_URL is the mail server, MESSENGER_DATABASE_URL the database of a hosted project.',
)
  .option('--once', 'sends what is due and ends, for a schedule')
  .action(async ({ once }: { once?: boolean }) => {
    const deliver = smtpFromEnvironment();
    if (!deliver) throw new Error('Set SMTP_URL, such as smtp://user:password@mail.example:587');
    const target = await chooseTarget();
    let site = await target.read();
    linkOrigins(site);
    const outbox = await openOutbox();
    const options = workerOptions({ run: outbox.run, deliver, site: () => site });
    if (once) {
      try {
        console.info(`Tried to send ${await deliverDue(options)} messages.`);
      } finally {
        await outbox.close();
      }
      return;
    }
    const worker = startWorker(options);
    console.info('Sending messages (Ctrl+C stops it)');
    // The site may get another address.
    const rereading = setInterval(async () => {
      site = await target.read().catch(() => site);
    }, 60_000);
    stopOnSignal(async () => {
      clearInterval(rereading);
      await worker.stop();
      await outbox.close();
    });
  });

main(() => command.parseAsync());
