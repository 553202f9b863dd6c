import { createServer } from 'node:net';
import { listen } from '@shop/platform/server/listen';
import { readPort } from '../serve/optionsFromEnvironment';

/** @throws an Error of one sentence when the port cannot be opened */
async function probe(port: number): Promise<number> {
  const server = createServer();
  const opened = await listen(server, port, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return opened;
}

/**
 * Chooses another port where `usual` is in use, and prints it.
 * @param requested the value of PORT, if it is for this server: then no other port is taken
 * @throws an Error of one sentence when the requested port is in use or no port
 */
export async function choosePort(app: string, usual: number, requested = ''): Promise<number> {
  if (requested) return probe(readPort(requested));
  return probe(usual).catch(async () => {
    const port = await probe(0);
    console.info(`Port ${usual} is in use; ${app} uses ${port} instead.`);
    return port;
  });
}
