import type { Backend } from '../../backend/lite/createBackend';
import {
  keeping,
  mailsFolder,
  smtpFromEnvironment,
  workerOptions,
} from '../../backend/messageDelivery';
import { startWorker } from '../../backend/outbox/worker';
import { readSite } from '../../platform/disk/siteFile';
import { readPort } from '../optionsFromEnvironment';
import { showMails } from './showMails';

interface Served {
  siteDir: string;
  dataDir: string;
  /** The port of the site. */
  port: number;
  backend: Pick<Backend, 'asMessenger'> | undefined;
}

/** Delivery by a process that serves a site with its data. */
export interface Delivering {
  /** Where the mails are shown; undefined when they are sent. */
  mailsAt: string | undefined;
  stop(): Promise<void>;
}

const nothing: Delivering = { mailsAt: undefined, stop: async () => {} };

/**
 * Delivers messages while a site is served. Without SMTP_URL they are kept, and shown at an address that only
 * this machine answers: MAIL_PORT, or the port after that of the site.
 * @throws an Error of one sentence when SMTP_URL is malformed
 */
export async function deliverWhileServing(served: Served): Promise<Delivering> {
  const { siteDir, dataDir, port, backend } = served;
  if (!backend) {
    console.info('  Messages are not sent from here: npm run shop -- messages sends them');
    return nothing;
  }
  const smtp = smtpFromEnvironment();
  const worker = startWorker(
    workerOptions({
      run: backend.asMessenger,
      deliver: smtp ?? keeping(dataDir),
      site: () => readSite(siteDir),
    }),
  );
  if (smtp) return { ...nothing, stop: worker.stop };
  const { MAIL_PORT } = process.env;
  const page = await showMails(mailsFolder(dataDir), MAIL_PORT ? readPort(MAIL_PORT) : port + 1);
  return {
    mailsAt: page.origin,
    async stop() {
      await worker.stop();
      await page.stop();
    },
  };
}
