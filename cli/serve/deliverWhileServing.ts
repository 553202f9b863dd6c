import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '@shop/backend/lite/createBackend';
import {
  keeping,
  mailsFolder,
  smtpFromEnvironment,
  workerOptions,
} from '@shop/backend/messageDelivery';
import { mailPage } from '@shop/backend/outbox/mailPage';
import { startWorker } from '@shop/backend/outbox/worker';
import { listen, stopListening } from '@shop/platform/server/listen';
import { readSite } from '@shop/platform/site/siteFile';
import { readPort } from './optionsFromEnvironment';

const HERE = '127.0.0.1';

/** A port of its own, which a proxy before the site does not reach. `wanted` may be in use. */
async function showMails(folder: string, wanted: number) {
  const token = randomBytes(16).toString('hex');
  const server = createServer(getRequestListener(mailPage(folder, token).fetch));
  const port = await listen(server, wanted, HERE).catch(() => listen(server, 0, HERE));
  return { address: `http://localhost:${port}/?token=${token}`, stop: () => stopListening(server) };
}

interface Served {
  siteDir: string;
  dataDir: string;
  port: number;
  backend: Pick<Backend, 'asMessenger'> | undefined;
}

export interface Delivering {
  /** Undefined when mails are sent. */
  mailsAt: string | undefined;
  stop(): Promise<void>;
}

const nothing: Delivering = { mailsAt: undefined, stop: async () => {} };

/**
 * Without SMTP_URL mails are kept, and shown on this machine at the address with the returned token: at MAIL_PORT,
 * or the port after that of the site.
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
      keepsMails: !smtp,
      site: () => readSite(siteDir),
    }),
  );
  if (smtp) return { ...nothing, stop: worker.stop };
  const { MAIL_PORT } = process.env;
  const page = await showMails(mailsFolder(dataDir), MAIL_PORT ? readPort(MAIL_PORT) : port + 1);
  return {
    mailsAt: page.address,
    async stop() {
      await worker.stop();
      await page.stop();
    },
  };
}
