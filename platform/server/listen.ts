import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; with the time that a database needs to close, below the ten seconds that containers get. */
const GRACE_MS = 8_000;

/** Milliseconds in which requests arrive that were sent before the stop. */
const SETTLE_MS = 250;

function sentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use; stop the other program or set PORT.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} requires elevated privileges; set PORT to 1024 or more.`;
  return `Port ${port} cannot be opened: ${error.message}`;
}

/** Returns the port, a free one for 0. @throws an Error of one sentence */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(sentence(error, port), { cause: error })));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Each turn of the event loop accepts one connection; closing the socket would reset those that wait. */
async function acceptArrived(server: HttpServer, until: number) {
  let isArriving = true;
  const onConnection = () => {
    isArriving = true;
  };
  server.on('connection', onConnection);
  while (isArriving && performance.now() < until) {
    isArriving = false;
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/** Lets running requests end within `graceMs`, and cuts the others. */
export async function stopListening(server: HttpServer, graceMs = GRACE_MS): Promise<void> {
  // A client that keeps its connection would send requests on it until it is cut.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  const until = performance.now() + graceMs;
  await pause(Math.min(SETTLE_MS, graceMs));
  await acceptArrived(server, until);
  const cut = setTimeout(() => server.closeAllConnections(), until - performance.now());
  // Those whose answer had begun before the stop are kept by their clients.
  const idle = setInterval(() => server.closeIdleConnections(), SETTLE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  clearInterval(idle);
}
