import { createServer } from 'node:net';
import { lockDirectory } from '../backend/directoryLock';
import { listen } from '../server/listen';

interface Place {
  port: number;
  host?: string;
  dataDir: string;
}

/**
 * Asks, before anything is built or changed, whether a server could start here.
 * @throws an Error of one sentence when the port is taken or the data in use
 */
export async function checkPlace({ port, host = '127.0.0.1', dataDir }: Place) {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
  const leave = await lockDirectory(dataDir);
  await leave();
}
