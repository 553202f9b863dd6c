import { createServer } from 'node:net';
import { listen } from '../../platform/server/listen';
import { readPort } from '../optionsFromEnvironment';

/** Opens a port for a moment. Throws an Error of one sentence when that is not possible. */
async function probe(port: number): Promise<number> {
  const server = createServer();
  const opened = await listen(server, port, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return opened;
}

/**
 * Chooses the port of a development server, before anything starts.
 * @param app the name that is printed
 * @param usual the port that is taken when it is free; otherwise another one is, and printed
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
